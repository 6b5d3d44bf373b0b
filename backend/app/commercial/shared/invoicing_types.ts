/** What is issued to clients. */
export const INVOICE_TYPES = [
  'standard',
  'advance',
  'progress',
  'retention_release',
  'credit_note',
  'debit_note',
] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const INVOICE_STATUSES = ['draft', 'issued', 'partially_paid', 'paid'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** Types that only exist under a contract. */
export const CONTRACT_TYPES: readonly InvoiceType[] = ['advance', 'progress', 'retention_release']

/** Types that only exist beside an issued invoice, for its client and in its currency. */
export const CORRECTIONS: readonly InvoiceType[] = ['credit_note', 'debit_note']

export const RECEIPT_METHODS = ['transfer', 'cheque', 'cash', 'card'] as const

/** Amounts of one document stay below this many minor units (100 billion with two decimals). */
export const LARGEST_AMOUNT = 10_000_000_000_000

/** `ownerType` of printed invoices; their `ownerId` is the invoice's. */
export const INVOICE_FILE = 'invoice'
