import { InvoiceLineSchema } from '#database/schema'

export default class InvoiceLine extends InvoiceLineSchema {}
