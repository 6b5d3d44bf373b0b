import type { Schema } from '../../../api/types'

export const E_INVOICES = 'commercial.e_invoices'
export const SETTING_KEY = ['/api/e-invoicing']

/** How the firm takes part in e-invoicing, as the API answers it. */
export type EInvoicing = Schema<'EInvoicingSetting'>
export type EInvoiceUnit = Schema<'EInvoiceUnit'>

/** The electronic documents of one invoice. */
export type InvoiceEInvoice = Schema<'InvoiceEInvoice'>
export type EInvoiceDocument = InvoiceEInvoice['documents'][number]
export type EInvoiceState = EInvoiceDocument['state']

/** The word of a state carries its meaning; the colour helps. */
export const STATE_COLOURS: Record<EInvoiceState, string> = {
  not_sent: 'default',
  sent: 'blue',
  cleared: 'green',
  reported: 'green',
  warning: 'gold',
  rejected: 'red',
  retry: 'orange',
}
