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
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { VAT_BOXES } from '#core/vat/vat_boxes'
import { vatAdjustmentListing } from './listing.js'
import { adjustmentStates } from './states.js'
import { claimReliefValidator, createAdjustmentValidator } from './validator.js'
import { ADJUSTMENT_KINDS, ADJUSTMENT_STATUSES } from './vat_adjustment.js'

const fields = {
  ...{ id, version: whole, number: text, kind: oneOf(ADJUSTMENT_KINDS), adjustsOn: day },
  ...{ box: oneOf(VAT_BOXES), reason: text, status: oneOf(ADJUSTMENT_STATUSES) },
  ...each(['taxable', 'vat'], money),
  ...each(['comment', 'createdByName'], nullable(text)),
  ...{ approvedOn: nullable(day), writeOffId: nullable(id), createdAt: instant },
  can: can(...adjustmentStates.actions),
}

const row = named('VatAdjustmentRow', object(fields))
const adjustment = named('VatAdjustment', object({ ...fields, approval: nullable(approval) }))
const debt = named(
  'ClaimableDebt',
  object({
    ...{ id, version: whole, number: text, suppliedOn: day, writtenOffOn: day, partyName: text },
    ...each(['taxable', 'vat'], money),
  })
)

const step = (summary: string) => ({ summary, versioned: true as const, answer: adjustment })
const made = { answer: adjustment, status: 201 as const, failures: [409] }

describe('/api/vat-adjustments', {
  GET: {
    summary: 'List adjustments of VAT returns',
    list: vatAdjustmentListing,
    answer: arrayOf(row),
  },
  POST: {
    ...{ summary: 'Ask to adjust a box of a VAT return', body: createAdjustmentValidator },
    ...made,
  },
  'GET /claimable': {
    summary: 'List bad debts whose VAT may be claimed',
    answer: arrayOf(debt),
  },
  'POST /reliefs': {
    ...{ summary: 'Claim the VAT of a bad debt', body: claimReliefValidator },
    ...made,
  },
  'GET /:id': { summary: 'Get an adjustment with its approval', answer: adjustment },
  'GET /:id/history': {
    summary: 'List the changes of an adjustment, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': { ...step('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...step('Reject an adjustment'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Withdraw an adjustment'), body: reasonValidator },
})
