import type { Network } from './network.js'
import type { Starts } from './problem.js'

/**
 * Lists activities by their starts, each after its predecessors. Those that start together keep the
 * order of the network.
 */
export class OrderByStart {
  private counts = new Int32Array(0)
  private readonly place: Int32Array

  constructor(
    private readonly network: Network,
    private readonly movable: Int32Array
  ) {
    this.place = new Int32Array(network.count)
  }

  /** @param movable in the order of the network; `last` at least the last start */
  list(starts: Starts, last: number, into: Int32Array): Int32Array {
    if (this.counts.length <= last + 1) this.counts = new Int32Array(2 * last + 2)
    const { counts, movable } = this
    counts.fill(0, 0, last + 2)
    for (let i = 0; i < movable.length; i++) counts[starts[movable[i]] + 1]++
    for (let slot = 0; slot <= last; slot++) counts[slot + 1] += counts[slot]
    for (let i = 0; i < movable.length; i++) into[counts[starts[movable[i]]]++] = movable[i]
    return this.network.hasBackwardGaps ? this.mended(into) : into
  }

  /** Brings predecessors forward that start after what follows them. */
  private mended(list: Int32Array): Int32Array {
    const { at, of } = this.network.before
    const { place } = this
    place.fill(-1)
    list.forEach((activity) => (place[activity] = 0))
    const wanted = list.slice()
    let filled = 0
    const stack: number[] = []
    for (const first of wanted) {
      if (place[first]) continue
      stack.push(first)
      while (stack.length) {
        const activity = stack.at(-1)!
        let isReady = true
        for (let i = at[activity]; i < at[activity + 1]; i++)
          if (place[of[i]] === 0) {
            stack.push(of[i])
            isReady = false
          }
        if (!isReady) continue
        stack.pop()
        if (place[activity]) continue
        place[activity] = 1
        list[filled++] = activity
      }
    }
    return list
  }
}
