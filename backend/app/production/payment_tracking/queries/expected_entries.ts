import { formatMoney } from '#engines/money/money'
import { placeOf } from '#production/payment_tracking/cash_months'
import { expectedCash } from '#production/payment_tracking/expected_cash'
import type { ExpectedFigure } from '#production/payment_tracking/figures'
import type Project from '#production/projects/project'

interface ExpectedQuestion {
  figure: ExpectedFigure
  currency: string
  /** `YYYY-MM`, `later` or `undated`. */
  month?: string
}

/** The documents that let an amount be expected, what comes first at the top and what has no day last. */
export async function expectedEntries(
  project: Project,
  { figure, currency, month }: ExpectedQuestion
) {
  const all = await expectedCash(project)
  return all
    .filter((one) => one.figure === figure && one.currency === currency)
    .filter((one) => month === undefined || placeOf(one) === month)
    .sort((one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999'))
    .map(({ kind, recordId, number, party, on, dueOn, amountMinor }) => ({
      ...{ kind, recordId, number, party, on, dueOn },
      amount: formatMoney(amountMinor, currency),
    }))
}
