import type { Network } from './network.js'
import type { Random } from './random.js'

/** How likely an activity changes places with the next of its list. */
const MUTATION = 0.1

/** Makes lists of two: a section as the father has it, what lies before and behind as the mother has. */
export class Crossing {
  private readonly part: Uint8Array

  constructor(
    count: number,
    private readonly random: Random
  ) {
    this.part = new Uint8Array(count)
  }

  /** Both lists put each activity after its predecessors, and so does the one that comes of them. */
  cross(mother: Int32Array, father: Int32Array): Int32Array {
    const { part } = this
    const length = father.length
    const section = Math.max(1, Math.floor(length * (0.25 + 0.5 * this.random.next())))
    const from = this.random.below(length - section + 1)
    const to = from + section
    for (let i = 0; i < length; i++) part[father[i]] = i < from ? 0 : i < to ? 1 : 2
    const child = father.slice()
    let head = 0
    let rest = to
    for (let i = 0; i < length; i++) {
      const activity = mother[i]
      if (part[activity] === 0) child[head++] = activity
      else if (part[activity] === 2) child[rest++] = activity
    }
    return child
  }

  /** Swaps neighbours that do not follow from each other. */
  mutate(list: Int32Array, { before: { at, of } }: Network) {
    for (let i = 0; i + 1 < list.length; i++) {
      if (this.random.next() >= MUTATION) continue
      const first = list[i]
      const second = list[i + 1]
      let isBound = false
      for (let k = at[second]; k < at[second + 1]; k++) isBound ||= of[k] === first
      if (isBound) continue
      list[i] = second
      list[i + 1] = first
    }
  }
}
