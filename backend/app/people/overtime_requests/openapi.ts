import { approval } from '#core/approvals/openapi'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
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
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { OVERTIME_STATUSES } from '#people/enums/overtime_statuses'
import { overtimeRequestListing } from './listing.js'
import { createOvertimeRequestValidator } from './validator.js'

const fields = {
  ...each(['id', 'employeeId'], id),
  version: whole,
  ...each(['number', 'employeeName', 'employeeNameAr', 'reason'], text),
  workedOn: day,
  minutes: whole,
  projectId: nullable(id),
  ...each(['projectName', 'projectNameAr', 'lateReason', 'decisionReason'], nullable(text)),
  status: oneOf(OVERTIME_STATUSES),
  createdAt: instant,
  can: can('approve', 'reject', 'cancel'),
}

const row = named('OvertimeRequestRow', object(fields))
const request = named(
  'OvertimeRequest',
  object({ ...fields, countedMinutes: nullable(whole), approval: nullable(approval) })
)
const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: request,
  failures: [409],
})

describe('/api/overtime-requests', {
  GET: { summary: 'List overtime requests', list: overtimeRequestListing, answer: arrayOf(row) },
  POST: {
    summary: 'Ask for overtime',
    body: createOvertimeRequestValidator,
    status: 201,
    answer: request,
    failures: [409],
  },
  'GET /:id': { summary: 'Get an overtime request', answer: request },
  'GET /:id/history': {
    summary: 'List the changes of an overtime request, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': { ...step('Approve an overtime request'), body: commentValidator },
  'POST /:id/reject': { ...step('Reject an overtime request'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Cancel an overtime request'), body: reasonValidator },
})
