import { describe } from '#core/openapi/registry'
import {
  arrayOf,
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
} from '#core/openapi/schema'
import { approvalListing } from './pending_for.js'

const pendingApproval = named(
  'PendingApproval',
  object({
    id,
    documentType: text,
    documentId: id,
    documentNumber: text,
    title: text,
    titleAr: nullable(text),
    amount: money,
    currency: text,
    link: text,
    step: nullable(text),
    stepAr: nullable(text),
    requestedBy: person,
    requestedAt: instant,
  })
)

/** The latest request of a document, step by step; for the documents of the departments. */
export const approval = named(
  'Approval',
  object({
    status: oneOf(['pending', 'approved', 'rejected', 'voided']),
    requestedBy: person,
    requestedAt: instant,
    steps: arrayOf(
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
      })
    ),
  })
)

describe('/api/approvals', {
  GET: {
    summary: 'List documents awaiting your approval, oldest first',
    list: approvalListing,
    query: { mine: oneOf(['1', 'true']) },
    answer: arrayOf(pendingApproval),
  },
})
