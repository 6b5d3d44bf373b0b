import type { Body } from '../../../api/types'
import { hoursEntry, minutesOf } from './hours'
import type { Timesheet } from './timesheet'

export interface Choice {
  id: number
  code: string
  name: string
  nameAr: string | null
}

/** A row of the grid as it is being entered. `key` lives in the browser only. */
export interface DraftRow {
  key: string
  project: Choice | null
  task: Choice | null
  note: string | null
  /** Hours of each day as they were typed. */
  hours: string[]
}

const DAYS = 7
let made = 0
const newKey = () => `row-${(made += 1)}`

export const blankRow = (): DraftRow => ({
  ...{ key: newKey(), project: null, task: null, note: null },
  hours: Array.from({ length: DAYS }, () => ''),
})

type Line = Timesheet['rows'][number]

/** What has lost its name keeps its number, so that saving does not lose it. */
const choiceOf = (id: number | null, named: Choice | null): Choice | null =>
  id === null ? null : (named ?? { id, code: `#${id}`, name: '', nameAr: null })

const rowOf = ({ projectId, project, taskId, task, note, minutes }: Line): DraftRow => ({
  key: newKey(),
  project: choiceOf(projectId, project),
  task: choiceOf(taskId, task),
  note,
  hours: minutes.map(hoursEntry),
})

/** A week to begin with has one row to type into. */
export const rowsOf = ({ rows }: Pick<Timesheet, 'rows'>): DraftRow[] =>
  rows.length ? rows.map(rowOf) : [blankRow()]

const pairOf = ({ project, task }: DraftRow) => `${project?.id}:${task?.id}`
const isBlank = (row: DraftRow) => !row.project && row.hours.every((text) => text.trim() === '')

/**
 * The rows of another week below those that are there, with their hours on the days that are open; a project and
 * task that has a row already is not repeated.
 */
export function withCopied(
  rows: readonly DraftRow[],
  from: Pick<Timesheet, 'rows'>,
  isOpen: (day: number) => boolean
): DraftRow[] {
  const kept = rows.filter((row) => !isBlank(row))
  const known = new Set(kept.map(pairOf))
  const copied = from.rows
    .map(rowOf)
    .filter((row) => !known.has(pairOf(row)))
    .map((row) => ({ ...row, hours: row.hours.map((text, day) => (isOpen(day) ? text : '')) }))
  const all = [...kept, ...copied]
  return all.length ? all : [blankRow()]
}

/** Minutes of a cell; what is no number of hours counts as none. */
export const minutesIn = (row: DraftRow, day: number): number => minutesOf(row.hours[day]!) ?? 0

export const totalOfDay = (rows: readonly DraftRow[], day: number): number =>
  rows.reduce((sum, row) => sum + minutesIn(row, day), 0)

export const totalOfRow = (row: DraftRow): number =>
  row.hours.reduce((sum, _, day) => sum + minutesIn(row, day), 0)

export const totalOf = (rows: readonly DraftRow[]): number =>
  rows.reduce((sum, row) => sum + totalOfRow(row), 0)

/** Cells whose text is no number of hours, as `row.day`. */
export const unreadable = (rows: readonly DraftRow[]): Set<string> =>
  new Set(
    rows.flatMap((row, at) =>
      row.hours.flatMap((text, day) => (minutesOf(text) === null ? [`${at}.${day}`] : []))
    )
  )

/** The rows that are sent, with the place of each in the grid, so that a refusal finds its cell. */
export function bodyRows(rows: readonly DraftRow[]) {
  const sent = rows.map((row, at) => ({ row, at })).filter(({ row }) => !isBlank(row))
  return {
    places: sent.map(({ at }) => at),
    rows: sent.map(({ row }): Body<'timesheets.save'>['rows'][number] => ({
      projectId: row.project?.id ?? null,
      taskId: row.task?.id ?? null,
      note: row.note?.trim() || null,
      minutes: row.hours.map((_, day) => minutesIn(row, day)),
    })),
  }
}

/** What is compared to know whether something was changed; text that is no number of hours is a change too. */
export const contentOf = (rows: readonly DraftRow[]): string =>
  JSON.stringify([bodyRows(rows).rows, [...unreadable(rows)]])
