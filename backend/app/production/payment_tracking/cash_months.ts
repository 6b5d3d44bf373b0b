import { addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import type { Expected } from './expected_cash.js'

/** Months ahead that are shown by themselves, this one among them; what is expected after them is added up. */
const AHEAD = 24

/** Where a document stands that no month ahead has. */
export const BESIDE = ['later', 'undated'] as const

export interface MovedMonth {
  month: string
  received: string | number
  paid: string | number
}

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)

/** `YYYY-MM` of a month ahead, `later` or `undated`. */
export function placeOf({ on }: Pick<Expected, 'on'>): string {
  if (on === null) return 'undated'
  const month = monthOf(on)
  return month > monthOf(addMonths(today(), AHEAD - 1)) ? 'later' : month
}

/** Facts: every month from the first movement to the last, also those without one, with what is left so far. */
export function pastMonths(moved: MovedMonth[], currency: string) {
  const byMonth = new Map(moved.map((row) => [row.month, row]))
  const months = monthsBetween(moved.at(0)?.month, moved.at(-1)?.month)
  const sums = months.map((month) => ({
    month,
    incoming: Number(byMonth.get(month)?.received ?? 0),
    outgoing: Number(byMonth.get(month)?.paid ?? 0),
  }))
  return running(sums, 0, currency)
}

/**
 * What is expected: every month from this one to the last of which anything is, with what the cash of today comes to
 * with it; beside them what is further off and what has no day, which no position counts.
 */
export function aheadMonths(expected: Expected[], cashMinor: number, currency: string) {
  const byPlace = Map.groupBy(expected, placeOf)
  const sumOf = (place: string, figure: Expected['figure']) =>
    (byPlace.get(place) ?? [])
      .filter((one) => one.figure === figure)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const both = (place: string) => ({
    ...{ incoming: sumOf(place, 'expectedIn'), outgoing: sumOf(place, 'expectedOut') },
  })
  const dated = [...byPlace.keys()].filter((place) => !BESIDE.some((one) => one === place)).sort()
  const months = monthsBetween(dated.length ? monthOf(today()) : undefined, dated.at(-1))
  const beside = BESIDE.filter((place) => byPlace.has(place)).map((place) => {
    const { incoming, outgoing } = both(place)
    const money = (minor: number) => formatMoney(minor, currency)
    return { place, incoming: money(incoming), outgoing: money(outgoing) }
  })
  const sums = months.map((month) => ({ month, ...both(month) }))
  return { ahead: running(sums, cashMinor, currency), beside }
}

interface MonthSums {
  month: string
  incoming: number
  outgoing: number
}

function running(sums: MonthSums[], startMinor: number, currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  let cumulative = startMinor
  return sums.map(({ month, incoming, outgoing }) => {
    cumulative += incoming - outgoing
    return {
      month,
      incoming: money(incoming),
      outgoing: money(outgoing),
      net: money(incoming - outgoing),
      cumulative: money(cumulative),
    }
  })
}

function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  if (!first || !last) return []
  const months: string[] = []
  const [year, month] = first.split('-').map(Number)
  for (let at = year * 12 + month - 1; ; at++) {
    const text = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    months.push(text)
    if (text >= last) return months
  }
}
