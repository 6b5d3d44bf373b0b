import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core'

/** Chromium says this beside every answer of 400 and above; the answers are judged themselves. */
const ECHO = /^Failed to load resource/
/** The portal's own note of a refused call, for example `POST /api/clients failed …`. */
const REFUSED_CALL = /^[A-Z]+ \/api\/\S* failed/

/**
 * Notes whatever a user would call broken while a browser is used: errors of the page and its
 * console, refusals that the test did not expect, and anything fetched from elsewhere.
 */
export class Watch {
  readonly problems: string[] = []

  constructor(
    readonly origin: string,
    readonly refusals: readonly number[],
    /** What the page is expected to write to its console. */
    readonly says: readonly RegExp[] = []
  ) {}

  /** What has gone wrong since the last look. */
  take(): string[] {
    return this.problems.splice(0)
  }

  /** Begins; answers how to end. */
  over(context: BrowserContext): () => void {
    const onPage = (page: Page) => this.#over(page)
    const onRequest = (request: Request) => this.#follow(request)
    const onResponse = (response: Response) => this.#judge(response)
    for (const page of context.pages()) onPage(page)
    context.on('page', onPage).on('request', onRequest).on('response', onResponse)
    return () =>
      void context.off('page', onPage).off('request', onRequest).off('response', onResponse)
  }

  #follow(request: Request) {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== this.origin) {
      this.problems.push(`a request left the portal: ${request.url()}`)
    }
  }

  #over(page: Page) {
    page.on('pageerror', (error) =>
      this.problems.push(`page error: ${error.stack ?? error.message}`)
    )
    page.on('console', (message) => this.#read(message))
  }

  #read(message: ConsoleMessage) {
    const text = message.text()
    if (message.type() !== 'error' || ECHO.test(text)) return
    if (this.refusals.length > 0 && REFUSED_CALL.test(text)) return
    if (this.says.some((expected) => expected.test(text))) return
    this.problems.push(`console: ${text} (${message.location().url})`)
  }

  #judge(response: Response) {
    const status = response.status()
    if (status < 400 || this.refusals.includes(status)) return
    this.problems.push(`${response.request().method()} ${response.url()} answered ${status}`)
  }
}
