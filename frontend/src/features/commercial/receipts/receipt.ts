import type { Schema } from '../../../api/types'

/** Money that came in; what no invoice has taken yet is an advance. */
export type Receipt = Schema<'Receipt'>

export const RECEIPTS = 'commercial.receipts'
export const RECEIPT_METHODS = ['transfer', 'cheque', 'cash', 'card']

export const receiptPath = ({ id }: { id: number | string }): string => `/commercial/receipts/${id}`

/** Amounts by invoice as the request's body takes them; empty cells are no allocation. */
export function allocationsBody(amounts: Record<string, string> = {}) {
  return Object.entries(amounts).flatMap(([invoiceId, amount]) =>
    Number(amount) > 0 ? [{ invoiceId: Number(invoiceId), amount }] : []
  )
}
