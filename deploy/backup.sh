#!/bin/sh
# Dumps the database of DATABASE_URL into BACKUP_FOLDER, once or every BACKUP_EVERY seconds, and keeps BACKUP_KEEP dumps.
# A dump is complete when it has its name: it is written beside it and renamed. Restore it with restore.sh.
set -eu
folder=${BACKUP_FOLDER:-/backups}
keep=${BACKUP_KEEP:-14}

dump() {
    name="$folder/bastide-$(date -u +%Y%m%dT%H%M%SZ).dump"
    # `set -e` counts for nothing inside `dump ||` below, so each step asks for the one before it.
    if ! {
        pg_dump --format=custom --no-owner --no-privileges --file="$name.part" "$DATABASE_URL" &&
            pg_restore --list "$name.part" >/dev/null && # a dump that cannot be read is none
            mv "$name.part" "$name"
    }; then
        rm -f "$name.part"
        return 1
    fi
    echo "$name"
    ls -1 "$folder"/bastide-*.dump | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm "$old"; done
}

mkdir -p "$folder"
dump
while [ -n "${BACKUP_EVERY:-}" ]; do
    sleep "$BACKUP_EVERY"
    dump || echo "the dump failed; the next one is tried in $BACKUP_EVERY seconds" >&2
done
