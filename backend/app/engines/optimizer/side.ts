import { Decoder } from './decoder.js'
import type { Instance } from './instance.js'
import type { Network } from './network.js'
import { OrderByStart } from './order_by.js'
import type { Slot, Starts } from './problem.js'
import { mirrorTimeline, type Timeline } from './timeline.js'

/** One direction of time: what makes plans in it. */
export interface Side {
  network: Network
  decoder: Decoder
  order: OrderByStart
  movable: Int32Array
}

export interface Sides {
  forward: Side
  backward: Side
}

export function sidesOf(instance: Instance): Sides {
  const { timeline, movable, isFixed } = instance
  const mirrored: Timeline = { slots: timeline.slots, free: timeline.free.slice() }
  const movableBackward = instance.backward.order.filter((activity) => !isFixed[activity])
  return {
    forward: sideOf(instance.forward, timeline, movable),
    backward: sideOf(instance.backward, mirrored, movableBackward),
  }
}

const sideOf = (network: Network, timeline: Timeline, movable: Int32Array): Side => ({
  network,
  movable,
  decoder: new Decoder(network, timeline),
  order: new OrderByStart(network, movable),
})

/**
 * Improves plans by pushing all work as late as it goes and then as early as it goes (forward-backward
 * improvement): a plan is never longer or later afterwards. Where work may begin before the end of what it
 * follows, work that is pushed first can leave no room for other work: then a plan stays as it was.
 */
export class Justifier {
  private readonly list: Int32Array
  private readonly mirrored: Starts
  private readonly lower: Int32Array
  private readonly kept: Starts

  constructor(
    private readonly instance: Instance,
    private readonly sides: Sides
  ) {
    this.list = new Int32Array(instance.movable.length)
    this.mirrored = new Int32Array(instance.forward.count)
    this.lower = new Int32Array(instance.forward.count)
    this.kept = new Int32Array(instance.forward.count)
  }

  /** @returns the finish; `starts` are changed in place */
  justify(starts: Starts, finish: Slot): Slot {
    this.kept.set(starts)
    this.pushLate(starts, finish)
    const { forward } = this.sides
    const list = forward.order.list(starts, finish, this.list)
    const last = forward.decoder.decode(list, starts, this.instance.release)
    if (last <= finish) return Math.max(last, this.instance.fixedFinish)
    starts.set(this.kept)
    return finish
  }

  /**
   * All work as late as it goes without a later finish, or another late activity.
   * @param most how late each may start where it is not later already
   */
  pushLate(starts: Starts, finish: Slot, most?: Starts) {
    const { instance, mirrored, sides } = this
    const { forward, dues, isFixed } = instance
    const { duration } = forward
    if (!instance.isTimeless) this.turnTimeline(finish)
    for (let i = 0; i < starts.length; i++) mirrored[i] = finish - starts[i] - duration[i]
    this.lower.fill(0)
    for (const { activity, due } of dues) {
      const latest = Math.max(due, starts[activity] + duration[activity])
      this.lower[activity] = Math.max(0, finish - latest)
    }
    if (most)
      for (let i = 0; i < starts.length; i++)
        this.lower[i] = Math.max(this.lower[i], finish - Math.max(most[i], starts[i]) - duration[i])
    const { backward } = sides
    const list = backward.order.list(mirrored, finish, this.list)
    if (backward.decoder.decode(list, mirrored, this.lower) === Infinity) return
    if (!this.isAllowed(finish)) return
    for (let i = 0; i < starts.length; i++)
      if (!isFixed[i]) starts[i] = finish - mirrored[i] - duration[i]
  }

  /** Whether nothing begins before it may, as mirrored. */
  private isAllowed(finish: Slot): boolean {
    const { movable, release, forward } = this.instance
    return movable.every((i) => finish - this.mirrored[i] - forward.duration[i] >= release[i])
  }

  /** Work that starts before its place in the present plan is pushed towards it. */
  nearest(starts: Starts, finish: Slot): Starts {
    const { activities } = this.instance.problem
    const near = starts.slice()
    const present = near.map((start, activity) => activities[activity].present ?? start)
    this.pushLate(near, finish, present)
    return near
  }

  private turnTimeline(finish: Slot) {
    const { decoder } = this.sides.backward
    const { words } = this.instance.forward.packing
    mirrorTimeline(this.instance.timeline, words, finish, decoder.timeline)
    decoder.renew()
  }
}
