import type { Instance } from './instance.js'
import type { Starts } from './problem.js'

/** Slots that a plan may take at most, for lateness and finish to fit into one number. */
const MOST_SLOTS = 2 ** 24

/** Weighted lateness first, then the finish: less is better. */
export type Score = number

export const scoreOf = (lateness: number, finish: number): Score => lateness * MOST_SLOTS + finish
export const latenessIn = (score: Score) => Math.floor(score / MOST_SLOTS)
export const finishIn = (score: Score) => score % MOST_SLOTS

export function latenessOf({ dues, forward: { duration } }: Instance, starts: Starts): number {
  let lateness = 0
  for (const { activity, due, weight } of dues) {
    const late = starts[activity] + duration[activity] - due
    if (late > 0) lateness += late * weight
  }
  return lateness
}

export function finishOf({ forward: { duration } }: Instance, starts: Starts): number {
  let last = 0
  for (let i = 0; i < starts.length; i++)
    if (starts[i] + duration[i] > last) last = starts[i] + duration[i]
  return last
}

export const scoreOfPlan = (instance: Instance, starts: Starts): Score =>
  scoreOf(latenessOf(instance, starts), finishOf(instance, starts))
