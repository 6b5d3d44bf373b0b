import { OptimizerError } from './errors.js'
import { packResources, unitOf, type Packing } from './packing.js'
import type { Precedence, Problem } from './problem.js'

/** Pairs by their first member, side by side: those of `i` are `at[i]` up to `at[i + 1]`. */
export interface Rows {
  at: Int32Array
  of: Int32Array
  value: Int32Array
}

/** A problem laid out for speed, in one direction of time. */
export interface Network {
  count: number
  duration: Int32Array
  /** The predecessors of each activity, with the gap between the two starts. */
  before: Rows
  after: Rows
  /** The packed demands of each activity by word. */
  demands: Rows
  packing: Packing
  /** All activities, each after its predecessors. */
  order: Int32Array
  /** Their places in `order`. */
  rank: Int32Array
  /** A successor may start before its predecessor: starts alone give no order. */
  hasBackwardGaps: boolean
}

/** @throws OptimizerError CYCLE, INVALID */
export function networkOf({ activities, precedences, resources }: Problem): Network {
  activities.forEach(({ duration, demands }, activity) => {
    if (!Number.isInteger(duration) || duration < 0) throw invalid(activity, 'duration')
    if (demands.some(({ amount }) => !Number.isInteger(amount) || amount < 0))
      throw invalid(activity, 'demands')
  })
  const duration = Int32Array.from(activities, (activity) => activity.duration)
  const most = resources.map(() => 0)
  const amounts = resources.map((): number[] => [])
  for (const { demands } of activities)
    for (const { resource, amount } of demands) {
      most[resource] += amount
      amounts[resource].push(amount)
    }
  const packing = packResources(resources, most, amounts.map(unitOf))
  return directed(
    activities.length,
    duration,
    precedences,
    packedDemands(activities, packing),
    packing
  )
}

/** The same plans told from the end: a start there is what lies behind a finish here. */
export function mirrorOf(network: Network): Network {
  const { count, duration, demands, packing } = network
  const arrows = pairsOf(network.before).map(({ from, to, gap }) => ({
    from: to,
    to: from,
    gap: gap + duration[to] - duration[from],
  }))
  return directed(count, duration, arrows, demands, packing)
}

function directed(
  count: number,
  duration: Int32Array,
  arrows: readonly Precedence[],
  demands: Rows,
  packing: Packing
): Network {
  const before = rowsOf(count, arrows, ({ to, from, gap }) => [to, from, gap])
  const after = rowsOf(count, arrows, ({ to, from, gap }) => [from, to, gap])
  const order = topological(count, before, after)
  const rank = new Int32Array(count)
  order.forEach((activity, index) => (rank[activity] = index))
  const hasBackwardGaps = arrows.some(({ gap }) => gap < 0)
  return { count, duration, before, after, demands, packing, order, rank, hasBackwardGaps }
}

function pairsOf({ at, of, value }: Rows): Precedence[] {
  const pairs: Precedence[] = []
  for (let to = 0; to + 1 < at.length; to++)
    for (let i = at[to]; i < at[to + 1]; i++) pairs.push({ from: of[i], to, gap: value[i] })
  return pairs
}

function packedDemands(activities: Problem['activities'], packing: Packing): Rows {
  const entries = activities.flatMap(({ demands }, activity) => {
    const words = new Map<number, number>()
    for (const { resource, amount } of demands) {
      const field = packing.fields[resource]
      if (!field || !amount) continue
      const units = amount / packing.units[resource]
      words.set(field.word, (words.get(field.word) ?? 0) + (units << field.shift))
    }
    return [...words].map(([word, packed]) => ({ activity, word, packed }))
  })
  return rowsOf(activities.length, entries, ({ activity, word, packed }) => [
    activity,
    word,
    packed,
  ])
}

function rowsOf<Entry>(
  count: number,
  entries: readonly Entry[],
  parts: (entry: Entry) => [row: number, of: number, value: number]
): Rows {
  const at = new Int32Array(count + 1)
  for (const entry of entries) at[parts(entry)[0] + 1]++
  for (let i = 0; i < count; i++) at[i + 1] += at[i]
  const next = at.slice()
  const of = new Int32Array(entries.length)
  const value = new Int32Array(entries.length)
  for (const entry of entries) {
    const [row, other, number] = parts(entry)
    const place = next[row]++
    of[place] = other
    value[place] = number
  }
  return { at, of, value }
}

function topological(count: number, before: Rows, after: Rows): Int32Array {
  const waiting = Int32Array.from({ length: count }, (_, i) => before.at[i + 1] - before.at[i])
  const order = new Int32Array(count)
  let filled = 0
  for (let i = 0; i < count; i++) if (!waiting[i]) order[filled++] = i
  for (let head = 0; head < filled; head++) {
    const from = order[head]
    for (let k = after.at[from]; k < after.at[from + 1]; k++)
      if (!--waiting[after.of[k]]) order[filled++] = after.of[k]
  }
  if (filled === count) return order
  const activities = [...waiting.keys()].filter((i) => waiting[i] > 0)
  throw new OptimizerError({ code: 'CYCLE', activities })
}

const invalid = (activity: number, member: string) =>
  new OptimizerError({ code: 'INVALID', activity, member })
