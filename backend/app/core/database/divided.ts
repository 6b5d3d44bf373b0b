import { isSqlite } from './dialect.js'

/** SQL for a whole-number division, as each database writes it. */
export const divided = (numerator: string, denominator: string) =>
  isSqlite() ? `(${numerator}) / (${denominator})` : `(${numerator}) DIV (${denominator})`
