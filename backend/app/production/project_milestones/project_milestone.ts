import { formatMoney, formatScaled } from '#engines/money/money'
import { ProjectMilestoneSchema } from '#database/schema'

/** A date that the contract of a project sets. */
export default class ProjectMilestone extends ProjectMilestoneSchema {
  /** For each day of delay, a decimal string in the project's currency. */
  get damages(): string | null {
    return moneyText(this.damagesMinor, this.currency)
  }

  /** The most that damages come to, in percent of the contract. */
  get damagesCap(): string | null {
    return percentText(this.damagesCapBp)
  }

  /** What it makes payable, as an amount. */
  get payment(): string | null {
    return moneyText(this.paymentMinor, this.currency)
  }

  /** What it makes payable, in percent of the contract. */
  get paymentPercent(): string | null {
    return percentText(this.paymentBp)
  }

  get triggersPayment(): boolean {
    return this.paymentMinor !== null || this.paymentBp !== null
  }

  /** What the audit log compares. */
  toAudit() {
    const { projectId, name, nameAr, contractOn, originalOn, taskId, reachedOn } = this
    const { currency, damages, damagesCap, payment, paymentPercent } = this
    return {
      ...{ projectId, name, nameAr, contractOn, originalOn, taskId, reachedOn },
      ...{ currency, damages, damagesCap, payment, paymentPercent },
    }
  }
}

const moneyText = (minor: number | null, currency: string) =>
  minor === null ? null : formatMoney(minor, currency)

const percentText = (bp: number | null) => (bp === null ? null : formatScaled(bp, 2))
