import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BudgetGap, BudgetKeeper, Spending } from '#core/budgets/budget_keeper'
import type { CostHead } from '#core/budgets/cost_heads'
import { costSums, type CostOwner } from '#core/budgets/cost_sources'
import Budget from './budget.js'
import { daysOfMonths } from './months.js'

const COLUMN = { project: 'project_id', department: 'department_id' } as const

/** The approved budgets of some owners. */
const approvedOf = (client: QueryClientContract, owner: CostOwner, ids: readonly number[]) =>
  client
    .from('budgets')
    .whereIn(COLUMN[owner], [...ids])
    .where('status', 'approved')

/** What finance keeps for the other departments: one budget for a month of a project or department. */
export const budgetKeeper: BudgetKeeper = {
  async hold(owner, ownerId, trx) {
    await approvedOf(trx, owner, [ownerId]).forUpdate().select('id')
  },

  async gaps(spending, client) {
    const budget = await budgetOn(spending, client)
    if (!budget) return []
    const used = await usedOf(budget, spending, client)
    return [...spending.amounts].flatMap(([head, wantedMinor]): BudgetGap[] => {
      const line = budget.lines.find(({ costHead }) => costHead === head)
      const budgetMinor = line?.amountMinor ?? 0
      const leftMinor = budgetMinor - (used.get(head) ?? 0)
      if (wantedMinor <= 0 || wantedMinor <= leftMinor) return []
      const { id: budgetId, label: number, title } = budget
      return [{ budgetId, number, title, head, budgetMinor, leftMinor, wantedMinor }]
    })
  },

  async totals(projectIds, client) {
    if (!projectIds.length) return new Map()
    const rows = await approvedOf(client, 'project', projectIds)
      .join('budget_lines as l', 'l.budget_id', 'budgets.id')
      .whereNot('l.cost_head', 'labour')
      .groupBy('project_id')
      .select('project_id')
      .sum('l.amount_minor as total')
    return new Map(rows.map((row) => [Number(row.project_id), Number(row.total)]))
  },
}

async function budgetOn({ owner, ownerId, on }: Spending, client: QueryClientContract) {
  const month = on.slice(0, 'YYYY-MM'.length)
  return Budget.query({ client })
    .where(COLUMN[owner], ownerId)
    .where('status', 'approved')
    .where('fromMonth', '<=', month)
    .where('toMonth', '>=', month)
    .preload('lines')
    .first()
}

/** What was spent of a budget and what is committed of it, by cost head. */
async function usedOf(
  budget: Budget,
  { owner, ownerId, document }: Spending,
  client: QueryClientContract
): Promise<Map<CostHead, number>> {
  const question = { owner, ids: [ownerId], ...daysOfMonths(budget), except: document }
  const used = new Map<CostHead, number>()
  for (const { head, amountMinor } of await costSums(question, client))
    used.set(head, (used.get(head) ?? 0) + amountMinor)
  return used
}
