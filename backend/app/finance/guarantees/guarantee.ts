import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { GuaranteeExtensionSchema, GuaranteeSchema } from '#database/schema'
import { formatDecimal, formatMoney } from '#engines/money/money'
import { HELD_STATES, type GuaranteeState } from '#finance/enums/guarantees'

export class GuaranteeExtension extends GuaranteeExtensionSchema {
  static table = 'guarantee_extensions'
}

/** What a bank stands for, for the firm or to it. */
export default class Guarantee extends GuaranteeSchema {
  declare status: GuaranteeState

  @hasMany(() => GuaranteeExtension, { foreignKey: 'guaranteeId' })
  declare extensions: HasMany<typeof GuaranteeExtension>

  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  get isHeld(): boolean {
    return HELD_STATES.includes(this.status)
  }

  /** It holds to the end of the day on which it expires. */
  statusOn(day: string): GuaranteeState | 'expired' {
    return this.isHeld && this.expiresOn < day ? 'expired' : this.status
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { direction, kind, status, bank, number, beneficiary, currency, issuedOn } = this
    const { expiresOn, endedOn, endReason, tenderId, contractId, purchaseOrderId, note } = this
    const percent = (bp: number | null) => (bp === null ? null : formatDecimal(bp, 2))
    const minor = (value: number | null) => (value === null ? null : this.money(value))
    return {
      ...{ direction, kind, status, bank, number, beneficiary, currency, issuedOn, expiresOn },
      ...{ endedOn, endReason, tenderId, contractId, purchaseOrderId, note },
      ...{ amount: minor(this.amountMinor), percent: percent(this.percentBp) },
      ...{ commission: percent(this.commissionBp), fee: minor(this.feeMinor) },
      claimed: minor(this.claimedMinor),
    }
  }
}
