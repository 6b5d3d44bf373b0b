import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { readableChanges } from '#core/openapi/records'
import { REACHED } from './events.js'
import { approvalListing } from './pending_for.js'

const document = {
  id,
  documentType: text,
  documentId: id,
  documentNumber: text,
  title: text,
  titleAr: nullable(text),
  amount: money,
  currency: text,
  link: text,
}
const request = { requestedBy: person, requestedAt: instant }

const pendingApproval = named(
  'PendingApproval',
  object({ ...document, step: nullable(text), stepAr: nullable(text), ...request })
)
/** Who else was notified since a step had waited for long. */
const escalations = arrayOf(
  object({ reached: oneOf(REACHED), people: arrayOf(person), at: instant })
)

const STATUSES = ['pending', 'approved', 'rejected', 'voided']
const steps = arrayOf(
  object({
    name: text,
    nameAr: nullable(text),
    status: oneOf(['waiting', 'pending', 'approved', 'rejected', 'skipped', 'voided']),
    decidedBy: nullable(person),
    onBehalfOf: nullable(person),
    decidedAt: nullable(instant),
    comment: nullable(text),
    escalated: flag,
    deciders: arrayOf(person),
    escalations,
  })
)

/** The latest request of a document, step by step; for the documents of the departments. */
export const approval = named(
  'Approval',
  object({
    status: oneOf(STATUSES),
    ...request,
    steps,
  })
)
const decision = named(
  'ApprovalDecision',
  object({
    ...document,
    ...request,
    ...{ status: oneOf(STATUSES), version: whole, steps },
    authors: arrayOf(person),
    onBehalfOf: nullable(person),
    isReplaced: flag,
    changes: nullable(object(readableChanges)),
    can: can('decide'),
    ...{ resource: text, approve: nullable(text), reject: text },
  })
)

describe('/api/approvals', {
  'GET /:id': {
    summary: 'Get what a document awaiting approval is decided by',
    answer: decision,
  },
  GET: {
    summary: 'List documents awaiting your approval, oldest first',
    list: approvalListing,
    query: { mine: oneOf(['1', 'true']) },
    answer: arrayOf(pendingApproval),
  },
})
