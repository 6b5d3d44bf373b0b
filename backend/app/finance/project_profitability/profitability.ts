import db from '@adonisjs/lucid/services/db'
import type { CostHead } from '#core/budgets/cost_heads'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { costSums, type CostSourceName, type CostSum } from '#core/budgets/cost_sources'
import { projectWorth, WORTH_FIGURES, type WorthFigure } from '#core/budgets/project_worth'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { divideHalfUp } from '#engines/money/money'
import { spentOf, sumsBySource } from '#finance/budgets/budget_sheet'
import ProjectEstimate from './project_estimate.js'

/** What a project brings and costs, in minor units of the base currency and before VAT. */
export interface Profitability {
  worth: Record<WorthFigure, number>
  /** Contract with its approved variations. */
  revisedMinor: number
  bySource: Record<CostSourceName, number>
  byHead: { head: CostHead; actualMinor: number; committedMinor: number; budgetMinor: number }[]
  actualMinor: number
  committedMinor: number
  /** What is left of its budget beyond that, or of the cost that was stated for it. */
  toCompleteMinor: number
  forecastBy: 'estimate' | 'budget' | 'orders'
  forecastMinor: number
  marginMinor: number
  /** Of the revised contract, in hundredths of a percent; null where there is none. */
  marginBp: number | null
  estimate: ProjectEstimate | null
}

/** The profitability of each of these projects, by a fixed number of queries. */
export async function profitabilityOf(
  projectIds: readonly number[]
): Promise<Map<number, Profitability>> {
  const sums = Map.groupBy(
    await costSums({ owner: 'project', ids: projectIds }),
    ({ ownerId }) => ownerId
  )
  const worth = await worthOf(projectIds)
  const budgets = await budgetsOf(projectIds)
  const estimates = await ProjectEstimate.query().whereIn('projectId', [...projectIds])
  const estimateOf = new Map(estimates.map((one) => [one.projectId, one]))
  return new Map(
    projectIds.map((id) => [
      id,
      figuresOf({
        ...{
          worth: worth.get(id)!,
          sums: sums.get(id) ?? [],
          budget: budgets.get(id) ?? new Map(),
        },
        estimate: estimateOf.get(id) ?? null,
      }),
    ])
  )
}

interface Parts {
  worth: Record<WorthFigure, number>
  sums: readonly CostSum[]
  budget: ReadonlyMap<CostHead, number>
  estimate: ProjectEstimate | null
}

function figuresOf({ worth, sums, budget, estimate }: Parts): Profitability {
  const byHead = COST_HEADS.flatMap((head) => {
    const own = sums.filter((sum) => sum.head === head)
    const budgetMinor = budget.get(head) ?? 0
    return own.length || budgetMinor ? [{ head, ...spentOf(own), budgetMinor }] : []
  })
  const { actualMinor, committedMinor } = spentOf(sums)
  const boundMinor = actualMinor + committedMinor
  const toCompleteMinor = estimate
    ? Math.max(0, estimate.costMinor - boundMinor)
    : byHead.reduce((sum, one) => sum + leftOf(one), 0)
  const forecastMinor = boundMinor + toCompleteMinor
  const revisedMinor = worth.contract + worth.variations
  const marginMinor = revisedMinor - forecastMinor
  return {
    ...{ worth, revisedMinor, bySource: sumsBySource(sums), byHead, actualMinor, committedMinor },
    ...{ toCompleteMinor, forecastMinor, marginMinor, estimate },
    forecastBy: estimate ? 'estimate' : budget.size ? 'budget' : 'orders',
    marginBp:
      revisedMinor > 0
        ? Number(divideHalfUp(BigInt(marginMinor) * 10_000n, BigInt(revisedMinor)))
        : null,
  }
}

/** What one head has spent over its budget takes nothing from the others. */
const leftOf = (head: { budgetMinor: number; actualMinor: number; committedMinor: number }) =>
  Math.max(0, head.budgetMinor - head.actualMinor - head.committedMinor)

/** An amount of a project's worth at today's rate; in a currency without a rate it is left out. */
export function worthInBase(amountMinor: number, currency: string): number {
  const rate = rateOn(currency)
  return rate === undefined ? 0 : atRate(amountMinor, currency, rate)
}

async function worthOf(projectIds: readonly number[]) {
  const nothing = () =>
    Object.fromEntries(WORTH_FIGURES.map((figure) => [figure, 0])) as Record<WorthFigure, number>
  const worth = new Map(projectIds.map((id) => [id, nothing()]))
  for (const sum of await projectWorth().sums(projectIds, db.connection()))
    worth.get(sum.projectId)![sum.figure] += worthInBase(sum.amountMinor, sum.currency)
  return worth
}

/** The approved budgets of projects, those of all their months together. */
async function budgetsOf(projectIds: readonly number[]) {
  const rows = await db
    .from('budgets as b')
    .join('budget_lines as l', 'l.budget_id', 'b.id')
    .whereIn('b.project_id', [...projectIds])
    .where('b.status', 'approved')
    .groupBy('b.project_id', 'l.cost_head')
    .select('b.project_id', 'l.cost_head')
    .sum('l.amount_minor as amount')
  const budgets = new Map<number, Map<CostHead, number>>()
  for (const row of rows) {
    const id = Number(row.project_id)
    const own = budgets.get(id) ?? new Map<CostHead, number>()
    budgets.set(id, own.set(row.cost_head, Number(row.amount)))
  }
  return budgets
}
