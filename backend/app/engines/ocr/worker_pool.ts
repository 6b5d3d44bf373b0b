import { OcrError } from './errors.js'
import { TesseractWorker, type WorkerSettings } from './tesseract_worker.js'
import type { OcrResult, RecognizeOptions } from './types.js'

export interface PoolSettings extends WorkerSettings {
  size: number
  /** Time for one picture before its worker is ended and replaced. */
  timeoutMs: number
}

interface Task {
  image: Buffer
  options: RecognizeOptions
  resolve: (result: OcrResult) => void
  reject: (error: unknown) => void
}

/** Workers of one language set with a queue before them. Workers start once and are kept. */
export class WorkerPool {
  readonly #idle: TesseractWorker[] = []
  readonly #queue: Task[] = []
  readonly #busy = new Set<TesseractWorker>()
  #starting = 0
  #closed = false

  constructor(readonly settings: PoolSettings) {}

  async warm(): Promise<void> {
    const missing = this.settings.size - this.#idle.length - this.#busy.size - this.#starting
    const started = Array.from({ length: Math.max(0, missing) }, () => this.#startWorker())
    this.#idle.push(...(await Promise.all(started)))
    this.#pump()
  }

  recognize(image: Buffer, options: RecognizeOptions = {}): Promise<OcrResult> {
    return new Promise((resolve, reject) => {
      const { signal } = options
      if (signal?.aborted) return reject(signal.reason)
      const task: Task = { image, options, resolve, reject }
      const drop = () => {
        const position = this.#queue.indexOf(task)
        if (position >= 0) this.#queue.splice(position, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', drop, { once: true })
      const release = () => signal?.removeEventListener('abort', drop)
      task.resolve = (result) => (release(), resolve(result))
      task.reject = (error) => (release(), reject(error))
      this.#queue.push(task)
      this.#pump()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const task of this.#queue.splice(0)) task.reject(closed())
    const workers = [...this.#idle.splice(0), ...this.#busy]
    await Promise.all(workers.map((worker) => worker.stop()))
  }

  #pump(): void {
    while (this.#queue.length > 0) {
      const worker = this.#takeIdle()
      if (worker) {
        void this.#run(worker, this.#queue.shift()!)
        continue
      }
      if (this.#busy.size + this.#starting < this.settings.size) void this.#startForQueue()
      return
    }
  }

  #takeIdle(): TesseractWorker | undefined {
    let worker = this.#idle.pop()
    while (worker && !worker.alive) worker = this.#idle.pop()
    return worker
  }

  /** A start that fails rejects the picture that caused it, so that no one waits for ever. */
  async #startForQueue(): Promise<void> {
    try {
      this.#idle.push(await this.#startWorker())
    } catch (error) {
      this.#queue.shift()?.reject(error)
    }
    this.#pump()
  }

  async #startWorker(): Promise<TesseractWorker> {
    this.#starting++
    try {
      const worker = await new TesseractWorker().start(this.settings)
      if (!this.#closed) return worker
      // closed while it started: its thread would keep a stopping process alive for ever
      await worker.stop()
      throw closed()
    } finally {
      this.#starting--
    }
  }

  async #run(worker: TesseractWorker, task: Task): Promise<void> {
    const { signal } = task.options
    const stop = () => void worker.stop()
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      stop()
    }, this.settings.timeoutMs)
    signal?.addEventListener('abort', stop, { once: true })
    this.#busy.add(worker)
    try {
      task.resolve(await worker.read(task.image, task.options))
    } catch (error) {
      const timeout = new OcrError('E_OCR_TIMEOUT', `No text after ${this.settings.timeoutMs} ms`)
      task.reject(timedOut ? timeout : error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      this.#busy.delete(worker)
      if (worker.alive) this.#idle.push(worker)
      this.#pump()
    }
  }
}

function closed() {
  return new OcrError('E_OCR_CLOSED', 'Text recognition was closed')
}
