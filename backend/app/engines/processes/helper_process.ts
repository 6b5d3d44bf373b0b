import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Confinement } from '#engines/limits/reading'
import { endWhenLarger, WATCH_EVERY_MS } from './confine.js'
import type { CallContext } from './serve_calls.js'
import type { Order, Word } from './messages.js'

/** Variables that a helper inherits; keys and passwords stay in this process. */
const INHERITED = ['PATH', 'HOME', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV']

export interface HelperOptions {
  /** Settings of the helper itself, given as variables of its environment. */
  env?: Record<string, string>
  /** It ends after this many milliseconds without work. */
  idleMs: number
  /** What it may take before it is ended with all it has in hand; the time is that of one call. */
  confinement?: Confinement
}

/** Work in the helper failed; `code` is the one of the error there. */
export class HelperFailure extends Error {
  constructor(
    readonly code: string | undefined,
    message: string
  ) {
    super(message)
    this.name = 'HelperFailure'
  }
}

interface Waiting {
  timer?: NodeJS.Timeout
  resolve: (answer: any) => void
  reject: (error: unknown) => void
  onProgress?: (fraction: number) => void
}

/**
 * Work that needs much memory or processor time, in a process of its own beside this one: started
 * when first needed, kept warm, ended when idle. `entry` is a module that calls `serveCalls`.
 */
export class HelperProcess {
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | null = null
  #calls = 0
  #idle: NodeJS.Timeout | undefined

  constructor(
    readonly entry: URL,
    readonly options: HelperOptions
  ) {}

  /** The process that works now, where there is one. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** @throws HelperFailure, or the signal's reason when aborted */
  call<Answer>(task: string, input: unknown, context: Partial<CallContext> = {}): Promise<Answer> {
    const { signal, onProgress } = context
    if (signal?.aborted) return Promise.reject(signal.reason)
    const call = ++this.#calls
    return new Promise<Answer>((resolve, reject) => {
      const abort = () => {
        this.#send({ abort: call })
        this.#settle(call)?.reject(signal!.reason)
      }
      const release = () => signal?.removeEventListener('abort', abort)
      signal?.addEventListener('abort', abort, { once: true })
      this.#waiting.set(call, {
        resolve: (answer) => (release(), resolve(answer)),
        reject: (error) => (release(), reject(error)),
        onProgress,
        timer: this.#endLater(),
      })
      clearTimeout(this.#idle)
      this.#child ??= this.#start()
      this.#send({ call, task, input })
    })
  }

  /** Ends the helper; what it has in hand is rejected. A later call starts it again. */
  close() {
    clearTimeout(this.#idle)
    const child = this.#child
    this.#child = null
    this.#rejectAll('was closed')
    child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const inherited = INHERITED.map((name) => [name, process.env[name]]).filter(
      ([, value]) => value
    )
    const { env, confinement } = this.options
    const heap = confinement ? [`--max-old-space-size=${confinement.heapMb}`] : []
    const child = fork(fileURLToPath(this.entry), {
      env: { ...Object.fromEntries(inherited), ...env },
      execArgv: [...process.execArgv, ...heap],
      serialization: 'advanced',
    })
    const watch = confinement && this.#watch(child, confinement.memoryMb)
    const gone = (how: string) => {
      clearInterval(watch)
      if (this.#child !== child) return
      this.#child = null
      this.#rejectAll(how)
    }
    child.on('message', (word: Word) => this.#hear(word))
    child.on('error', (error) => gone(`failed: ${error.message}`))
    child.on('exit', (code, signal) => gone(`ended (${signal ?? code})`))
    // a helper keeps no one from ending
    child.unref()
    child.channel?.unref()
    return child
  }

  /** One that takes too much is ended; the calls that it had in hand fail, the next starts another. */
  #watch(child: ChildProcess, memoryMb: number) {
    return setInterval(() => {
      if (this.#waiting.size) void endWhenLarger(child, memoryMb)
    }, WATCH_EVERY_MS).unref()
  }

  /** Native code hears no signal: what takes too long is ended with its process. */
  #endLater() {
    const { confinement } = this.options
    if (!confinement) return undefined
    return setTimeout(() => void this.#child?.kill('SIGKILL'), confinement.seconds * 1000).unref()
  }

  #send(order: Order) {
    const child = this.#child
    if (!child?.connected) return
    child.send(order, (error) => {
      if (error && 'call' in order) this.#settle(order.call)?.reject(lost(error.message))
    })
  }

  #hear(word: Word) {
    if ('progress' in word) return this.#waiting.get(word.call)?.onProgress?.(word.progress)
    const waiting = this.#settle(word.call)
    if ('answer' in word) waiting?.resolve(word.answer)
    else waiting?.reject(new HelperFailure(word.failure.code, word.failure.message))
  }

  /** Takes a call off the list; without any left the idle time begins. */
  #settle(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(call)
    if (!this.#waiting.size) {
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => this.#retire(), this.options.idleMs).unref()
    }
    return waiting
  }

  /** Its channel closed, the helper ends by itself. */
  #retire() {
    const child = this.#child
    this.#child = null
    if (child?.connected) child.disconnect()
  }

  #rejectAll(how: string) {
    for (const call of [...this.#waiting.keys()]) this.#settle(call)?.reject(lost(how))
    clearTimeout(this.#idle)
  }
}

function lost(how: string) {
  return new HelperFailure('E_HELPER_GONE', `The helper process ${how}`)
}
