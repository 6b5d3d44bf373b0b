import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { EInvoiceSchema } from '#database/schema'
import Invoice from '#commercial/invoices/models/invoice'
import type { EInvoiceState, Failure } from '../enums.js'

/** A signed document of an invoice and what the authority has said about it. */
export default class EInvoice extends EInvoiceSchema {
  static table = 'e_invoices'

  declare state: EInvoiceState
  declare failure: Failure | null

  @belongsTo(() => Invoice)
  declare invoice: BelongsTo<typeof Invoice>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { invoiceId, attempt, counter, uuid, hash, state, failure } = this
    return { invoiceId, attempt, counter, uuid, hash, state, failure: failure ?? null }
  }
}
