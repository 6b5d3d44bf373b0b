export const PAYMENT_TERMS = 'procurement.payment_terms'

/** Portions and discounts in percent, as decimal strings. */
export interface TermPart {
  portion: string
  dueFrom: string
  months: number
  days: number
  discount: string | null
  discountDays: number
}

export interface PaymentTerm {
  id: number
  version: number
  code: string
  name: string
  nameAr: string
  active: boolean
  parts: TermPart[]
  can: Record<string, boolean>
}

export const termEditPath = ({ id }: { id: number | string }): string =>
  `/procurement/payment-terms/${id}/edit`
