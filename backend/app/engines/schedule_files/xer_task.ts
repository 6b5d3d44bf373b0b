import type { Leftovers } from './leftovers.js'
import { PLAIN_TASK, type FileDates, type FileTask } from './schedule_file.js'
import type { XerRow } from './xer_tables.js'
import { CONSTRAINT_TYPES, minutesOf, momentOf, numberOf, TASK_TYPES } from './xer_values.js'

/** @throws ScheduleFileError broken_date */
export function readXerTask(
  row: XerRow,
  parent: string | null,
  calendars: ReadonlySet<string>,
  leftovers: Leftovers
): FileTask {
  const name = row('task_name') || row('task_code')
  countOf(row, name, leftovers)
  const calendar = row('clndr_id')
  if (!calendars.has(calendar)) leftovers.add('unknown_calendars', name)
  const kind = TASK_TYPES[row('task_type')] ?? 'task'
  const status = statusOf(row)
  const target = minutesOf(row, 'target_drtn_hr_cnt') ?? 0
  const left = minutesOf(row, 'remain_drtn_hr_cnt') ?? target
  return {
    key: row('task_id'),
    parent,
    code: row('task_code') || row('task_id'),
    name,
    kind,
    calendar: calendars.has(calendar) ? calendar : null,
    // before it is begun, what is left is what will be done
    duration: Math.max(0, status === 'planned' ? left : target),
    constraint: constraintOf(row),
    deadline: null,
    pinnedStart: null,
    actualStart: status === 'planned' ? null : momentOf(row, 'act_start_date'),
    actualFinish: status === 'finished' ? momentOf(row, 'act_end_date') : null,
    remaining: status === 'begun' ? Math.max(0, left) : null,
    percent: percentOf(row, status, target, left),
    dates: datesOf(row),
  }
}

/** A node of the breakdown structure. */
export const summaryTask = (
  key: string,
  parent: string | null,
  code: string,
  row: XerRow
): FileTask => ({
  ...PLAIN_TASK,
  key,
  parent,
  code,
  name: row('wbs_name') || code,
  kind: 'summary',
})

type Status = 'planned' | 'begun' | 'finished'

function statusOf(row: XerRow): Status {
  if (row('act_end_date')) return 'finished'
  return row('act_start_date') ? 'begun' : 'planned'
}

function constraintOf(row: XerRow): FileTask['constraint'] {
  const kind = CONSTRAINT_TYPES[row('cstr_type')]
  if (!kind) return null
  const at = momentOf(row, 'cstr_date')
  if (kind === 'as_late_as_possible') return { kind, at: null }
  return at === null ? null : { kind, at }
}

function datesOf(row: XerRow): FileDates | null {
  const dates = {
    earlyStart: momentOf(row, 'early_start_date') ?? momentOf(row, 'restart_date'),
    earlyFinish: momentOf(row, 'early_end_date') ?? momentOf(row, 'reend_date'),
    lateFinish: momentOf(row, 'late_end_date'),
    totalFloat: minutesOf(row, 'total_float_hr_cnt'),
  }
  return dates.earlyStart === null && dates.earlyFinish === null ? null : dates
}

function percentOf(row: XerRow, status: Status, target: number, left: number): number {
  if (status !== 'begun') return status === 'finished' ? 100 : 0
  const type = row('complete_pct_type')
  if (type === 'CP_Phys') return bounded(numberOf(row, 'phys_complete_pct') ?? 0)
  if (type === 'CP_Units') {
    const done = numberOf(row, 'act_work_qty') ?? 0
    const whole = done + (numberOf(row, 'remain_work_qty') ?? 0)
    return whole > 0 ? bounded((done / whole) * 100) : 0
  }
  return target > 0 ? bounded(((target - left) / target) * 100) : 0
}

const bounded = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100

function countOf(row: XerRow, name: string, leftovers: Leftovers) {
  if (row('cstr_type2')) leftovers.add('second_constraints', name)
  if (row('suspend_date') && !row('act_end_date')) leftovers.add('suspensions', name)
  if (row('expect_end_date') && !row('act_end_date')) leftovers.add('expected_finishes', name)
  if (row('task_type') === 'TT_Rsrc') leftovers.add('resource_calendars', name)
}
