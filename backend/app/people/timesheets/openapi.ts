import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { TIMESHEET_STATUSES, WEEK_STATES } from '#people/enums/timesheets'
import { timesheetListing } from './listing.js'
import { timesheetStates } from './states.js'
import {
  lockWeekValidator,
  saveWeekValidator,
  teamWeekValidator,
  weekValidator,
} from './validator.js'

const about = {
  version: whole,
  weekStart: day,
  status: oneOf(TIMESHEET_STATUSES),
  totalMinutes: whole,
  batchId: nullable(id),
  employeeId: id,
  ...each(['employeeNumber', 'employeeName', 'employeeNameAr'], text),
}

const row = named('TimesheetRow', object({ id, ...about, updatedAt: instant }))

const choice = object({ id, code: text, name: text, nameAr: nullable(text) })
const option = named(
  'TimeOption',
  object({ id, label: text, code: text, name: text, nameAr: nullable(text) })
)

const weekDay = named(
  'TimesheetDay',
  object({
    on: day,
    ...each(['isRest', 'isHoliday', 'isRamadan', 'isFuture'], flag),
    leave: oneOf(['none', 'half', 'full']),
  })
)

const line = named(
  'TimesheetLine',
  object({
    ...each(['projectId', 'taskId'], nullable(id)),
    note: nullable(text),
    ...each(['project', 'task'], nullable(choice)),
    minutes: arrayOf(whole),
  })
)

const approval = named(
  'TimesheetApproval',
  object({
    projectId: nullable(id),
    ...each(['approver', 'decidedBy'], nullable(person)),
    decidedAt: nullable(instant),
  })
)

const content = {
  ...about,
  comment: nullable(text),
  ...each(['requiredMinutes', 'shortageMinutes'], whole),
  returnedBy: nullable(person),
  ...each(['submittedAt', 'approvedAt'], nullable(instant)),
  days: arrayOf(weekDay),
  rows: arrayOf(line),
  approvals: arrayOf(approval),
  can: can(...timesheetStates.actions),
}
const timesheet = named('Timesheet', object({ id, ...content }))
/** One that nobody has begun has no id yet. */
const week = named('TimesheetWeek', object({ id: nullable(id), ...content }))

const member = named(
  'TimesheetMember',
  object({
    ...each(['employeeId', 'departmentId'], id),
    ...each(['number', 'name', 'nameAr'], text),
    timesheetId: nullable(id),
    version: whole,
    state: oneOf(WEEK_STATES),
    ...each(['totalMinutes', 'requiredMinutes', 'shortageMinutes'], whole),
    waitsForMe: flag,
  })
)

const team = named(
  'TimesheetTeam',
  object({
    weekStart: day,
    counts: object(each(WEEK_STATES, whole)),
    pageSize: whole,
    people: arrayOf(member),
  })
)

const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: timesheet,
  failures: [409],
})

const lookup = { q: text, id: arrayOf({ type: 'integer' }) }

describe('/api/timesheets', {
  GET: { summary: 'List timesheets', list: timesheetListing, answer: arrayOf(row) },
  'GET /week': {
    summary: 'Get the week of a person, also one that nobody has begun',
    query: weekValidator,
    answer: week,
    failures: [404, 409],
  },
  'PUT /week': {
    ...step('Save the week of a person whole; version 0 begins it'),
    body: saveWeekValidator,
    failures: [404, 409],
  },
  'GET /team': {
    summary: 'List the people of a team with the state of their week',
    query: teamWeekValidator,
    answer: team,
  },
  'GET /projects': {
    summary: 'Look up projects that hours can be entered on',
    query: lookup,
    answer: arrayOf(option),
  },
  'GET /projects/:id/tasks': {
    summary: 'Look up tasks of a project',
    query: lookup,
    answer: arrayOf(option),
  },
  'POST /batches': {
    summary: 'Lock the approved timesheets of a week',
    body: lockWeekValidator,
    status: 201,
    answer: named(
      'TimesheetBatch',
      object({ id, weekStart: day, timesheets: whole, minutes: whole })
    ),
    failures: [409],
  },
  'GET /:id': { summary: 'Get a timesheet', answer: timesheet },
  'GET /:id/history': {
    summary: 'List the changes of a timesheet, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/submit': { ...step('Submit a timesheet'), body: noBody },
  'POST /:id/recall': { ...step('Recall a submitted timesheet'), body: noBody },
  'POST /:id/approve': { ...step('Approve lines of a timesheet'), body: commentValidator },
  'POST /:id/return': { ...step('Return a timesheet to be corrected'), body: reasonValidator },
  'POST /:id/reopen': { ...step('Reopen an approved timesheet'), body: reasonValidator },
})
