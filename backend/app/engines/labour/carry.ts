import { divideHalfUp } from '#engines/money/money'

/**
 * Shares of an exact amount, rounded one after the other: what is rounded off one is carried to the next,
 * so that they come to the amount rounded once, into however many shares it is cut.
 */
export class Carry {
  #exact = 0n
  #given = 0n

  /** @param bottom denominator of every share */
  constructor(private readonly bottom: bigint) {}

  /** The next share in minor units, `top / bottom` more or less what is carried. */
  take(top: bigint): number {
    this.#exact += top
    const whole = divideHalfUp(this.#exact, this.bottom)
    const share = whole - this.#given
    this.#given = whole
    return Number(share)
  }
}
