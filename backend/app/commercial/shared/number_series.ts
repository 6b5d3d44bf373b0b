import { registerSeries, type NumberSeries } from '#core/numbering/series'
import type { InvoiceType } from './invoicing_types.js'

export const CONTRACTS = registerSeries({
  prefix: 'CT',
  table: 'contracts',
  column: 'number',
  entityType: 'contract',
})

export const LEADS = registerSeries({
  prefix: 'L',
  table: 'leads',
  column: 'number',
  entityType: 'lead',
})

export const RECEIPTS = registerSeries({
  prefix: 'RCT',
  table: 'receipts',
  column: 'number',
  entityType: 'receipt',
})

export const REFUNDS = registerSeries({
  prefix: 'RFD',
  table: 'client_refunds',
  column: 'number',
  entityType: 'client_refund',
})

export const WRITE_OFFS = registerSeries({
  prefix: 'WO',
  table: 'invoice_write_offs',
  column: 'number',
  entityType: 'write_off',
})

export const DUNNING_LETTERS = registerSeries({
  prefix: 'DL',
  table: 'dunning_letters',
  column: 'number',
  entityType: 'dunning_letter',
})

const issued = (prefix: string) =>
  registerSeries({ prefix, table: 'invoices', column: 'number', entityType: 'invoice' })

const INVOICES = issued('INV')

/** Every invoice is of one series, what corrects one is of its own. */
export const INVOICE_SERIES: Record<InvoiceType, NumberSeries> = {
  standard: INVOICES,
  advance: INVOICES,
  progress: INVOICES,
  retention_release: INVOICES,
  credit_note: issued('CN'),
  debit_note: issued('DN'),
}
