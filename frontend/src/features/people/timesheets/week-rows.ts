import type { TimesheetDay } from './timesheet'
import { isClosed } from './day-head'
import { blankRow, type DraftRow } from './draft'
import type { WeekDraft } from './use-save-week'

/** What can be done to the rows of a week that is being entered. */
export function rowActions({ rows, change }: Pick<WeekDraft, 'rows' | 'change'>) {
  const put = (at: number, values: Partial<DraftRow>) =>
    change(rows.map((row, place) => (place === at ? { ...row, ...values } : row)))
  return {
    put,
    setHours: (at: number, day: number, text: string) =>
      put(at, { hours: rows[at]!.hours.map((old, place) => (place === day ? text : old)) }),
    /** A row below this one, for another task of its project. */
    insert: (at: number) => {
      const next = { ...blankRow(), project: rows[at]?.project ?? null }
      change([...rows.slice(0, at + 1), next, ...rows.slice(at + 1)])
    },
    remove: (at: number) => {
      const rest = rows.filter((_, place) => place !== at)
      change(rest.length ? rest : [blankRow()])
    },
  }
}

export const openDays = (days: readonly TimesheetDay[]) => (day: number) =>
  days[day] !== undefined && !isClosed(days[day])
