/** Stable: rows of the database name them. */
export const MAKE_BACKUP = 'backups.make'
