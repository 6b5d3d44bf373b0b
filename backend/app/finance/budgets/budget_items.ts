import type { CostHead } from '#core/budgets/cost_heads'
import {
  ACTUAL_SOURCES,
  costDocuments,
  type CostDocument,
  type CostSourceName,
} from '#core/budgets/cost_sources'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { monthEnd } from '#core/settings/days'
import type Budget from './budget.js'
import { daysOfMonths } from './months.js'

interface Question {
  source: CostSourceName | 'actual'
  costHead?: CostHead
  month?: string
}

export const sourcesOf = (source: Question['source']): readonly CostSourceName[] =>
  source === 'actual' ? ACTUAL_SOURCES : [source]

/** The documents behind a figure of a budget. */
export async function budgetItems(budget: Budget, { source, costHead, month }: Question) {
  const days = month ? { from: `${month}-01`, through: monthEnd(month) } : daysOfMonths(budget)
  const question = { owner: budget.owner, ids: [budget.ownerId], ...days }
  return costDocuments({ ...question, sources: sourcesOf(source), head: costHead })
}

/** Documents of costs as they are answered. */
export const presentItems = ({ count, rows }: { count: number; rows: CostDocument[] }) => ({
  count,
  rows: rows.map(({ source, kind, recordId, number, party, on, amountMinor }) => ({
    ...{ source, kind, recordId, number, party, on, amount: baseMoney(amountMinor) },
  })),
})
