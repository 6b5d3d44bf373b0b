import { documentStates } from '#core/approvals/document_states'
import type PaymentRun from './models/payment_run.js'

const ability = 'payment-runs.prepare'
const decides = { ability: 'payment-runs.approve', decidedBy: 'approver' } as const

/**
 * The life of a payment run: draft → submitted → approved | rejected, approved → paid. Until it is paid it
 * may be cancelled. The file for the bank exists while it is approved and not paid yet: a run that the
 * bank has paid is not sent again.
 */
export const paymentRunStates = documentStates<Pick<PaymentRun, 'status' | 'createdBy'>>()({
  update: { from: ['draft'], ability },
  submit: { from: ['draft'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['draft', 'submitted', 'approved'], ability },
  download: { from: ['approved'], ability: 'payment-runs.bank-file' },
  pay: { from: ['approved'], ability: 'purchase-orders.pay' },
})
