import type { Resource } from './problem.js'

/** Where the free amount of a resource stands in the packed words. */
export interface Field {
  word: number
  shift: number
}

/**
 * The free amounts of several resources side by side in one whole number, each with a spare bit above
 * it: whether all are enough is found by one subtraction.
 */
export interface Packing {
  words: number
  /** The spare bits of each word. */
  guards: Int32Array
  /** Null for a resource that can never be short. */
  fields: (Field | null)[]
  /** What one unit of a field stands for. */
  units: number[]
}

const WORD_BITS = 32
const MOST_BITS = 30

/** @param most what is used of each resource by all activities together */
export function packResources(
  resources: readonly Resource[],
  most: readonly number[],
  units: readonly number[]
): Packing {
  const guards: number[] = []
  const used: number[] = []
  const fields = resources.map((resource, index) => {
    if (lowest(resource) >= most[index]!) return null
    const bits = bitsOf(Math.min(highest(resource), most[index]!) / units[index]!) + 1
    let word = used.findIndex((taken) => taken + bits <= WORD_BITS)
    if (word < 0) {
      word = used.length
      used.push(0)
      guards.push(0)
    }
    const shift = used[word]!
    used[word] = shift + bits
    guards[word] = guards[word]! | (1 << (shift + bits - 1))
    return { word, shift }
  })
  return {
    words: Math.max(1, guards.length),
    guards: Int32Array.from(guards.length ? guards : [0]),
    fields,
    units: [...units],
  }
}

function bitsOf(largest: number): number {
  const bits = Math.max(1, Math.ceil(Math.log2(Math.floor(largest) + 1)))
  if (bits > MOST_BITS) throw new RangeError('capacity too large to be counted')
  return bits
}

export const highest = ({ capacity, exceptions = [] }: Resource) =>
  exceptions.reduce((most, other) => Math.max(most, other.capacity), capacity)

export const lowest = ({ capacity, exceptions = [] }: Resource) =>
  exceptions.reduce((least, other) => Math.min(least, other.capacity), capacity)

/** The largest unit of which all amounts are whole multiples; 1 when there are none. */
export function unitOf(amounts: readonly number[]): number {
  let unit = 0
  for (const amount of amounts) {
    let [a, b] = [unit, amount]
    while (b) [a, b] = [b, a % b]
    unit = a
  }
  return unit || 1
}

/** The bits of a field, from its shift up to the spare bit above it. */
export function fieldMask(guards: number, shift: number): number {
  let bits = 0
  while (!((guards >>> (shift + bits)) & 1)) bits++
  return 2 ** bits - 1
}
