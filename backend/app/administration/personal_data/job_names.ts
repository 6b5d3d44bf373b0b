/** Stable: rows of the database name it. */
export const ERASE_PERSON = 'personal_data.erase'
