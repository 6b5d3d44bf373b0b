import { fieldMask, type Packing } from './packing.js'
import type { Resource, Slot } from './problem.js'

/** What is free of every resource in every slot before anything is placed, packed. */
export interface Timeline {
  slots: number
  /** `free[word * slots + slot]`. */
  free: Int32Array
}

export function timelineOf(
  resources: readonly Resource[],
  packing: Packing,
  slots: number
): Timeline {
  const free = new Int32Array(packing.words * slots)
  for (let word = 0; word < packing.words; word++)
    free.fill(packing.guards[word], word * slots, (word + 1) * slots)
  resources.forEach((resource, index) => {
    const field = packing.fields[index]
    if (!field) return
    const { capacity, exceptions = [] } = resource
    const line = new Float64Array(slots).fill(capacity)
    for (const { from, to, capacity: other } of exceptions)
      line.fill(other, Math.max(0, from), Math.max(0, Math.min(slots, to)))
    const base = field.word * slots
    const most = fieldMask(packing.guards[field.word], field.shift)
    for (let slot = 0; slot < slots; slot++) {
      const units = Math.max(0, Math.min(most, Math.floor(line[slot] / packing.units[index])))
      free[base + slot] += units << field.shift
    }
  })
  return { slots, free }
}

/** Takes what an activity of fixed place uses; where there is less, nothing is left. */
export function occupy(
  { free, slots }: Timeline,
  packing: Packing,
  resource: number,
  amount: number,
  [from, to]: [Slot, Slot]
) {
  const field = packing.fields[resource]
  if (!field) return
  const units = amount / packing.units[resource]
  const mask = fieldMask(packing.guards[field.word], field.shift)
  for (let slot = Math.max(0, from); slot < Math.min(slots, to); slot++) {
    const at = field.word * slots + slot
    const there = (free[at] >>> field.shift) & mask
    free[at] -= Math.min(there, units) << field.shift
  }
}

/** The first `length` slots told from their end. */
export function mirrorTimeline(
  { free, slots }: Timeline,
  words: number,
  length: number,
  into: Timeline
) {
  for (let word = 0; word < words; word++) {
    const from = word * slots
    const to = word * into.slots
    for (let slot = 0; slot < length; slot++) into.free[to + slot] = free[from + length - 1 - slot]
  }
}
