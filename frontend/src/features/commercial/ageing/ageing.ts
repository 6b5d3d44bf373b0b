export const AGEING = 'commercial.ageing'
export const STATEMENT = 'commercial.statement'

export const BUCKETS = ['notDue', 'd0to30', 'd31to60', 'd61to90', 'over90'] as const
export const COLUMNS = [...BUCKETS, 'unallocated', 'outstanding', 'retention'] as const
type Amounts = Record<(typeof COLUMNS)[number], string>

export interface AgeingRow extends Amounts {
  clientId: number | null
  clientName: string
}

/** What every client owes on a day, as the API answers it. */
export interface AgeingReport {
  asOf: string
  by: 'due' | 'issued'
  currency: string
  rows: AgeingRow[]
  totals: Amounts
}

export interface AgeingDocument {
  kind: 'invoice' | 'receipt' | 'credit_note'
  id: number
  number: string
  issuedOn: string
  dueOn: string | null
  bucket: string
  open: string
}

export const documentPath = ({ kind, id }: { kind: string; id: number }): string =>
  kind.startsWith('receipt') ? `/commercial/receipts/${id}` : `/commercial/invoicing/${id}`
