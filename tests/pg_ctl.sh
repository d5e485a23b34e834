#!/bin/sh
# pg_ctl for root: the user postgres owns the data folder (the argument after --pgdata or -D) and runs the program.
# The folders above belong to pytest and root; others may only pass through them.
set -eu
previous=
for argument in "$@"; do
    if [ "$previous" = --pgdata ]; then
        folder=$(dirname "$argument")
        chown -R postgres "$folder"
        while [ "$folder" != / ]; do
            chmod o+x "$folder" 2>/dev/null || true
            folder=$(dirname "$folder")
        done
    fi
    previous=$argument
done
cd /
exec setpriv --reuid=postgres --regid=postgres --init-groups "$PG_CTL" "$@"
