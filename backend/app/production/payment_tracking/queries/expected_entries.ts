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
  const found = (await expectedCash(project))
    .filter((one) => one.figure === figure && one.currency === currency)
    .filter((one) => month === undefined || placeOf(one) === month)
    .sort((one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999'))
  // lines of an order that are paid on the same day are one payment
  const together = Map.groupBy(
    found,
    ({ kind, recordId, on, dueOn }) => `${kind} ${recordId} ${on} ${dueOn}`
  )
  return [...together.values()].map((parts) => {
    const { kind, recordId, number, party, on, dueOn } = parts[0]!
    const minor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    return { kind, recordId, number, party, on, dueOn, amount: formatMoney(minor, currency) }
  })
}
