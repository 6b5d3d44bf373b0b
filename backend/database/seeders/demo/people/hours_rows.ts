import { DateTime } from 'luxon'
import { diff } from '#core/audit/append_audit'
import { signedRow } from '#core/audit/row_signature'
import { insertRows, ROWS_AT_ONCE } from '#core/database/insert_rows'
import { multiInsert } from '#core/database/multi_insert'
import type { DemoContext } from '#database/seeders/demo/context'
import { sqlTime, writerOf } from '#database/seeders/demo/engineering/demo_unit'
import { TIMESHEET } from '#people/timesheets/record_timesheet'
import type { HoursFacts } from './hours_facts.js'
import type { PlannedWeek } from './hours_plan.js'

/** Writes weeks of one Sunday: what was entered, who approves it, the batch it is locked in, and the log. */
export async function writeWeeks(
  context: DemoContext,
  facts: HoursFacts,
  planned: readonly PlannedWeek[]
) {
  if (!planned.length) return
  const { trx } = context
  const batchId = await batchOf(context, planned)
  const rows = planned.map((week) => timesheetOf(context, week, batchId))
  const ids = await insertRows(trx, 'timesheets', rows, 'employee_id')
  await insertAll(
    trx,
    'time_entries',
    planned.flatMap((week, at) => entriesOf(context, week, ids[at]!))
  )
  await insertAll(
    trx,
    'timesheet_approvals',
    planned.flatMap((week, at) => approvalsOf(context, facts, week, ids[at]!))
  )
  await insertAll(
    trx,
    'audit_logs',
    planned.flatMap((week, at) => logOf(context, facts, week, ids[at]!))
  )
}

type Row = Record<string, unknown>

async function insertAll(trx: DemoContext['trx'], table: string, rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await multiInsert(trx, table, rows.slice(at, at + ROWS_AT_ONCE))
}

const totalOf = ({ entries }: PlannedWeek) => entries.reduce((sum, { minutes }) => sum + minutes, 0)
const isDone = ({ status }: PlannedWeek) => status === 'approved' || status === 'locked'
/** HR enters the hours of those without a sign-in. */
const enteredBy = ({ users }: DemoContext, { person }: PlannedWeek) =>
  person.userId ?? users['hr.manager'].id

/** Sunday morning after the week; what follows comes some hours later. */
const endOf = ({ weekStart }: PlannedWeek, hours: number) =>
  DateTime.fromISO(weekStart, { zone: 'utc' }).plus({ days: 7, hours: 5 + hours })

async function batchOf(context: DemoContext, planned: readonly PlannedWeek[]) {
  const locked = planned.filter(({ status }) => status === 'locked')
  if (!locked.length) return null
  return multiInsert(context.trx, 'timesheet_batches', [
    {
      ...{ week_start: locked[0]!.weekStart, timesheets: locked.length },
      minutes: locked.reduce((sum, week) => sum + totalOf(week), 0),
      created_by: context.users['hr.manager'].id,
      created_at: sqlTime(endOf(locked[0]!, 60)),
    },
  ])
}

function timesheetOf(context: DemoContext, week: PlannedWeek, batchId: number | null): Row {
  const by = enteredBy(context, week)
  const isSent = week.status !== 'draft'
  const sentAt = sqlTime(endOf(week, 0))
  return {
    ...{ employee_id: week.person.id, week_start: week.weekStart, status: week.status },
    ...{ total_minutes: totalOf(week), comment: null, returned_by: null },
    ...{ submitted_at: isSent ? sentAt : null, submitted_by: isSent ? by : null },
    approved_at: isDone(week) ? sqlTime(endOf(week, 26)) : null,
    batch_id: week.status === 'locked' ? batchId : null,
    ...{ version: 1, created_by: by, updated_by: by, created_at: sentAt, updated_at: sentAt },
  }
}

const entriesOf = (context: DemoContext, week: PlannedWeek, timesheetId: number): Row[] =>
  week.entries.map(({ workedOn, projectId, taskId, minutes, costMinor }) => ({
    ...{ timesheet_id: timesheetId, employee_id: week.person.id, worked_on: workedOn },
    ...{ project_id: projectId, task_id: taskId, minutes, note: null, cost_minor: costMinor },
    entered_by: enteredBy(context, week),
  }))

/** The manager for all lines, and who runs a project for its own. */
function approvalsOf(
  context: DemoContext,
  { managers, projects }: HoursFacts,
  week: PlannedWeek,
  timesheetId: number
): Row[] {
  if (week.status === 'draft') return []
  const author = enteredBy(context, week)
  const manager = managers.get(week.person.id) ?? null
  const worked = new Set(week.entries.map(({ projectId }) => projectId))
  const others = projects.filter(
    ({ id, managerId }) =>
      worked.has(id) && managerId !== null && managerId !== manager && managerId !== author
  )
  const lines = [
    { project_id: null, approver_id: manager === author ? null : manager },
    ...others.map(({ id, managerId }) => ({ project_id: id, approver_id: managerId })),
  ]
  const top = context.users['general.manager'].id
  const decidedAt = isDone(week) ? sqlTime(endOf(week, 26)) : null
  return lines.map((line) => ({
    ...{ timesheet_id: timesheetId, ...line, decided_at: decidedAt },
    decided_by: decidedAt ? (line.approver_id ?? top) : null,
  }))
}

const STEPS = { draft: [], submitted: ['submit'], approved: ['submit', 'approve'] } as const
const STATUS = {
  create: 'draft',
  submit: 'submitted',
  approve: 'approved',
  lock: 'locked',
} as const

/** What the audit log says of a week, each step at its time. */
function logOf(
  context: DemoContext,
  { managers }: HoursFacts,
  week: PlannedWeek,
  id: number
): Row[] {
  const { person, weekStart, status } = week
  const steps = status === 'locked' ? ([...STEPS.approved, 'lock'] as const) : STEPS[status]
  const facts = { employeeId: person.id, weekStart, totalMinutes: totalOf(week) }
  const author = enteredBy(context, week)
  const manager = managers.get(person.id)
  const hr = context.users['hr.manager'].id
  const approver = manager && manager !== author ? manager : context.users['general.manager'].id
  const actors = { create: author, submit: author, approve: approver, lock: hr }
  let before: Row = {}
  return (['create', ...steps] as const).map((action, at) => {
    const after = { ...facts, status: STATUS[action] }
    const changes = diff(before, after)
    before = after
    return signedRow({
      at: endOf(week, at * 13).toISO()!,
      actor_id: actors[action],
      actor_name: writerOf(context, actors[action]).name,
      action,
      ...{ entity_type: TIMESHEET, entity_id: String(id) },
      entity_label: `${person.number} · ${weekStart}`,
      changes: JSON.stringify(changes),
    })
  })
}
