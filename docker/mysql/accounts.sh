# Sourced by the entrypoint of the MySQL image when it makes the database. The portal's account reads and
# writes rows and nothing else: with its password no one drops a trigger of the audit log or changes a table.
# The account of the schema owns the tables: migrations, backups and restores by the console use it.
quoted() {
  printf %s "$1" | sed "s/[\\\\']/\\\\&/g"
}

database=$(printf %s "$MYSQL_DATABASE" | sed 's/_/\\_/g')
portal="'$(quoted "$MYSQL_USER")'@'%'"
schema="'$(quoted "$MYSQL_SCHEMA_USER")'@'%'"
docker_process_sql <<SQL
CREATE USER IF NOT EXISTS $portal IDENTIFIED BY '$(quoted "$MYSQL_PASSWORD")';
CREATE USER IF NOT EXISTS $schema IDENTIFIED BY '$(quoted "$MYSQL_SCHEMA_PASSWORD")';
REVOKE ALL PRIVILEGES, GRANT OPTION FROM $portal;
GRANT SELECT, INSERT, UPDATE, DELETE ON \`$database\`.* TO $portal;
GRANT ALL PRIVILEGES ON \`$database\`.* TO $schema;
GRANT PROCESS ON *.* TO $schema;
SQL

# Copies the data and restores it into databases of drills. It writes no row of the live one; a copy needs TRIGGER, with which
# it could drop those of the audit log, so workers alone have it, and the signed heads outside the database show what follows.
if [ -n "${MYSQL_BACKUP_PASSWORD:-}" ]; then
  backup="'$(quoted "$MYSQL_BACKUP_USER")'@'%'"
  docker_process_sql <<SQL
CREATE USER IF NOT EXISTS $backup IDENTIFIED BY '$(quoted "$MYSQL_BACKUP_PASSWORD")';
GRANT SELECT, SHOW VIEW, TRIGGER, LOCK TABLES ON \`$database\`.* TO $backup;
GRANT ALL PRIVILEGES ON \`${database}\_drill\_%\`.* TO $backup;
SQL
fi
