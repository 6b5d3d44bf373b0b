import type { ApiResponse } from '@japa/api-client'

/** Chance that a seed repeats (mulberry32). */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** From `from` to `to`, both included. */
  int = (from: number, to: number) => from + Math.floor(this.#next() * (to - from + 1))
  chance = (percent: number) => this.#next() * 100 < percent
  one = <T>(of: readonly T[]): T => of[this.int(0, of.length - 1)]!
  /** A decimal of at most so many digits, some of them with few. */
  decimal = (from: number, to: number, digits: number) =>
    (this.int(from * 10 ** digits, to * 10 ** digits) / 10 ** digits).toFixed(
      this.chance(40) ? 0 : digits
    )
  /** A part of a quantity in ten-thousandths, often all of it, never nothing. */
  part = (wholeE4: number) =>
    this.chance(35) || wholeE4 <= 1 ? wholeE4 : Math.max(1, this.int(1, wholeE4))
}

/** How often each kind of step was done and refused; anything but a refusal by a rule is a fault. */
export class Tally {
  done = 0
  refused = 0
  readonly kinds = new Map<string, [number, number]>()

  note(kind: string, answer: ApiResponse | null): boolean {
    if (!answer) return false
    const status = answer.status()
    const refusal = [403, 409, 412, 422].includes(status)
    if (status >= 300 && !refusal) throw new Error(`${kind}: ${status} ${answer.text()}`)
    const [done, refused] = this.kinds.get(kind) ?? [0, 0]
    this.kinds.set(kind, refusal ? [done, refused + 1] : [done + 1, refused])
    if (refusal) this.refused++
    else this.done++
    return !refusal
  }

  toString = () =>
    [...this.kinds].map(([kind, [done, refused]]) => `${kind} ${done}/${refused}`).join(', ')
}

export const e4 = (decimal: string | number) => Math.round(Number(decimal) * 10_000)
export const of4 = (value: number) => (value / 10_000).toFixed(4)
