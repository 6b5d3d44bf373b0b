import { approval } from '#core/approvals/openapi'
import { historyEntry, job } from '#core/openapi/records'
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
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { SERVICE_ENDS } from '#engines/labour/end_of_service'
import {
  NOTICE_PAYERS,
  SETTLEMENT_ENTRY_KINDS,
  SETTLEMENT_STATUSES,
} from '#people/enums/settlements'
import { CHANGES } from './changed_since.js'
import { settlementListing } from './listing.js'
import { settlementStates } from './states.js'
import {
  createSettlementValidator,
  printSettlementValidator,
  settlementPaymentValidator,
  updateSettlementValidator,
} from './validator.js'

const values = (choices: readonly { value: string }[]) => oneOf(choices.map(({ value }) => value))

const fields = {
  ...each(['id', 'employeeId'], id),
  version: whole,
  ...each(['number', 'employeeNumber', 'employeeName', 'employeeNameAr'], text),
  lastDayOn: day,
  serviceEnd: oneOf(SERVICE_ENDS),
  status: oneOf(SETTLEMENT_STATUSES),
  ...each(['reason', 'createdByName'], nullable(text)),
  ...each(['approvedOn', 'paidOn'], nullable(day)),
  createdAt: instant,
  can: can(...settlementStates.actions),
}

const service = { ...each(['years', 'days', 'yearDays'], whole) }

const figures = named(
  'SettlementFigures',
  object({
    ...each(['joinOn', 'lastDayOn'], day),
    service: object({ ...service, suspendedDays: whole }),
    pay: object({
      effectiveOn: day,
      ...each(['basic', 'housing', 'transport', 'other', 'wage'], money),
    }),
    award: object({
      ...each(['article', 'part', 'of'], whole),
      steps: arrayOf(object({ ...service, monthHundredths: whole, amount: money })),
      ...each(['full', 'amount'], money),
    }),
    leave: arrayOf(
      object({
        leaveTypeId: id,
        ...each(['name', 'nameAr'], text),
        ...{ days: decimal, amount: money },
      })
    ),
    month: nullable(object({ ...each(['from', 'to'], day), days: decimal, amount: money })),
    notice: nullable(object({ days: whole, by: values(NOTICE_PAYERS), amount: money })),
    compensation: nullable(
      object({ basis: oneOf(['years', 'remaining', 'least']), amount: money })
    ),
  })
)

const settlement = named(
  'Settlement',
  object({
    ...fields,
    ...each(['resignedOn', 'eventOn'], nullable(day)),
    noticeDays: whole,
    noticeBy: nullable(values(NOTICE_PAYERS)),
    ...each(['note', 'paymentReference'], nullable(text)),
    ...each(['isCompensated', 'paysMonth'], flag),
    currency: text,
    ...each(['due', 'deducted', 'net'], money),
    figures,
    entries: arrayOf(
      object({
        kind: values(SETTLEMENT_ENTRY_KINDS),
        text,
        custodyId: nullable(id),
        amount: nullable(money),
      })
    ),
    changedSince: arrayOf(oneOf(CHANGES)),
    approval: nullable(approval),
  })
)

const written = named(
  'WrittenSettlement',
  object({ id, version: whole, number: text, status: oneOf(SETTLEMENT_STATUSES) })
)
const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: written, failures: [409] },
})
const file = named(
  'SettlementFile',
  object({
    ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
    uploadedByName: nullable(text),
  })
)

describe('/api/settlements', {
  GET: {
    summary: 'List settlements, without amounts',
    list: settlementListing,
    answer: arrayOf(named('SettlementRow', object(fields))),
  },
  POST: {
    ...{ summary: 'Make the settlement of someone who leaves', body: createSettlementValidator },
    ...{ status: 201, answer: written, failures: [409] },
  },
  'GET /leavers': {
    summary: 'Look up who leaves and has no settlement yet',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('Leaver', object({ id, label: text }))),
  },
  'GET /:id': {
    summary: 'Get a settlement with its computation; each look is logged',
    answer: settlement,
  },
  'PATCH /:id': { ...step('Change a settlement'), body: updateSettlementValidator },
  'DELETE /:id': { summary: 'Delete a draft of a settlement', versioned: true, failures: [409] },
  'GET /:id/history': {
    ...{ summary: 'List the changes of a settlement, newest first', counted: true },
    answer: arrayOf(historyEntry),
  },
  'GET /:id/prints': { summary: 'List the PDFs of a settlement', answer: arrayOf(file) },
  'POST /:id/prints': {
    summary: 'Print a settlement as PDF, as a job',
    ...{ body: printSettlementValidator, answer: job, status: 202 },
  },
  'POST /:id/submit': { ...step('Submit a settlement for approval'), body: noBody },
  'POST /:id/approve': { ...step('Approve a settlement'), body: commentValidator },
  'POST /:id/reject': { ...step('Reject a settlement'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Cancel a settlement'), body: reasonValidator },
  'POST /:id/pay': { ...step('Note that a settlement was paid'), body: settlementPaymentValidator },
})
