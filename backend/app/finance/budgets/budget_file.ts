import { COST_HEAD_NAMES } from '#core/budgets/cost_head_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Report, ReportTable } from '#core/reports/report'
import { today } from '#core/settings/firm_clock'
import { BASE_CURRENCY } from '#engines/money/money'
import Budget from './budget.js'
import { budgetSheet, type SheetLine } from './budget_sheet.js'
import { BUDGET_LABELS as L } from './labels.js'
import { percentUsed } from './present_budgets.js'

/** A budget with what is used of it, as people take it away; null where it is gone. */
export async function budgetFile({ id }: { id: number }): Promise<Report | null> {
  const budget = await Budget.query().where('id', id).preload('lines').first()
  if (!budget) return null
  const { lines } = await budgetSheet(budget)
  return {
    title: L.budget,
    facts: [
      { label: L.budget, value: budget.label },
      { label: L.title, value: budget.title },
      { label: L.for, value: budget.ownerName },
      { label: L.months, value: `${budget.fromMonth} – ${budget.toMonth}` },
      { label: L.asOf, value: today() },
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      { label: L.costHead },
      ...(['original', 'revised', 'actual', 'committed', 'left', 'used'] as const).map((name) => ({
        ...{ label: L[name], number: true },
      })),
    ],
    tables: [{ rows: [...lines.map(rowOf), totalOf(lines)] }],
  }
}

type Row = ReportTable['rows'][number]

const rowOf = (line: SheetLine): Row => [COST_HEAD_NAMES[line.head], ...amountsOf(line)]

const amountsOf = (line: Omit<SheetLine, 'head' | 'note' | 'bySource'>): Row => {
  const used = percentUsed(line.actualMinor + line.committedMinor, line.budgetMinor)
  return [
    ...[line.originalMinor, line.budgetMinor, line.actualMinor].map(baseMoney),
    ...[line.committedMinor, line.leftMinor].map(baseMoney),
    used === null ? '' : used.toFixed(1),
  ]
}

function totalOf(lines: readonly SheetLine[]): Row {
  const total = (name: 'originalMinor' | 'budgetMinor' | 'actualMinor' | 'committedMinor') =>
    lines.reduce((sum, line) => sum + line[name], 0)
  const [budgetMinor, actualMinor] = [total('budgetMinor'), total('actualMinor')]
  const committedMinor = total('committedMinor')
  const leftMinor = budgetMinor - actualMinor - committedMinor
  const originalMinor = total('originalMinor')
  return [
    L.total,
    ...amountsOf({ originalMinor, budgetMinor, actualMinor, committedMinor, leftMinor }),
  ]
}
