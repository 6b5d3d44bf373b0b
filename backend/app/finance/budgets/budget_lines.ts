import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import type BudgetLine from './budget_line.js'
import { monthsBetween } from './months.js'
import type { createBudgetValidator } from './validator.js'

type LineInput = Infer<typeof createBudgetValidator>['lines'][number]
type Span = { fromMonth: string; toMonth: string; isMonthly: boolean }

export type LineValues = Pick<
  BudgetLine,
  'position' | 'costHead' | 'amountMinor' | 'months' | 'note'
>

/**
 * The lines of a budget as rows: one for a cost head, by month as many amounts as it has months.
 * @throws AppError 422 on a head that stands twice, an amount that is missing or is not the sum of its months
 */
export function budgetLines(lines: readonly LineInput[], span: Span): LineValues[] {
  const count = monthsBetween(span.fromMonth, span.toMonth).length
  const heads = new Set<string>()
  return lines.map((line, i) => {
    if (heads.has(line.costHead)) throw invalid({ [`lines.${i}.costHead`]: ['headTwice'] })
    heads.add(line.costHead)
    const months = monthsOf(line, i, span.isMonthly ? count : null)
    const stated = line.amount === null || line.amount === undefined ? null : minor(line.amount)
    const sum = months?.reduce((total, one) => total + one, 0) ?? null
    if (stated === null && sum === null) throw invalid({ [`lines.${i}.amount`]: ['required'] })
    if (stated !== null && sum !== null && stated !== sum)
      throw invalid({ [`lines.${i}.amount`]: ['notTheSum'] })
    return {
      ...{ position: i + 1, costHead: line.costHead, amountMinor: (sum ?? stated)! },
      ...{ months, note: line.note ?? null },
    }
  })
}

const minor = (amount: string) => parseMoney(amount, BASE_CURRENCY)

function monthsOf({ months }: LineInput, i: number, count: number | null): number[] | null {
  if (count === null) return null
  if (months?.length !== count) throw invalid({ [`lines.${i}.months`]: ['monthsMissing'] })
  return months.map(minor)
}
