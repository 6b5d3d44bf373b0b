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
import { CORRECTION_STATUSES } from '#people/enums/attendance'
import { attendanceCorrectionListing } from './listing.js'
import { createAttendanceCorrectionValidator } from './validator.js'

const fields = {
  ...each(['id', 'employeeId'], id),
  version: whole,
  ...each(['number', 'employeeName', 'employeeNameAr', 'note'], text),
  workedOn: day,
  ...each(['inAt', 'outAt'], nullable(instant)),
  status: oneOf(CORRECTION_STATUSES),
  reason: nullable(text),
  createdAt: instant,
  can: can('approve', 'reject', 'cancel'),
}

const row = named('AttendanceCorrectionRow', object(fields))
const correction = named(
  'AttendanceCorrection',
  object({
    ...fields,
    ...each(['firstIn', 'lastOut'], nullable(instant)),
    approval: nullable(approval),
  })
)
const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: correction,
  failures: [409],
})

describe('/api/attendance-corrections', {
  GET: {
    summary: 'List corrections of attendance',
    list: attendanceCorrectionListing,
    answer: arrayOf(row),
  },
  POST: {
    summary: 'Ask for a correction of attendance',
    body: createAttendanceCorrectionValidator,
    status: 201,
    answer: correction,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a correction of attendance', answer: correction },
  'GET /:id/history': {
    summary: 'List the changes of a correction of attendance, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': {
    ...step('Approve a correction of attendance'),
    body: commentValidator,
  },
  'POST /:id/reject': { ...step('Reject a correction of attendance'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Cancel a correction of attendance'), body: reasonValidator },
})
