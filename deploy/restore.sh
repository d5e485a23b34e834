#!/bin/sh
# restore.sh FILE: restores a dump of backup.sh into the database of DATABASE_URL, which must be empty: all or nothing.
set -eu
tables=$(psql --no-psqlrc --tuples-only --no-align --command \
    "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
    echo "This database has $tables tables. A dump is restored into an empty database." >&2
    exit 1
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$1"
echo "Restored. Check it: bastide manage recheck"
