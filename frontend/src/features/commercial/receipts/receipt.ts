/** Money that came in; what no invoice has taken yet is an advance. */
export interface Receipt {
  id: number
  version: number
  number: string
  clientId: number | null
  clientName: string
  receivedOn: string
  method: string
  reference: string | null
  currency: string
  amount: string
  allocated: string
  unallocated: string
  notes: string | null
  reversedOn: string | null
  reversalReason: string | null
  allocations: {
    id: number
    invoiceId: number
    number: string
    settledOn: string
    amount: string
  }[]
  can: Record<string, boolean>
}

export const RECEIPTS = 'commercial.receipts'
export const RECEIPT_METHODS = ['transfer', 'cheque', 'cash', 'card']

export const receiptPath = ({ id }: { id: number | string }): string => `/commercial/receipts/${id}`

/** Amounts by invoice as the request's body takes them; empty cells are no allocation. */
export function allocationsBody(amounts: Record<string, string> = {}) {
  return Object.entries(amounts).flatMap(([invoiceId, amount]) =>
    Number(amount) > 0 ? [{ invoiceId: Number(invoiceId), amount }] : []
  )
}
