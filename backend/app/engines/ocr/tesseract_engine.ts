import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OcrEngine, OcrResult, RecognizeOptions } from './types.js'
import { WorkerPool } from './worker_pool.js'

export interface TesseractEngineOptions {
  /** Folder for the models; written once. Default: a folder under the system's temporary one. */
  dataFolder?: string
  /** Workers kept for mixed text; each costs up to 190 MB. Default 1. */
  poolSize?: number
  /** Time for one picture before its worker is ended and replaced. Default 60 s. */
  timeoutMs?: number
  /** Time for a worker to load its models. Default 30 s. */
  startTimeoutMs?: number
  parameters?: Record<string, string>
}

/**
 * tesseract.js behind the `OcrEngine` port. One pool reads English and Arabic mixed; a single
 * further worker, started when first needed, reads Arabic alone, where the English model would
 * turn words into Latin letters.
 */
export class TesseractEngine implements OcrEngine {
  readonly #mixed: WorkerPool
  readonly #arabic: WorkerPool

  constructor(options: TesseractEngineOptions = {}) {
    const shared = {
      dataFolder: options.dataFolder ?? join(tmpdir(), 'binaa-ocr-models'),
      parameters: options.parameters ?? {},
      timeoutMs: options.timeoutMs ?? 60_000,
      startTimeoutMs: options.startTimeoutMs ?? 30_000,
    }
    const size = Math.max(1, options.poolSize ?? 1)
    this.#mixed = new WorkerPool({ ...shared, languages: ['eng', 'ara'], size })
    this.#arabic = new WorkerPool({ ...shared, languages: ['ara'], size: 1 })
  }

  warm(): Promise<void> {
    return this.#mixed.warm()
  }

  recognize(image: Buffer, options: RecognizeOptions = {}): Promise<OcrResult> {
    const pool = options.script === 'arabic' ? this.#arabic : this.#mixed
    return pool.recognize(image, options)
  }

  async close(): Promise<void> {
    await Promise.all([this.#mixed.close(), this.#arabic.close()])
  }
}
