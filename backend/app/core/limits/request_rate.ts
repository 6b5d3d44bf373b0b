import { AppError } from '#core/base/app_error'

/** So many keys at most: a window that is fuller than this is begun again. */
const MOST_KEYS = 50_000

/**
 * Counts in memory, in windows that all keys share: a request costs one look into a map. Each process
 * counts for itself, so that no request waits for another machine.
 */
export class RequestRate {
  #counts = new Map<string, number>()
  #ends = 0

  constructor(
    readonly most: number,
    readonly windowSeconds: number
  ) {}

  /** @throws AppError 429 TOO_MANY_REQUESTS with Retry-After */
  spend(key: string) {
    this.#turn()
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count > this.most) throw tooManyRequests(this.#seconds())
  }

  /** How many requests a key has left in this window, and in how many seconds the next one begins. */
  state(key: string) {
    this.#turn()
    return { left: this.most - (this.#counts.get(key) ?? 0), seconds: this.#seconds() }
  }

  #turn() {
    const now = performance.now()
    if (now < this.#ends && this.#counts.size <= MOST_KEYS) return
    this.#counts = new Map()
    this.#ends = now + this.windowSeconds * 1000
  }

  #seconds = () => Math.max(1, Math.ceil((this.#ends - performance.now()) / 1000))
}

export function tooManyRequests(seconds: number, code = 'TOO_MANY_REQUESTS') {
  return new AppError(429, code, { headers: { 'Retry-After': String(seconds) } })
}
