import { formatMoney } from '#engines/money/money'
import { parseDay } from '#engines/scheduling/moment'
import { ProjectGuaranteeSchema } from '#database/schema'
import type { GuaranteeStatus } from '#production/enums/guarantees'

/** Days before its end from which a guarantee counts as expiring, and people are notified. */
export const EXPIRING_DAYS = 60

/** What a bank or an insurer stands for on a project. */
export default class ProjectGuarantee extends ProjectGuaranteeSchema {
  /** Decimal string in its currency. */
  get amount(): string {
    return formatMoney(this.amountMinor, this.currency)
  }

  /** It holds to the end of the day on which it expires. */
  statusOn(today: string): GuaranteeStatus {
    if (this.releasedOn !== null) return 'released'
    const left = this.daysLeftOn(today)
    if (left < 0) return 'expired'
    return left <= EXPIRING_DAYS ? 'expiring' : 'active'
  }

  daysLeftOn(today: string): number {
    return parseDay(this.expiresOn) - parseDay(today)
  }

  /** What the audit log compares. */
  toAudit() {
    const { projectId, kind, number, bank, amount, currency, issuedOn, expiresOn } = this
    const { firstExpiresOn, releasedOn, note } = this
    return {
      ...{ projectId, kind, number, bank, amount, currency, issuedOn, expiresOn },
      ...{ firstExpiresOn, releasedOn, note },
    }
  }
}
