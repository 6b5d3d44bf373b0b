import { formatDecimal4 } from '#engines/money/money'
import { fold } from '#engines/text/fold'
import type Quotation from '#engineering/quotations/models/quotation'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import { termTexts } from '#engineering/quotations/terms/offer_terms'
import { PLAIN_FIELDS } from '#engineering/quotations/models/quotation'

export type LineChange = 'same' | 'changed' | 'added' | 'removed'

/** Both sides of one line; one of them is absent where a line came or went. */
export interface LinePair {
  change: LineChange
  before: BillLine | null
  after: BillLine | null
}

const keyOf = ({ section, description }: BillLine) =>
  `${fold(section ?? '')}\u0000${fold(description)}`

/**
 * The lines of two quotations side by side, in the order of the later one; removed lines stand where
 * they stood. Lines are the same line when section and description read alike; of several alike the
 * first goes with the first.
 */
export function compareLines(before: BillLine[], after: BillLine[]): LinePair[] {
  const waiting = new Map<string, BillLine[]>()
  for (const line of before) waiting.set(keyOf(line), [...(waiting.get(keyOf(line)) ?? []), line])
  const pairs = after.map((line): LinePair => {
    const old = waiting.get(keyOf(line))?.shift() ?? null
    const change = old === null ? 'added' : isSame(old, line) ? 'same' : 'changed'
    return { change, before: old, after: line }
  })
  const left = new Set([...waiting.values()].flat())
  for (const line of before.filter((old) => left.has(old)).reverse()) {
    const previous = before[before.indexOf(line) - 1]
    const place = pairs.findIndex((pair) => pair.before === previous)
    pairs.splice(previous ? place + 1 : 0, 0, { change: 'removed', before: line, after: null })
  }
  return pairs
}

const COMPARED = [
  'clientItem',
  'unit',
  'quantityE4',
  'unitRateE4',
  'inclusion',
  'vatCategory',
  'totalMinor',
  'descriptionAr',
] as const

function isSame(a: BillLine, b: BillLine): boolean {
  return COMPARED.every((name) => (a[name] ?? null) === (b[name] ?? null))
}

/** Facts beside the lines that differ, as text. */
export function compareFacts(before: Quotation, after: Quotation) {
  const notified = (quotation: Quotation): Record<string, unknown> => ({
    ...Object.fromEntries(PLAIN_FIELDS.map((name) => [name, quotation[name] ?? null])),
    areaSqm: quotation.areaSqmE4 ? formatDecimal4(quotation.areaSqmE4) : null,
    clientName: quotation.clientName ?? null,
    vatRate: quotation.vatRate,
    terms: termTexts(quotation.terms),
  })
  const [old, now] = [notified(before), notified(after)]
  return Object.keys(now)
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? value.join(', ') : String(value as string)
}
