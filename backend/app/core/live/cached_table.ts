import { broadcast, onEnvelope } from './bus.js'

interface Options<Value> {
  /** Names the copy to the other processes of the portal. */
  name: string
  read: () => Promise<Value>
  initial: Value
  /** Longest time that a change made by another process may go unseen, in milliseconds. */
  maxAge: number
}

/**
 * A small table kept in the memory of every process, so that asking it costs no query. A change is
 * announced to all processes at once; should that message get lost, the copy is read again when it
 * is older than `maxAge`.
 */
export class CachedTable<Value> {
  #value: Value
  #readAt = 0
  #edition = 0
  #reading: Promise<void> | null = null

  constructor(private readonly options: Options<Value>) {
    this.#value = options.initial
    onEnvelope((envelope) => {
      if (envelope.kind === 'stale' && envelope.copy === options.name) this.#forget()
    })
  }

  /** What is known now; reads again in the background when that is old. */
  get known(): Value {
    if (this.#isOld) void this.#read().catch(() => undefined)
    return this.#value
  }

  /** Waits for a new reading when what is known is old. A database that is away changes nothing. */
  async fresh(): Promise<Value> {
    if (this.#isOld) {
      const known = this.#readAt > 0
      await this.#read().catch((error) => {
        if (!known) throw error
      })
    }
    return this.#value
  }

  /** Reads now, whatever is known; at start, and by tests. */
  reload(): Promise<void> {
    this.#forget()
    return this.#read()
  }

  /** To be called after the commit of a change: here it holds at once, elsewhere within moments. */
  async changed(): Promise<void> {
    broadcast({ kind: 'stale', copy: this.options.name })
    await this.#read()
  }

  get #isOld() {
    return Date.now() - this.#readAt > this.options.maxAge
  }

  /** A reading that is under way may have begun before the change: it counts for nothing. */
  #forget() {
    this.#edition++
    this.#readAt = Math.min(this.#readAt, 1)
    this.#reading = null
  }

  #read(): Promise<void> {
    return (this.#reading ??= this.#readOnce(this.#edition))
  }

  async #readOnce(edition: number) {
    try {
      const value = await this.options.read()
      if (edition !== this.#edition) return
      this.#value = value
      this.#readAt = Date.now()
    } finally {
      if (edition === this.#edition) this.#reading = null
    }
  }
}
