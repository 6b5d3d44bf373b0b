import { isSqlite } from './dialect.js'

/** SQL for the whole days from 1970-01-01 to the day in a column, as `parseDay` counts them. */
export const dayNumber = (column: string) =>
  isSqlite()
    ? `CAST(julianday(${column}) - 2440587.5 AS INTEGER)`
    : `DATEDIFF(${column}, '1970-01-01')`
