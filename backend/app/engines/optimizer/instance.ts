import { requirePlan } from './infeasible.js'
import { mirrorOf, networkOf, type Network } from './network.js'
import type { Problem, Slot, Starts } from './problem.js'
import { occupy, timelineOf, type Timeline } from './timeline.js'

/** A problem as the search works on it. */
export interface Instance {
  problem: Problem
  forward: Network
  backward: Network
  timeline: Timeline
  /** The activities that are to be placed, each after its predecessors. */
  movable: Int32Array
  /** The earliest start of each by its release, and by activities whose place is fixed. */
  release: Int32Array
  /** The earliest start of each by all its predecessors too, whatever the resources say. */
  earliest: Int32Array
  /** Slots from the start of each to the end of the longest chain behind it. */
  tail: Int32Array
  /** Starts of the activities with a fixed place; the others 0. */
  fixed: Starts
  isFixed: Uint8Array
  /** The last finish of a fixed activity. */
  fixedFinish: Slot
  /** Activities with a due slot, with the slot and the weight. */
  dues: { activity: number; due: Slot; weight: number }[]
  /** Nothing tells one time from another: plans can be made from either end. */
  isTimeless: boolean
}

/** @throws OptimizerError for a problem that has no plan */
export function instanceOf(problem: Problem): Instance {
  const { activities, resources } = problem
  const forward = networkOf(problem)
  const isFixed = Uint8Array.from(activities, ({ fixedStart }) => Number(fixedStart !== undefined))
  const fixed = Int32Array.from(activities, ({ fixedStart }) => fixedStart ?? 0)
  const release = releasesOf(problem, forward, isFixed, fixed)
  const movable = forward.order.filter((activity) => !isFixed[activity])
  const timeline = timelineOf(resources, forward.packing, slotsFor(problem, release))
  activities.forEach(({ demands, duration, fixedStart }) => {
    if (fixedStart === undefined) return
    for (const { resource, amount } of demands)
      occupy(timeline, forward.packing, resource, amount, [fixedStart, fixedStart + duration])
  })
  requirePlan(problem, forward, timeline, movable)
  const fixedFinish = activities.reduce(
    (last, { fixedStart, duration }) => Math.max(last, (fixedStart ?? -duration) + duration),
    0
  )
  return {
    ...{ problem, forward, backward: mirrorOf(forward), timeline, movable, release },
    ...{ fixed, isFixed, fixedFinish },
    earliest: earliestOf(forward, release, isFixed, fixed),
    tail: tailsOf(forward),
    dues: activities.flatMap(({ due, weight = 1 }, activity) =>
      due === undefined ? [] : [{ activity, due, weight }]
    ),
    isTimeless:
      !isFixed.includes(1) &&
      release.every((slot) => !slot) &&
      resources.every(({ exceptions = [] }) => !exceptions.length) &&
      activities.every(({ due }) => due === undefined),
  }
}

function releasesOf(
  { activities }: Problem,
  { before: { at, of, value } }: Network,
  isFixed: Uint8Array,
  fixed: Starts
): Int32Array {
  return Int32Array.from(activities, ({ release = 0 }, activity) => {
    let bound = Math.max(0, release)
    for (let i = at[activity]; i < at[activity + 1]; i++)
      if (isFixed[of[i]]) bound = Math.max(bound, fixed[of[i]] + value[i])
    return bound
  })
}

/** Enough slots for one activity after the other, once nothing changes any more. */
function slotsFor({ activities, precedences, resources }: Problem, release: Int32Array): number {
  const gaps = new Map<number, number>()
  for (const { from, gap } of precedences) gaps.set(from, Math.max(gaps.get(from) ?? 0, gap))
  let slots = 1
  activities.forEach(({ duration }, i) => (slots += Math.max(duration, gaps.get(i) ?? 0)))
  let settled = 0
  for (const slot of release) settled = Math.max(settled, slot)
  for (const { fixedStart, duration } of activities)
    if (fixedStart !== undefined) settled = Math.max(settled, fixedStart + duration)
  for (const { exceptions = [] } of resources)
    for (const { to } of exceptions) settled = Math.max(settled, to)
  return slots + settled
}

function earliestOf(
  { order, before: { at, of, value } }: Network,
  release: Int32Array,
  isFixed: Uint8Array,
  fixed: Starts
): Int32Array {
  const earliest = release.slice()
  for (const activity of order) {
    if (isFixed[activity]) earliest[activity] = fixed[activity]
    else
      for (let i = at[activity]; i < at[activity + 1]; i++)
        earliest[activity] = Math.max(earliest[activity], earliest[of[i]] + value[i])
  }
  return earliest
}

function tailsOf({ order, duration, after: { at, of, value } }: Network): Int32Array {
  const tail = duration.slice()
  for (const activity of order.toReversed())
    for (let i = at[activity]; i < at[activity + 1]; i++)
      tail[activity] = Math.max(tail[activity], tail[of[i]] + value[i])
  return tail
}
