import type { Schema } from '../../../api/types'

export const PROMISES = 'commercial.payment_promises'

/** What a client has said to pay, and whether receipts have kept it. */
export type PaymentPromise = Schema<'PaymentPromise'>
