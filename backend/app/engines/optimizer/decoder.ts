import type { Network } from './network.js'
import type { Starts } from './problem.js'
import type { Timeline } from './timeline.js'

/**
 * Makes plans of lists: each activity in turn as early as its predecessors and the resources allow
 * (serial schedule generation).
 */
export class Decoder {
  /** How many plans were made. */
  made = 0
  private readonly left: Int32Array
  /** Slots up to here may have been used since they were last set free. */
  private used = 0

  constructor(
    readonly network: Network,
    readonly timeline: Timeline
  ) {
    this.left = timeline.free.slice()
  }

  /**
   * @param list activities, each after its predecessors; others keep the start they have
   * @param lower the earliest start of each
   * @returns the last finish of those in the list, Infinity when one finds no place
   */
  decode(list: Int32Array, starts: Starts, lower: Int32Array): number {
    this.made++
    this.clear()
    const { duration, before, demands } = this.network
    const { at, of, value } = before
    let last = 0
    for (const activity of list) {
      let start = lower[activity]
      for (let i = at[activity]; i < at[activity + 1]; i++) {
        const bound = starts[of[i]] + value[i]
        if (bound > start) start = bound
      }
      const first = demands.at[activity]
      const words = demands.at[activity + 1] - first
      const length = duration[activity]
      if (length && words) {
        start =
          words === 1
            ? this.placeInOne(first, start, length)
            : this.place(first, words, start, length)
        if (start < 0) return Infinity
      }
      starts[activity] = start
      if (start + length > last) last = start + length
    }
    return last
  }

  /** The timeline changed: all of it is read again. */
  renew() {
    this.left.set(this.timeline.free)
    this.used = 0
  }

  private clear() {
    const { slots, free } = this.timeline
    for (let at = 0; at < free.length; at += slots)
      this.left.set(free.subarray(at, at + this.used), at)
    this.used = 0
  }

  /** All that the activity needs stands in one word: the usual case. */
  private placeInOne(demand: number, earliest: number, length: number): number {
    const { slots } = this.timeline
    const { left } = this
    const { of, value } = this.network.demands
    const guard = this.network.packing.guards[of[demand]]
    const need = value[demand]
    const base = of[demand] * slots
    const end = base + slots
    let run = 0
    let at = base + earliest
    while (run < length) {
      if (at >= end) return -1
      run = ((left[at] - need) & guard) === guard ? run + 1 : 0
      at++
    }
    for (let slot = at - length; slot < at; slot++) left[slot] -= need
    if (at - base > this.used) this.used = at - base
    return at - base - length
  }

  private place(first: number, words: number, earliest: number, length: number): number {
    const { slots } = this.timeline
    let run = 0
    let slot = earliest
    while (run < length) {
      if (slot >= slots) return -1
      run = this.isFree(first, words, slot) ? run + 1 : 0
      slot++
    }
    const { of, value } = this.network.demands
    for (let demand = first; demand < first + words; demand++) {
      const base = of[demand] * slots
      for (let i = base + slot - length; i < base + slot; i++) this.left[i] -= value[demand]
    }
    if (slot > this.used) this.used = slot
    return slot - length
  }

  private isFree(first: number, words: number, slot: number): boolean {
    const { of, value } = this.network.demands
    const { guards } = this.network.packing
    const { slots } = this.timeline
    for (let demand = first; demand < first + words; demand++) {
      const guard = guards[of[demand]]
      if (((this.left[of[demand] * slots + slot] - value[demand]) & guard) !== guard) return false
    }
    return true
  }
}
