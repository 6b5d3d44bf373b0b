import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { setting } from '#core/settings/settings'
import type { CostHead } from './cost_heads.js'
import type { CostOwner } from './cost_sources.js'

/** What happens to spending beyond a budget: nothing, a warning, or it is refused. */
export const BUDGET_CHECKS = ['off', 'warn', 'block'] as const
export type BudgetCheck = (typeof BUDGET_CHECKS)[number]

export const budgetCheck = () => setting<BudgetCheck>('budgetCheck', 'warn')

/** What someone wants to bind the firm to. */
export interface Spending {
  owner: CostOwner
  ownerId: number
  /** The day whose budget pays for it. */
  on: string
  /** Minor units of the base currency. */
  amounts: ReadonlyMap<CostHead, number>
  /** What stands for it already is left out of what is used. */
  document: { kind: string; id: number }
}

/** A cost head of a budget that has less left than is wanted of it. */
export interface BudgetGap {
  budgetId: number
  number: string
  title: string
  head: CostHead
  budgetMinor: number
  leftMinor: number
  wantedMinor: number
}

/** Who keeps the budgets. */
export interface BudgetKeeper {
  /** Locks the budgets of an owner until the transaction ends: of two at once each would fit. */
  hold(owner: CostOwner, ownerId: number, trx: TransactionClientContract): Promise<void>
  /** What doesn't fit; nothing where there is no approved budget. */
  gaps(spending: Spending, client: QueryClientContract): Promise<BudgetGap[]>
  /** What approved budgets allow in all, by project. */
  totals(projectIds: readonly number[], client: QueryClientContract): Promise<Map<number, number>>
}

/** Before anyone keeps budgets there are none. */
let keeper: BudgetKeeper = {
  hold: async () => {},
  gaps: async () => [],
  totals: async () => new Map(),
}

/** Finance keeps the budgets; called at boot. */
export function installBudgets(installed: BudgetKeeper) {
  keeper = installed
}

export const budgets = (): BudgetKeeper => keeper
