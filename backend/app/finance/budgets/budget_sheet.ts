import { COST_HEADS, type CostHead } from '#core/budgets/cost_heads'
import {
  COMMITTED,
  COST_SOURCES,
  costSums,
  type CostOwner,
  type CostSourceName,
  type CostSum,
} from '#core/budgets/cost_sources'
import Budget from './budget.js'
import type BudgetLine from './budget_line.js'
import { daysOfMonths, monthsBetween } from './months.js'

/** A cost head of a budget, or one that was spent on without a line; minor units of the base currency. */
export interface SheetLine {
  head: CostHead
  note: string | null
  /** Of the budget that was approved first. */
  originalMinor: number
  budgetMinor: number
  bySource: Record<CostSourceName, number>
  actualMinor: number
  committedMinor: number
  leftMinor: number
}

export interface SheetMonth {
  month: string
  /** Null where the budget is not by month. */
  budgetMinor: number | null
  actualMinor: number
  committedMinor: number
}

export interface BudgetSheet {
  lines: SheetLine[]
  months: SheetMonth[]
}

/** What stands of a budget today, from documents alone. */
export async function budgetSheet(budget: Budget): Promise<BudgetSheet> {
  const question = { owner: budget.owner, ids: [budget.ownerId], ...daysOfMonths(budget) }
  const sums = await costSums(question)
  const original = budget.originalId
    ? await Budget.query().where('id', budget.originalId).preload('lines').firstOrFail()
    : budget
  const lines = COST_HEADS.flatMap((head) => {
    const line = budget.lines.find(({ costHead }) => costHead === head)
    const before = original.lines.find(({ costHead }) => costHead === head)
    const own = sums.filter((sum) => sum.head === head)
    return line || before || own.length ? [sheetLine({ head, line, before, own })] : []
  })
  return { lines, months: monthsOf(budget, sums) }
}

interface Parts {
  head: CostHead
  line: BudgetLine | undefined
  before: BudgetLine | undefined
  own: readonly CostSum[]
}

function sheetLine({ head, line, before, own }: Parts): SheetLine {
  const bySource = sumsBySource(own)
  const { actualMinor, committedMinor } = spentOf(own)
  const budgetMinor = line?.amountMinor ?? 0
  return {
    ...{ head, note: line?.note ?? null, originalMinor: before?.amountMinor ?? 0, budgetMinor },
    ...{ bySource, actualMinor, committedMinor },
    leftMinor: budgetMinor - actualMinor - committedMinor,
  }
}

const total = (sums: readonly CostSum[]) =>
  sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What was spent, and what orders are open for. */
export const spentOf = (sums: readonly CostSum[]) => ({
  actualMinor: total(sums.filter(({ source }) => source !== COMMITTED)),
  committedMinor: total(sums.filter(({ source }) => source === COMMITTED)),
})

export function sumsBySource(sums: readonly CostSum[]) {
  const of = (source: CostSourceName) => total(sums.filter((sum) => sum.source === source))
  return Object.fromEntries(COST_SOURCES.map((source) => [source, of(source)])) as Record<
    CostSourceName,
    number
  >
}

function monthsOf(budget: Budget, sums: readonly CostSum[]): SheetMonth[] {
  return monthsBetween(budget.fromMonth, budget.toMonth).map((month, i) => ({
    month,
    budgetMinor: budget.isMonthly
      ? budget.lines.reduce((sum, { months }) => sum + ((months as number[] | null)?.[i] ?? 0), 0)
      : null,
    ...spentOf(sums.filter((sum) => sum.month === month)),
  }))
}

interface Spent {
  actualMinor: number
  committedMinor: number
}

/** What was spent and is committed of each of these budgets: a few queries for all of them. */
export async function spentOfBudgets(budgets: readonly Budget[]): Promise<Map<number, Spent>> {
  const spent = new Map<number, Spent>()
  for (const owner of ['project', 'department'] satisfies CostOwner[]) {
    const own = budgets.filter((budget) => budget.owner === owner)
    const sums = await costSums({ owner, ids: [...new Set(own.map(({ ownerId }) => ownerId))] })
    const byOwner = Map.groupBy(sums, ({ ownerId }) => ownerId)
    for (const { id, ownerId, fromMonth, toMonth } of own) {
      const within = (byOwner.get(ownerId) ?? []).filter(
        ({ month }) => month >= fromMonth && month <= toMonth
      )
      spent.set(id, spentOf(within))
    }
  }
  return spent
}
