/** An invoice, credit or debit note as lists show it; amounts are decimal strings. */
export interface Invoice {
  id: number
  version: number
  type: string
  status: string
  number: string | null
  clientId: number | null
  clientName: string
  currency: string
  issuedOn: string | null
  dueOn: string | null
  overdue: boolean
  gross: string
  retention: string
  advanceRecovery: string
  deductions: string
  taxable: string
  vat: string
  total: string
  payable: string
  settled: string
  balance: string
  can: Record<string, boolean>
}

export interface InvoiceDetail extends Invoice {
  buyer: Record<string, string | null>
  contractId: number | null
  periodFromOn: string | null
  periodToOn: string | null
  suppliedOn: string | null
  paymentDays: number
  deductionReason: string | null
  contract: { id: number; number: string; title: string } | null
  original: { id: number; number: string | null } | null
  certificateNo: number | null
  reason: string | null
  notes: string | null
  pdfUrl: string | null
  lines: {
    id: number
    contractLineId: number | null
    discount: string
    vatCategory: string
    vatRate: string
    exemptionReason: string | null
    description: string
    descriptionAr: string | null
    unit: string | null
    quantity: string
    unitPrice: string
    previousQuantity: string
    net: string
    vat: string
  }[]
  checks: { key: string; ok: boolean; required: boolean }[]
  settlements: {
    id: number
    kind: string
    recordId: number
    number: string
    settledOn: string
    amount: string
  }[]
}

export const INVOICE_TYPES = ['standard', 'advance', 'progress', 'retention_release', 'credit_note', 'debit_note'] as const // prettier-ignore
export type InvoiceType = (typeof INVOICE_TYPES)[number]

/** Types that are written under a contract, and those that correct an issued invoice. */
export const underContract = (type: string) =>
  ['advance', 'progress', 'retention_release'].includes(type)
export const corrects = (type: string) => type === 'credit_note' || type === 'debit_note'

export const INVOICES = 'commercial.invoices'

export const invoicePath = ({ id }: { id: number | string }): string =>
  `/commercial/invoicing/${id}`
