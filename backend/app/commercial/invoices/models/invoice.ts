import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { InvoiceSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { InvoiceStatus, InvoiceType } from '#commercial/shared/invoicing_types'
import Contract from '#commercial/contracts/contract'
import InvoiceLine from './invoice_line.js'

export default class Invoice extends InvoiceSchema {
  declare type: InvoiceType
  declare status: InvoiceStatus

  @hasMany(() => InvoiceLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof InvoiceLine>

  @belongsTo(() => Contract)
  declare contract: BelongsTo<typeof Contract>

  @belongsTo(() => Invoice, { foreignKey: 'originalId' })
  declare original: BelongsTo<typeof Invoice>

  /** An amount as the wire shows it. */
  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  /** Past its due day with something open; derived, so that no one has to set it. */
  isOverdue(today: string): boolean {
    // what a credit note has left is owed by the firm
    if (this.status === 'draft' || this.type === 'credit_note') return false
    return this.balanceMinor > 0 && !!this.dueOn && this.dueOn < today
  }

  refreshSearchText() {
    this.searchText = searchText(
      this.number,
      this.clientName,
      this.buyer.vatNumber,
      this.orderNumber,
      this.notes
    )
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, type, status, clientId, clientName, contractId, currency, dueOn, issuedOn } =
      this
    const { reason, originalId, buyer, notes, deductionReason } = this
    return {
      number: number ?? null,
      type,
      status,
      clientId,
      clientName,
      contractId: contractId ?? null,
      currency,
      issuedOn: issuedOn ?? null,
      dueOn: dueOn ?? null,
      gross: this.money(this.grossMinor),
      retention: this.money(this.retentionMinor),
      advanceRecovery: this.money(this.advanceRecoveryMinor),
      deductions: this.money(this.deductionsMinor),
      deductionReason: deductionReason ?? null,
      vat: this.money(this.vatMinor),
      total: this.money(this.totalMinor),
      payable: this.money(this.payableMinor),
      reason: reason ?? null,
      originalId: originalId ?? null,
      buyer,
      notes: notes ?? null,
      orderNumber: this.orderNumber ?? null,
      simplified: !!this.simplified,
    }
  }
}
