import { toDate } from '#core/database/instants'

/** A datetime column of either database as a table shows it: UTC, `2026-11-21 09:30`. */
export function instantCell(value: string | Date | null): string | null {
  return value === null ? null : toDate(value).toISOString().slice(0, 16).replace('T', ' ')
}
