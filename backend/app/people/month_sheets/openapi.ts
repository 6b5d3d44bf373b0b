import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { DEDUCTIONS, PAY_PARTS } from '#engines/labour/month_pay'
import { MONTH_LINE_WARNINGS, MONTH_SHEET_STATUSES } from '#people/enums/month_sheets'
import { monthSheetLineListing, monthSheetListing } from './listing.js'
import { monthSheetStates } from './states.js'
import { createMonthSheetValidator, monthSheetFileValidator } from './validator.js'

const fields = {
  id,
  ...each(['version', 'people', 'lines', 'warnings'], whole),
  ...each(['month', 'currency'], text),
  status: oneOf(MONTH_SHEET_STATUSES),
  ...each(['wages', 'overtime', 'deducted', 'net'], money),
  ...each(['builtAt', 'checkedAt', 'lockedAt'], nullable(instant)),
  ...each(['builtByName', 'checkedByName', 'lockedByName', 'reason'], nullable(text)),
  can: can(...monthSheetStates.actions),
}

const row = named('MonthSheetRow', object(fields))
const sheet = named('MonthSheet', object({ ...fields, jobId: nullable(uuid) }))

const line = named(
  'MonthSheetLine',
  object({
    ...each(['id', 'employeeId'], id),
    ...each(['employeeNumber', 'employeeName', 'employeeNameAr'], text),
    ...each(['fromOn', 'toOn'], day),
    ...each(['calendarDays', 'workingDays', 'workedMinutes', 'overtimeMinutes'], whole),
    ...each(['attendedDays', 'lateMinutes', 'earlyMinutes'], whole),
    ...each(['monthDays', 'overtimePercent'], whole),
    ...each(['joinedOn', 'leftOn'], nullable(day)),
    settlement: nullable(object({ id, number: text })),
    ...each(['absenceDays', 'leaveDays', 'sickDays', 'paidLeaveDays'], decimal),
    ...each(['partPaidDays', 'unpaidDays', 'unpaidLeaveDays'], decimal),
    ...each([...PAY_PARTS, 'wages', 'overtime', 'deducted', 'net'], money),
    rate: nullable(object(each(PAY_PARTS, money))),
    leave: arrayOf(object({ ...each(['name', 'nameAr'], text), days: decimal })),
    sick: arrayOf(object({ percent: whole, days: decimal })),
    deductions: object(each(DEDUCTIONS, money)),
    warnings: arrayOf(oneOf(MONTH_LINE_WARNINGS)),
  })
)

const change = named(
  'MonthSheetChange',
  object({
    employeeId: id,
    ...each(['number', 'name', 'nameAr'], text),
    ...each(['sheetNet', 'nowNet'], nullable(money)),
  })
)

const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: sheet,
  failures: [409],
})

describe('/api/month-sheets', {
  GET: { summary: 'List month sheets', list: monthSheetListing, answer: arrayOf(row) },
  POST: {
    summary: 'Begin the sheet of a month; a job builds its lines',
    body: createMonthSheetValidator,
    status: 201,
    answer: sheet,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a month sheet', answer: sheet },
  'DELETE /:id': { summary: 'Delete a draft', versioned: true, failures: [409] },
  'GET /:id/history': {
    summary: 'List the changes of a month sheet, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/lines': {
    summary: 'List the lines of a month sheet; each look is logged',
    list: monthSheetLineListing,
    answer: arrayOf(line),
  },
  'GET /:id/changes': {
    summary: 'List whose figures have changed since the lines were counted',
    answer: arrayOf(change),
  },
  'GET /:id/file': {
    summary: 'Get a month sheet for payroll as CSV or XLSX; each download is logged',
    query: monthSheetFileValidator,
    media: 'application/octet-stream',
    failures: [409],
  },
  'POST /:id/build': step('Have the lines of a draft counted again, as a job'),
  'POST /:id/check': step('Mark a month sheet as checked'),
  'POST /:id/lock': step('Lock a month sheet that another has checked'),
  'POST /:id/reopen': { ...step('Make a draft of a month sheet again'), body: reasonValidator },
})
