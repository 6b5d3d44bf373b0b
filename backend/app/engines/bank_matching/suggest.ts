import { daysApart, type MatchItem, type MatchReason, type Suggestion } from './items.js'
import { scorePair } from './score.js'
import { onlySubset } from './subset.js'
import { sharesName, sharesReference, traitsOf, type Traits } from './traits.js'

/** Lines that together are one payment come within so many days of it. */
const SUM_DAYS = 15
/** Of the nearest so many, so many make a sum. */
const SUM_OF = 20
const MOST_PARTS = 6
const SUM_SCORE = 50
const SUM_NAME = 20
const SUM_REFERENCE = 20

/** For one line, so many candidates are compared: equal amounts repeat by the thousand. */
const MOST_CANDIDATES = 50

/**
 * Which lines of statements may be which lines of the ledger, each line at most once, the surest
 * first. Pairs of equal amounts come first; what is left is looked for as the sum of several.
 */
export function suggestMatches(
  lines: readonly MatchItem[],
  entries: readonly MatchItem[]
): Suggestion[] {
  const left = { lines: traitsById(lines), entries: traitsById(entries) }
  const pairs = takePairs(left)
  const splits = takeSums(left.lines, left.entries, (line, parts, rest) => ({
    ...rest,
    lineIds: [line],
    journalLineIds: parts,
  }))
  const joins = takeSums(left.entries, left.lines, (entry, parts, rest) => ({
    ...rest,
    lineIds: parts,
    journalLineIds: [entry],
  }))
  return [...pairs, ...splits, ...joins].sort((a, b) => b.score - a.score)
}

type Side = Map<number, Traits>

const traitsById = (items: readonly MatchItem[]): Side =>
  new Map(items.map((item) => [item.id, traitsOf(item)]))

const byAmount = (side: Side) =>
  Map.groupBy(side.values(), ({ item: { amountMinor } }) => amountMinor)

/** The best pairs first; of equal ones, those of the earlier lines. */
function takePairs(left: { lines: Side; entries: Side }): Suggestion[] {
  const entries = byAmount(left.entries)
  const scored: { line: Traits; entry: Traits; score: number; reasons: MatchReason[] }[] = []
  for (const line of left.lines.values()) {
    const equal = entries.get(line.item.amountMinor) ?? []
    for (const entry of nearest(line, equal, MOST_CANDIDATES)) {
      const found = scorePair(line, entry)
      if (found) scored.push({ line, entry, ...found })
    }
  }
  scored.sort((a, b) => b.score - a.score)
  const suggestions: Suggestion[] = []
  for (const { line, entry, score, reasons } of scored) {
    if (!left.lines.has(line.item.id) || !left.entries.has(entry.item.id)) continue
    left.lines.delete(line.item.id)
    left.entries.delete(entry.item.id)
    suggestions.push({ lineIds: [line.item.id], journalLineIds: [entry.item.id], score, reasons })
  }
  return suggestions
}

function nearest(to: Traits, some: readonly Traits[], most: number): readonly Traits[] {
  if (some.length <= most) return some
  return some
    .toSorted((a, b) => daysApart(a.item, to.item) - daysApart(b.item, to.item))
    .slice(0, most)
}

/** Each of the one side that is the sum of several of the other. */
function takeSums(
  wholes: Side,
  parts: Side,
  suggestion: (
    whole: number,
    parts: number[],
    rest: Omit<Suggestion, 'lineIds' | 'journalLineIds'>
  ) => Suggestion
): Suggestion[] {
  const suggestions: Suggestion[] = []
  const byDay = Map.groupBy(parts.values(), ({ item }) => dayNumber(item.on))
  for (const whole of wholes.values()) {
    const around = partsAround(whole, byDay).filter(({ item }) => parts.has(item.id))
    // those that name the same party or payment are looked at alone first
    const related = around.filter((part) => isRelated(whole, part))
    const found = sumOf(whole, related) ?? sumOf(whole, nearest(whole, around, SUM_OF))
    if (!found) continue
    const { id } = whole.item
    wholes.delete(id)
    for (const { item } of found) parts.delete(item.id)
    const ids = found.map(({ item }) => item.id)
    suggestions.push(suggestion(id, ids, scoreSum(whole, found)))
  }
  return suggestions
}

const dayNumber = (on: string) => Math.round(Date.parse(on) / 86_400_000)

function partsAround(whole: Traits, byDay: ReadonlyMap<number, Traits[]>): Traits[] {
  const day = dayNumber(whole.item.on)
  const sign = Math.sign(whole.item.amountMinor)
  const around: Traits[] = []
  for (let at = day - SUM_DAYS; at <= day + SUM_DAYS; at++)
    for (const part of byDay.get(at) ?? [])
      if (Math.sign(part.item.amountMinor) === sign) around.push(part)
  return around
}

const isRelated = (whole: Traits, part: Traits) =>
  sharesName(whole, part) || sharesReference(whole, part)

function sumOf(whole: Traits, parts: readonly Traits[]): Traits[] | null {
  const addends = nearest(whole, parts, SUM_OF).map((traits) => ({
    traits,
    amountMinor: traits.item.amountMinor,
  }))
  const found = onlySubset(addends, whole.item.amountMinor, MOST_PARTS)
  return found?.map(({ traits }) => traits) ?? null
}

function scoreSum(whole: Traits, parts: readonly Traits[]) {
  const reasons: MatchReason[] = ['sum']
  let score = SUM_SCORE
  if (parts.every((part) => sharesReference(whole, part))) {
    score += SUM_REFERENCE
    reasons.push('reference')
  }
  if (parts.every((part) => sharesName(whole, part))) {
    score += SUM_NAME
    reasons.push('name')
  }
  if (parts.every(({ item }) => daysApart(item, whole.item) === 0)) reasons.push('same_day')
  return { score, reasons }
}
