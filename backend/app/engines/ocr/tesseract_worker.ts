import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Worker as ThreadWorker } from 'node:worker_threads'
import Tesseract from 'tesseract.js'
import { OcrError } from './errors.js'
import { toOcrResult } from './page_lines.js'
import { prepareTrainedData } from './trained_data.js'
import type { OcrResult, RecognizeOptions, TextLayout } from './types.js'

const require = createRequire(import.meta.url)

/** Tesseract's page segmentation modes; 6 keeps two-column cards in order where 3 does not. */
const SEGMENTATION: Record<TextLayout, string> = { block: '6', line: '7', 'raw-line': '13' }

export interface WorkerSettings {
  languages: string[]
  dataFolder: string
  parameters: Record<string, string>
  startTimeoutMs: number
}

interface Pending {
  reject: (error: OcrError) => void
  onProgress?: (fraction: number) => void
}

/** One tesseract.js worker with its life: start, read, die. Reads one picture at a time. */
export class TesseractWorker {
  #worker: Tesseract.Worker | null = null
  #pending: Pending | null = null
  #dead = false

  get alive(): boolean {
    return this.#worker !== null && !this.#dead
  }

  /** Loads core and models from disk only. Throws `E_OCR_START`. */
  async start(settings: WorkerSettings): Promise<this> {
    const langPath = await prepareTrainedData(settings.dataFolder, settings.languages)
    this.#worker = await this.#create(langPath, settings)
    const thread = (this.#worker as unknown as { worker: ThreadWorker }).worker
    thread.on('error', (error) => this.#die(`The recognition worker crashed: ${error.message}`))
    thread.on('exit', () => this.#die('The recognition worker ended'))
    await this.#worker.setParameters({
      user_defined_dpi: '300',
      ...settings.parameters,
    })
    return this
  }

  /** The library never settles when a model cannot be loaded: hence handler and time limit. */
  async #create(langPath: string, settings: WorkerSettings): Promise<Tesseract.Worker> {
    let timer: NodeJS.Timeout | undefined
    const failed = new Promise<never>((_resolve, reject) => {
      const fail = (reason: unknown) => reject(new OcrError('E_OCR_START', String(reason)))
      this.#pending = { reject: fail }
      timer = setTimeout(
        () => fail('The recognition worker did not start in time'),
        settings.startTimeoutMs
      )
    })
    const created = Tesseract.createWorker(settings.languages, Tesseract.OEM.LSTM_ONLY, {
      langPath,
      gzip: true,
      cacheMethod: 'none',
      workerPath: require.resolve('tesseract.js/src/worker-script/node/index.js'),
      corePath: dirname(require.resolve('tesseract.js-core/package.json')),
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') this.#pending?.onProgress?.(progress)
      },
      errorHandler: (reason) => this.#pending?.reject(new OcrError('E_OCR_FAILED', String(reason))),
    })
    try {
      return await Promise.race([created, failed])
    } catch (error) {
      created.then((late) => late.terminate()).catch(() => undefined)
      throw error instanceof OcrError ? error : new OcrError('E_OCR_START', String(error))
    } finally {
      clearTimeout(timer)
      this.#pending = null
    }
  }

  /** Reads one encoded picture (PNG, JPEG). Throws `E_OCR_FAILED`. */
  async read(image: Buffer, options: RecognizeOptions = {}): Promise<OcrResult> {
    const worker = this.#worker
    if (!worker || this.#dead)
      throw new OcrError('E_OCR_FAILED', 'The recognition worker is not running')
    const broken = new Promise<never>((_resolve, reject) => {
      this.#pending = { reject, onProgress: options.onProgress }
    })
    try {
      const mode = { tessedit_pageseg_mode: SEGMENTATION[options.layout ?? 'block'] }
      const page = worker.recognize(image, mode as object, { text: false, blocks: true })
      const { data } = await Promise.race([page, broken])
      return toOcrResult(data)
    } catch (error) {
      throw error instanceof OcrError ? error : new OcrError('E_OCR_FAILED', String(error))
    } finally {
      this.#pending = null
    }
  }

  /** Ends the thread at once, also in the middle of a picture (whose `read` then rejects). */
  async stop(): Promise<void> {
    this.#die('The recognition worker was stopped')
    // the library hands a picture over some ticks late and fails unheard if the thread is gone
    await new Promise((resolve) => setImmediate(resolve))
    await this.#worker?.terminate()
  }

  #die(reason: string): void {
    this.#dead = true
    this.#pending?.reject(new OcrError('E_OCR_FAILED', reason))
  }
}
