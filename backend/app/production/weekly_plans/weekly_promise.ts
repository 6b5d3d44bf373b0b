import { formatDecimal4 } from '#engines/money/money'
import { WeeklyPromiseSchema } from '#database/schema'
import type { MissReason, PromiseOutcome } from '#production/enums/planning'

/** What someone says will be done of a task in a week, and what became of it. */
export default class WeeklyPromise extends WeeklyPromiseSchema {
  declare outcome: PromiseOutcome | null
  declare reason: MissReason | null

  /** Decimal string in the promise's unit; null where a percentage is promised. */
  get quantity(): string | null {
    return this.quantityE4 === null ? null : formatDecimal4(this.quantityE4)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { planId, taskId, promisedBy, percent, quantity, unit, note } = this
    const { outcome, reason, comment, carriedFromId } = this
    return {
      ...{ planId, taskId, promisedBy, percent, quantity, unit, note },
      ...{ outcome, reason, comment },
      ...(carriedFromId !== null && { carriedFromId }),
    }
  }
}
