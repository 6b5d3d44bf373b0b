import { findBrowser, type BrowserLocation } from './browser_path.js'
import { BrowserSession, messageOf } from './browser_session.js'
import { PdfError } from './errors.js'
import { networkIsolation } from './network_isolation.js'
import { Outcome } from './outcome.js'
import { printableHtml, printPage, type RenderOptions } from './print_page.js'

export type { RenderOptions } from './print_page.js'

export interface PdfRendererOptions {
  /** Directory of the portal's state; default `DATA_DIR`, else the user's cache. */
  dataDir?: string
  /** Finds the browser; default `findBrowser`. */
  locate?: () => Promise<BrowserLocation>
  /** Documents printed at the same time; default 1, at most 2 (a page costs some 150 MB). */
  concurrency?: 1 | 2
  /** The browser is replaced after this many documents; default 50. */
  recycleAfter?: number
  /** An idle browser is closed after this many milliseconds; default two minutes. */
  idleMs?: number
  /** Time for one document in milliseconds, waiting not counted; default 30,000. */
  timeoutMs?: number
  /** Run the browser in an empty network namespace where the system allows it; default true. */
  isolateNetwork?: boolean
}

interface Job {
  html: string
  options: RenderOptions
  outcome: Outcome<Buffer>
  attempts: number
  report: (percent: number) => void
}

/**
 * Prints HTML to PDF with one warm Chromium per process. Scripts do not run, nothing is loaded from
 * a network or a disk: what the document needs must be inside it (fonts and images as data URIs).
 */
export class PdfRenderer {
  #options: Required<Omit<PdfRendererOptions, 'dataDir' | 'locate'>>
  #locate: () => Promise<BrowserLocation>
  #waiting: Job[] = []
  #active = 0
  #session: Promise<BrowserSession> | null = null
  #served = 0
  #launches = 0
  #rendered = 0
  #isolated = false
  #idleTimer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PdfRendererOptions = {}) {
    this.#locate = options.locate ?? (() => findBrowser({ dataDir: options.dataDir }))
    this.#options = {
      concurrency: options.concurrency ?? 1,
      recycleAfter: options.recycleAfter ?? 50,
      idleMs: options.idleMs ?? 120_000,
      timeoutMs: options.timeoutMs ?? 30_000,
      isolateNetwork: options.isolateNetwork ?? true,
    }
  }

  /** Figures for the health page: how often Chromium was started, what waits, how it is isolated. */
  get stats() {
    return {
      launches: this.#launches,
      rendered: this.#rendered,
      active: this.#active,
      waiting: this.#waiting.length,
      networkNamespace: this.#isolated,
    }
  }

  /**
   * Prints a whole HTML document, or a fragment (put into a plain document with the given title,
   * language and direction).
   * @returns the PDF
   * @throws PdfError (see its codes), or the signal's reason when aborted
   */
  async render(html: string, options: RenderOptions = {}): Promise<Buffer> {
    if (this.#closed) throw closedError()
    options.signal?.throwIfAborted()
    const job: Job = {
      html: printableHtml(html, options),
      options,
      outcome: new Outcome<Buffer>(options.signal),
      attempts: 0,
      report: forwardOnly(options.onProgress),
    }
    job.outcome.onAbort(() => {
      this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
    })
    job.report(0)
    this.#waiting.push(job)
    this.#pump()
    return job.outcome.promise
  }

  /** Ends the browser; documents still waiting or printing are rejected. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idleTimer)
    for (const job of this.#waiting.splice(0)) job.outcome.reject(closedError())
    await this.#endSession()
  }

  #pump(): void {
    clearTimeout(this.#idleTimer)
    while (this.#waiting.length > 0 && this.#active < this.#options.concurrency) {
      const worn = this.#served >= this.#options.recycleAfter
      // A worn browser is replaced between documents, so that there is never a second one.
      if (worn && this.#active > 0) return
      if (worn) {
        this.#session = this.#replace(this.#session)
        this.#served = 0
      }
      const job = this.#waiting.shift()!
      this.#active++
      void this.#run(job)
    }
    if (this.#active === 0 && this.#session) {
      this.#idleTimer = setTimeout(() => void this.#endSession(), this.#options.idleMs)
    }
  }

  async #run(job: Job): Promise<void> {
    this.#served++
    try {
      const pdf = await this.#print(job)
      this.#rendered++
      job.report(100)
      job.outcome.resolve(pdf)
    } catch (error) {
      job.outcome.reject(error)
    } finally {
      this.#active--
      if (!this.#closed) this.#pump()
    }
  }

  async #print(job: Job): Promise<Buffer> {
    const session = await this.#liveSession()
    job.options.signal?.throwIfAborted()
    job.attempts++
    job.report(20)
    try {
      return await this.#printOn(session, job)
    } catch (error) {
      if (error instanceof PdfError || job.outcome.settled) throw error
      if (this.#closed) throw closedError()
      // The browser died under this document, maybe of the one beside it: one more try.
      if (!session.alive && job.attempts < 2) return this.#print(job)
      throw new PdfError('E_PDF_RENDER', `Chromium could not print: ${messageOf(error)}`, {
        cause: error,
      })
    }
  }

  async #printOn(session: BrowserSession, job: Job): Promise<Buffer> {
    const overdue = deadline(job.options.timeoutMs ?? this.#options.timeoutMs, () => session.kill())
    try {
      const page = await Promise.race([session.acquire(), session.ended, overdue.passed])
      try {
        const work = printPage(page, job.html, job.options, () => job.report(60))
        const ends = [session.ended, overdue.passed, job.outcome.aborted]
        const pdf = await Promise.race([work, ...ends])
        await session.release(page)
        return pdf
      } catch (error) {
        await session.discard(page)
        throw error
      }
    } finally {
      overdue.cancel()
    }
  }

  async #liveSession(): Promise<BrowserSession> {
    if (this.#closed) throw closedError()
    const current = this.#session
    if (current) {
      const session = await current
      if (session.alive) return session
      // Another document may have replaced the dead browser while this one waited.
      if (this.#session !== current) return this.#liveSession()
    }
    this.#session = this.#replace(null)
    return this.#session
  }

  async #replace(worn: Promise<BrowserSession> | null): Promise<BrowserSession> {
    try {
      if (worn) await (await worn).close()
      const location = await this.#locate()
      const isolation = this.#options.isolateNetwork ? await networkIsolation() : null
      this.#launches++
      const session = await BrowserSession.launch(location, isolation)
      this.#isolated = isolation !== null
      return session
    } catch (error) {
      this.#session = null
      throw error
    }
  }

  async #endSession(): Promise<void> {
    const session = this.#session
    this.#session = null
    this.#served = 0
    if (session) await (await session).close()
  }
}

function deadline(milliseconds: number, onPassed: () => void) {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onPassed()
      reject(new PdfError('E_PDF_TIMEOUT', `The document took longer than ${milliseconds} ms`))
    }, milliseconds)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}

/** Reports rising percentages only: a second try starts over without the bar jumping back. */
function forwardOnly(onProgress: RenderOptions['onProgress']): (percent: number) => void {
  let highest = -1
  return (percent) => {
    if (percent <= highest) return
    highest = percent
    onProgress?.(percent)
  }
}

function closedError(): PdfError {
  return new PdfError('E_PDF_CLOSED', 'The PDF renderer has been closed')
}
