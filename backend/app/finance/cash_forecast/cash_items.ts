import type { CashLine, ExpectedCash } from '#core/cash/cash_sources'
import { largestFirst } from '#core/reports/largest_first'
import { expected, type Column, type Scenario } from './cash_forecast.js'

/** The documents behind a figure of the forecast, the largest first, and how many there are. */
export async function cashItems(
  from: string,
  { line, column, ...scenario }: Scenario & { line?: CashLine; column: Column }
) {
  const rows: (ExpectedCash & { line: CashLine })[] = []
  for await (const one of expected(from, scenario))
    if ((!line || one.line === line) && one.column === column) rows.push(one)
  return largestFirst(rows)
}
