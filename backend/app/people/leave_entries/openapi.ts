import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { LEAVE_BASES } from '#people/enums/leave_bases'
import { LEAVE_ENTRY_KINDS } from '#people/enums/leave_statuses'
import { leaveEntryValidator } from './validator.js'

const balance = named(
  'LeaveBalance',
  object({
    ...{ leaveTypeId: id, name: text, nameAr: text },
    basis: oneOf(LEAVE_BASES.map(({ value }) => value)),
    balance: nullable(decimal),
    ...each(['pending', 'takenThisYear'], decimal),
    yearDays: nullable(whole),
  })
)

const entry = named(
  'LeaveEntry',
  object({
    ...each(['id', 'leaveTypeId'], id),
    ...each(['typeName', 'typeNameAr'], text),
    kind: oneOf(LEAVE_ENTRY_KINDS),
    effectiveOn: day,
    days: decimal,
    leaveRequestId: nullable(id),
    ...each(['note', 'createdByName'], nullable(text)),
    createdAt: instant,
  })
)

const leave = named(
  'EmployeeLeave',
  object({ balances: arrayOf(balance), entries: arrayOf(entry), can: can('enter') })
)

describe('/api/employees', {
  'GET /:id/leave': {
    summary: 'Get the leave balances of a person, and the entries that they are the sum of',
    answer: leave,
  },
  'POST /:id/leave': {
    summary: 'Enter an opening balance of leave, or a correction',
    body: leaveEntryValidator,
    status: 201,
    answer: leave,
    failures: [409],
  },
})
