/**
 * A promise with its handles, settled at once when the signal aborts. Settling twice does nothing:
 * whatever comes first counts.
 */
export class Outcome<T> {
  readonly promise: Promise<T>
  /** Rejects with the signal's reason when it aborts; never settles otherwise. */
  readonly aborted: Promise<never>
  #resolve!: (value: T) => void
  #reject!: (reason: unknown) => void
  #settled = false
  #signal: AbortSignal | undefined
  #onAbort: () => void

  constructor(signal?: AbortSignal) {
    this.promise = new Promise<T>((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    let abort!: (reason: unknown) => void
    this.aborted = new Promise<never>((_, reject) => {
      abort = reject
    })
    // No one may be listening yet when the signal comes.
    this.aborted.catch(() => undefined)
    this.#signal = signal
    this.#onAbort = () => {
      abort(signal?.reason)
      this.reject(signal?.reason)
    }
    signal?.addEventListener('abort', this.#onAbort, { once: true })
  }

  get settled(): boolean {
    return this.#settled
  }

  /** Runs `listener` when the signal aborts before the outcome is settled. */
  onAbort(listener: () => void): void {
    this.aborted.catch(listener)
  }

  resolve(value: T): void {
    if (this.#settle()) this.#resolve(value)
  }

  reject(reason: unknown): void {
    if (this.#settle()) this.#reject(reason)
  }

  #settle(): boolean {
    if (this.#settled) return false
    this.#settled = true
    this.#signal?.removeEventListener('abort', this.#onAbort)
    return true
  }
}
