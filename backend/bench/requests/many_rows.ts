/** SQL that makes many rows inside the database, in the words of the one that is queried. */

export const onMysql = () => process.env.DB_CONNECTION === 'mysql'

/** When the rows were made. */
export const STAMP = "'2026-01-01 00:00:00'"

const DIGITS = Array.from({ length: 10 }, (_, n) => `SELECT ${n} AS n`).join(' UNION ALL ')

/** A table of numbers `n` from 0 to below a power of ten, on both databases. */
export function numbers(powers: number): string {
  const tables = Array.from({ length: powers }, (_, i) => `(${DIGITS}) d${i}`).join(', ')
  const sum = Array.from({ length: powers }, (_, i) => `d${i}.n * ${10 ** i}`).join(' + ')
  return `(SELECT ${sum} AS n FROM ${tables})`
}

/** Text and a number in one, in the words of the database that is queried. */
export function text(prefix: string, column: string): string {
  return onMysql()
    ? `CONCAT(${prefix}, LPAD(${column}, 7, '0'))`
    : `${prefix} || printf('%07d', ${column})`
}

/** A day so many days after another, as text. */
export function dayAfter(day: string, days: string): string {
  return onMysql()
    ? `DATE_FORMAT(DATE_ADD('${day}', INTERVAL ${days} DAY), '%Y-%m-%d')`
    : `date('${day}', '+' || (${days}) || ' days')`
}
