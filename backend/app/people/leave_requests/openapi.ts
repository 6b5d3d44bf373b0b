import { approval } from '#core/approvals/openapi'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { LEAVE_STATUSES } from '#people/enums/leave_statuses'
import { leaveRequestListing } from './listing.js'
import {
  createLeaveRequestValidator,
  leaveCalendarValidator,
  leaveEstimateValidator,
} from './validator.js'

const fields = {
  ...each(['id', 'employeeId', 'leaveTypeId'], id),
  version: whole,
  ...each(['number', 'employeeName', 'employeeNameAr', 'typeName', 'typeNameAr'], text),
  ...each(['fromOn', 'toOn'], day),
  ...each(['startsHalf', 'endsHalf'], flag),
  days: decimal,
  status: oneOf(LEAVE_STATUSES),
  ...each(['note', 'reason'], nullable(text)),
  createdAt: instant,
  can: can('approve', 'reject', 'cancel'),
}

const row = named('LeaveRequestRow', object(fields))
const request = named(
  'LeaveRequest',
  object({ ...fields, approval: nullable(approval), offersDelegation: flag })
)
const absence = named(
  'Absence',
  object({
    ...each(['employeeId', 'departmentId'], id),
    ...each(['name', 'nameAr'], text),
    ...each(['fromOn', 'toOn'], day),
    status: oneOf(LEAVE_STATUSES),
    ...each(['startsHalf', 'endsHalf'], flag),
    requestId: nullable(id),
    ...each(['typeName', 'typeNameAr'], nullable(text)),
  })
)
const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: request,
  failures: [409],
})

describe('/api/leave-requests', {
  GET: { summary: 'List leave requests', list: leaveRequestListing, answer: arrayOf(row) },
  POST: {
    summary: 'Ask for leave',
    body: createLeaveRequestValidator,
    status: 201,
    answer: request,
    failures: [409],
  },
  'GET /calendar': {
    summary: 'List who is away between two days, with the public holidays',
    query: leaveCalendarValidator,
    answer: object({ absences: arrayOf(absence), holidays: arrayOf(day) }),
  },
  'GET /estimate': {
    summary: 'Count the days that a leave would take',
    query: leaveEstimateValidator,
    answer: object({ days: decimal, available: nullable(decimal) }),
    failures: [409],
  },
  'GET /:id': { summary: 'Get a leave request', answer: request },
  'GET /:id/history': {
    summary: 'List the changes of a leave request, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': { ...step('Approve a leave request'), body: commentValidator },
  'POST /:id/reject': { ...step('Reject a leave request'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Cancel a leave request'), body: reasonValidator },
})
