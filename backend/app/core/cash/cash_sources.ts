/** Where expected money comes from or goes to: the rows of a forecast, what comes in first. */
export const CASH_LINES = [
  'receivables',
  'cheques',
  'client_retention',
  'payables',
  'vendor_retention',
  'orders',
  'payroll',
  'recurring',
  'vat',
  'withholding',
] as const

export type CashLine = (typeof CASH_LINES)[number]

/** Money that is expected to come in or to go out. */
export interface ExpectedCash {
  /** `entity_type` and id of its document; null where it is of no single one. */
  kind: string | null
  recordId: number | null
  number: string
  party: string | null
  /** Null where nothing says when. */
  on: string | null
  /** Minor units of the base currency: above zero it comes in. */
  amountMinor: number
}

/** A department that knows what is to come in or to go out. */
export interface CashSource {
  line: CashLine
  /** What is expected from a day on until another; also what no day is known of. In portions. */
  read(question: CashQuestion): AsyncIterable<ExpectedCash[]>
}

export interface CashQuestion {
  from: string
  through: string
}

const sources: CashSource[] = []

/** Makes a department's expected money part of the forecast; called at boot. */
export function registerCashSource(source: CashSource) {
  sources.push(source)
}

/** In the order of the forecast. */
export const cashSources = (): CashSource[] =>
  sources.toSorted((a, b) => CASH_LINES.indexOf(a.line) - CASH_LINES.indexOf(b.line))

/** What should have come or gone before: it is expected at once where the firm owes it. */
export const atOnce = (day: string | null, from: string) =>
  day !== null && day < from ? from : day

/** What should have come before says no longer when it comes. */
export const unlessPast = (day: string | null, from: string) =>
  day !== null && day < from ? null : day
