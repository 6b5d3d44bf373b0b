import type { ChartColumn } from '../../../kit/charts/chart-types'
import type { CurrencyPayments } from './payment-tracking'

/** A row of the table: a month of facts, one ahead, or what is expected beside the months. */
export interface CashRow {
  /** `YYYY-MM`, `later` or `undated`. */
  place: string
  expected: boolean
  incoming: string
  outgoing: string
  net: string | null
  cumulative: string | null
}

/** Facts first; this month stands twice, with what has moved and with what is still expected. */
export function cashRows({ months, ahead, beside }: CurrencyPayments): CashRow[] {
  return [
    ...months.map(({ month, ...amounts }) => ({ place: month, expected: false, ...amounts })),
    ...ahead.map(({ month, ...amounts }) => ({ place: month, expected: true, ...amounts })),
    ...beside.map((one) => ({ ...one, expected: true, net: null, cumulative: null })),
  ]
}

/**
 * A column for each month with received, paid, expected in and out, the position and the expected one. The dashed
 * line begins where the other ends.
 */
export function cashColumns(
  { months, ahead, figures }: CurrencyPayments,
  labelOf: (month: string) => string
): ChartColumn[] {
  const facts = new Map(months.map((row) => [row.month, row]))
  const expected = new Map(ahead.map((row) => [row.month, row]))
  const keys = [...new Set([...facts.keys(), ...expected.keys()])].sort()
  const lastFact = months.at(-1)?.month
  return keys.map((month) => {
    const fact = facts.get(month)
    const coming = expected.get(month)
    const joins = ahead.length > 0 && month === lastFact && !coming
    return {
      key: month,
      label: labelOf(month),
      values: [
        numberOf(fact?.incoming),
        numberOf(fact?.outgoing),
        numberOf(coming?.incoming),
        numberOf(coming?.outgoing),
        numberOf(fact?.cumulative),
        joins ? Number(figures.cash) : numberOf(coming?.cumulative),
      ],
    }
  })
}

const numberOf = (amount: string | undefined) => (amount === undefined ? null : Number(amount))
