import { atRate } from '#core/exchange_rates/at_rate'
import type { CostHead } from '#core/budgets/cost_heads'
import { BASE_CURRENCY } from '#engines/money/money'
import type { BookRole } from './book_roles.js'
import type { BookParty, Fact } from './facts.js'

interface Of {
  on: string
  currency: string
  /** Riyals / 10^6 for one unit. */
  rate: bigint
  party?: BookParty | null
  projectId?: number | null
  bankAccountId?: number | null
  costHead?: CostHead | null
}

/** The facts of one document in one currency, as they are gathered. */
export class FactList {
  readonly facts: Fact[] = []

  /** Adds an amount in minor units of the currency, a debit above zero, at the rate. */
  add(role: BookRole, foreignMinor: number, of: Of) {
    this.put(role, atRate(foreignMinor, of.currency, of.rate), foreignMinor, of)
  }

  /** Adds an amount whose worth in the base currency is known. */
  put(role: BookRole, amountMinor: number, foreignMinor: number, of: Omit<Of, 'rate'>) {
    if (!amountMinor && !foreignMinor) return
    const { on, currency, party = null, projectId = null } = of
    const { bankAccountId = null, costHead = null } = of
    this.facts.push({
      on,
      role,
      amountMinor,
      currency,
      foreignMinor,
      party,
      projectId,
      bankAccountId,
      costHead,
    })
  }

  /**
   * Gives what is left of each day to one role, so that debits equal credits: what rounding or the rates of
   * two days leave.
   */
  balance(role: BookRole, projectId: number | null = null) {
    for (const [on, facts] of Map.groupBy(this.facts, (fact) => fact.on)) {
      const rest = -facts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      this.put(role, rest, 0, { on, currency: BASE_CURRENCY, projectId })
    }
    return this.facts
  }
}
