/** Stable: rows of the database name it. */
export const SWEEP_PAST = 'retention.sweep'
