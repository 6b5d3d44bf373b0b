import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import type { WorkCalendar } from '@binaa/backend/work-calendar'
import type { WorkUnits } from '@binaa/backend/durations'
import type { Colleague } from '../../../../../api/types'
import type { Formats } from '../../../../../kit/display/use-formats'
import type {
  Change,
  ScheduleCalendar,
  ScheduleResource,
  SchedulePlan,
  ScheduleTask,
} from '../../plan/types'

/** What cells are written and read with; the same object until one of its members changes. */
export interface CellContext {
  t: TFunction
  language: string
  formats: Formats
  currency: string
  /** The calendar of tasks that name none. */
  calendarId: number
  calendars: ScheduleCalendar[]
  workCalendars: ReadonlyMap<number, WorkCalendar>
  resources: ScheduleResource[]
  /** Who may be assigned. */
  people: readonly Colleague[]
  unitsOf: (task: Pick<ScheduleTask, 'calendarId'>) => WorkUnits
}

/** A task with what its row shows beside its own facts. */
export interface GridRow {
  task: ScheduleTask
  /** Its number among all tasks, from 1. */
  number: number
  level: number
  isCollapsed: boolean
  /** `A1000FS+2d;A1010` */
  predecessors: string
  /** `CREW-1;CRANE[2]` */
  resources: string
  /** The day on which its material is there; null where no order says one. */
  readyOn: string | null
}

/** What typed text comes to: changes, or why it does not. */
export type Parsed = { changes: Change[] } | { problem: string }

export interface GridColumn {
  key: string
  width: number
  align?: 'end'
  /** Codes, dates and figures read from the left in Arabic pages too. */
  dir?: 'ltr'
  /** Not among the columns that are shown at first. */
  optional?: boolean
  /** What is edited and copied. */
  text: (row: GridRow, context: CellContext) => string
  /** What is shown, when it is not the text. */
  render?: (row: GridRow, context: CellContext) => ReactNode
  /** Absent: never edited. */
  parse?: (text: string, row: GridRow, plan: SchedulePlan, context: CellContext) => Parsed
  /** False for a row in which the column is computed. */
  isEditable?: (row: GridRow) => boolean
  /** Edited by choosing among these. */
  choices?: (context: CellContext) => { value: string; label: string }[]
}

export const isEditable = (column: GridColumn, row: GridRow): boolean =>
  column.parse !== undefined && (column.isEditable?.(row) ?? true)

/** Facts of one task as a change. */
export const updateOf = (
  { task }: GridRow,
  fields: Extract<Change, { op: 'update' }>['fields']
): Parsed => ({ changes: [{ op: 'update', id: task.id, fields }] })
