-- The time-outs of docs/operating.md as those of the role, for connections through PgBouncer, which passes none on.
-- In milliseconds. Migrations go to PostgreSQL itself and are exempt.
DO $$
DECLARE setting text;
BEGIN
  FOREACH setting IN ARRAY ARRAY['lock_timeout = 400', 'statement_timeout = 15000', 'idle_in_transaction_session_timeout = 15000'] LOOP
    EXECUTE format('ALTER ROLE %I SET %s', current_user, setting);
  END LOOP;
END $$;
