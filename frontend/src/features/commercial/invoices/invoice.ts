import type { Schema } from '../../../api/types'

/** An invoice, credit or debit note as lists show it; amounts are decimal strings. */
export type Invoice = Schema<'Invoice'>

export type InvoiceDetail = Schema<'InvoiceDetail'>

export const INVOICE_TYPES = [
  'standard',
  'advance',
  'progress',
  'retention_release',
  'credit_note',
  'debit_note',
] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

/** Types that are written under a contract, and those that correct an issued invoice. */
export const underContract = (type: string) =>
  ['advance', 'progress', 'retention_release'].includes(type)
export const corrects = (type: string) => type === 'credit_note' || type === 'debit_note'

export const INVOICES = 'commercial.invoices'

export const invoicePath = ({ id }: { id: number | string }): string =>
  `/commercial/invoicing/${id}`

/** The national address of a party in one line. */
export const addressOf = (party: Record<string, string | null | undefined>): string =>
  [
    ...[party.buildingNumber, party.street, party.district, party.city],
    ...[party.postalCode, party.additionalNumber],
  ]
    .filter(Boolean)
    .join(', ')
