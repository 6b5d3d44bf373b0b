import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ContractSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { VatCategory } from '#engines/money/vat'
import type { VatOnRetention } from './certificate.js'
import ContractLine from './contract_line.js'

export default class Contract extends ContractSchema {
  declare vatOnRetention: VatOnRetention
  declare vatCategory: VatCategory

  @hasMany(() => ContractLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof ContractLine>

  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  refreshSearchText() {
    const { number, title, titleAr, clientName, reference } = this
    this.searchText = searchText(number, title, titleAr, clientName, reference)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, title, titleAr, clientId, clientName, reference, currency, vatRateBp } = this
    const { vatCategory, exemptionReason } = this
    const { retentionBp, retentionCapBp, advanceRecoveryBp, vatOnRetention, paymentDays } = this
    return {
      number,
      title,
      titleAr,
      clientId,
      clientName,
      reference,
      currency,
      vatRateBp,
      vatCategory,
      exemptionReason: exemptionReason ?? null,
      retentionBp,
      retentionCapBp,
      advanceRecoveryBp,
      vatOnRetention,
      paymentDays,
      value: this.money(this.valueMinor),
    }
  }
}
