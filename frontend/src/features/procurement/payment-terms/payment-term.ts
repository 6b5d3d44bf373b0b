import type { Schema } from '../../../api/types'

export const PAYMENT_TERMS = 'procurement.payment_terms'

export type PaymentTerm = Schema<'PaymentTerm'>

export const termEditPath = ({ id }: { id: number | string }): string =>
  `/procurement/payment-terms/${id}/edit`
