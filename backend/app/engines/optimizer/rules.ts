import type { Instance } from './instance.js'
import type { Network } from './network.js'
import type { Random } from './random.js'

/** Rules by which a planner would order what waits for a place; less comes first. */
export const RULES = [
  'lateFinish',
  'lateStart',
  'slack',
  'mostSuccessors',
  'mostWork',
  'due',
] as const
export type Rule = (typeof RULES)[number]

/** The urgency of each activity by a rule, seen from one end of the plan. */
export function urgencies(instance: Instance, network: Network, rule: Rule): Float64Array {
  const isForward = network === instance.forward
  const head = isForward
    ? instance.earliest
    : instance.tail.map((tail, i) => tail - network.duration[i])
  const behind = isForward
    ? instance.tail
    : instance.earliest.map((early, i) => early + network.duration[i])
  if (rule === 'due') return dueUrgencies(instance, behind)
  if (rule === 'mostSuccessors') return Float64Array.from(followers(network), (count) => -count)
  return Float64Array.from(behind, (rest, i) => {
    if (rule === 'lateStart') return -rest
    if (rule === 'lateFinish') return network.duration[i] - rest
    if (rule === 'slack') return -rest - head[i]
    return -network.duration[i] * (1 + network.demands.at[i + 1] - network.demands.at[i])
  })
}

/** The latest start that still keeps every due slot behind an activity. */
function dueUrgencies(instance: Instance, behind: Int32Array): Float64Array {
  const { order, after, duration } = instance.forward
  const latest = Float64Array.from(behind, (rest) => instance.timeline.slots - rest)
  for (const { activity, due } of instance.dues)
    latest[activity] = Math.min(latest[activity], due - duration[activity])
  for (const activity of order.toReversed())
    for (let i = after.at[activity]; i < after.at[activity + 1]; i++)
      latest[activity] = Math.min(latest[activity], latest[after.of[i]] - after.value[i])
  return latest
}

/** How many activities directly follow each. */
const followers = ({ after, count }: Network) =>
  Int32Array.from({ length: count }, (_, i) => after.at[i + 1] - after.at[i])

/**
 * Draws lists in which what is urgent tends to come first (regret-based sampling); with `bias` Infinity
 * the most urgent always does.
 */
export class ListSampler {
  private readonly waiting: Int32Array
  private readonly eligible: Int32Array
  private readonly weights: Float64Array

  constructor(
    private readonly network: Network,
    private readonly movable: Int32Array,
    private readonly random: Random
  ) {
    this.waiting = new Int32Array(network.count)
    this.eligible = new Int32Array(network.count)
    this.weights = new Float64Array(network.count)
  }

  draw(urgency: Float64Array, bias: number): Int32Array {
    const { network, movable, waiting, eligible } = this
    const { before, after } = network
    waiting.fill(-1)
    let open = 0
    for (const activity of movable) waiting[activity] = 0
    for (const activity of movable)
      for (let i = before.at[activity]; i < before.at[activity + 1]; i++)
        if (waiting[before.of[i]] >= 0) waiting[activity]++
    for (const activity of movable) if (!waiting[activity]) eligible[open++] = activity
    const list = new Int32Array(movable.length)
    for (let filled = 0; filled < list.length; filled++) {
      const index = bias === Infinity ? this.first(urgency, open) : this.pick(urgency, open, bias)
      const activity = eligible[index]
      eligible[index] = eligible[--open]
      list[filled] = activity
      for (let i = after.at[activity]; i < after.at[activity + 1]; i++)
        if (--waiting[after.of[i]] === 0) eligible[open++] = after.of[i]
    }
    return list
  }

  private first(urgency: Float64Array, open: number): number {
    const { eligible } = this
    let best = 0
    for (let i = 1; i < open; i++) {
      const difference = urgency[eligible[i]] - urgency[eligible[best]]
      if (difference < 0 || (difference === 0 && eligible[i] < eligible[best])) best = i
    }
    return best
  }

  private pick(urgency: Float64Array, open: number, bias: number): number {
    const { eligible, weights, random } = this
    let worst = -Infinity
    for (let i = 0; i < open; i++) worst = Math.max(worst, urgency[eligible[i]])
    let sum = 0
    for (let i = 0; i < open; i++) {
      weights[i] = (worst - urgency[eligible[i]] + 1) ** bias
      sum += weights[i]
    }
    let left = random.next() * sum
    for (let i = 0; i < open; i++) {
      left -= weights[i]
      if (left <= 0) return i
    }
    return open - 1
  }
}
