import { CASH_LINES, cashSources, type CashLine, type ExpectedCash } from '#core/cash/cash_sources'
import { addDays, daysBetween, weeksFrom } from '#core/settings/days'
import { percentOf } from '#engines/money/money'
import { cashOn } from './ledger_cash.js'

export const WEEKS = 13

/** What if: clients pay later or less, and the firm pays later. */
export interface Scenario {
  /** Days by which clients pay later than expected. */
  delay: number
  /** Percent of what clients owe that comes in. */
  collected: number
  /** Days by which vendors are paid later. */
  defer: number
}

export interface Week {
  from: string
  to: string
}

/** Columns beside the weeks. */
export const BESIDE = ['later', 'undated'] as const
export type Column = number | (typeof BESIDE)[number]

/** Amounts in minor units of the base currency; above zero comes in. */
export interface Forecast {
  weeks: Week[]
  openingMinor: number
  lines: { line: CashLine; weeks: number[]; laterMinor: number; undatedMinor: number }[]
  /** What is left at the end of each week. */
  closingMinor: number[]
}

/** The cash of the coming weeks: what there is, and what the departments expect to come in and to go out. */
export async function cashForecast(from: string, scenario: Scenario): Promise<Forecast> {
  const weeks = weeksFrom(from, WEEKS)
  const lines = CASH_LINES.map((line) => ({
    ...{ line, weeks: weeks.map(() => 0), laterMinor: 0, undatedMinor: 0 },
  }))
  const of = new Map(lines.map((one) => [one.line, one]))
  for await (const { line, column, amountMinor } of expected(from, scenario)) {
    const row = of.get(line)!
    if (column === 'later') row.laterMinor += amountMinor
    else if (column === 'undated') row.undatedMinor += amountMinor
    else row.weeks[column]! += amountMinor
  }
  const openingMinor = await cashOn(from)
  let cash = openingMinor
  const closingMinor = weeks.map((_, i) => {
    cash += lines.reduce((sum, line) => sum + line.weeks[i]!, 0)
    return cash
  })
  return { weeks, openingMinor, lines, closingMinor }
}

interface Placed extends ExpectedCash {
  line: CashLine
  column: Column
}

/** Everything that is expected, in the column that it falls in under a scenario. */
export async function* expected(from: string, scenario: Scenario): AsyncGenerator<Placed> {
  const through = addDays(from, 7 * WEEKS - 1)
  for (const { line, read } of cashSources())
    for await (const rows of read({ from, through }))
      for (const row of rows) {
        const moved = inScenario(line, row, scenario)
        if (moved.amountMinor) yield { ...moved, line, column: columnOf(moved.on, from, through) }
      }
}

const FROM_CLIENTS: readonly CashLine[] = ['receivables', 'client_retention']
const TO_VENDORS: readonly CashLine[] = ['payables', 'vendor_retention', 'orders']

function inScenario(line: CashLine, row: ExpectedCash, scenario: Scenario): ExpectedCash {
  const later = (days: number) => row.on && addDays(row.on, days)
  if (FROM_CLIENTS.includes(line)) {
    const amountMinor = percentOf(row.amountMinor, scenario.collected * 100)
    return { ...row, on: later(scenario.delay), amountMinor }
  }
  return TO_VENDORS.includes(line) ? { ...row, on: later(scenario.defer) } : row
}

function columnOf(on: string | null, from: string, through: string): Column {
  if (on === null) return 'undated'
  if (on > through) return 'later'
  return Math.floor(daysBetween(from, on) / 7)
}
