#!/bin/sh
# Run once by PostgreSQL's image, in an empty database: the service's own role, which is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$PLUMBLINE_DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role plumbline login nosuperuser nocreatedb nocreaterole password :'password';
create database plumbline owner plumbline;
SQL
