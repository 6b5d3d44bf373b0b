import type { EventEmitter } from 'node:events'
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** An address of the portal that runs no code: here a page waits for its next visit. */
const WAITING_AT = '/favicon.svg'
/** What these do to a page nothing undoes: it is not used again. */
const LASTING = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setViewportSize',
] as const

/**
 * A page that one visit hands on to the next: to start the process of a page costs as much as to
 * start the portal in it. What belongs to a visit is taken from it: what listens and answers on it,
 * its history, cookies and storage, the place of the mouse.
 */
export class LastingPage {
  #isWorn = false
  readonly #own = new Map<string | symbol, Set<unknown>>()

  private constructor(
    readonly page: Page,
    readonly session: CDPSession
  ) {
    const events = emitterOf(page)
    for (const name of events.eventNames()) this.#own.set(name, new Set(events.rawListeners(name)))
    for (const name of LASTING) {
      const act = page[name].bind(page) as (...args: unknown[]) => unknown
      const noted = (...args: unknown[]) => {
        this.#isWorn = true
        return act(...args)
      }
      Object.assign(page, { [name]: noted })
    }
  }

  static async open(context: BrowserContext): Promise<LastingPage> {
    const page = await context.newPage()
    return new LastingPage(page, await context.newCDPSession(page))
  }

  /** Ends a visit; false when the page cannot have another. */
  async leave(): Promise<boolean> {
    const { page } = this
    const events = emitterOf(page)
    for (const name of events.eventNames()) {
      for (const listener of events.rawListeners(name) as (() => void)[]) {
        if (!this.#own.get(name)?.has(listener)) events.off(name, listener)
      }
    }
    if (this.#isWorn || page.isClosed()) return false
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.mouse.move(-1, -1)
    // what a test has left under way, a download or a question whether to leave, may stand against it
    const waits = await page.goto(WAITING_AT).then(
      () => true,
      () => false
    )
    if (waits) await this.session.send('Page.resetNavigationHistory')
    return waits
  }

  /** What a browser of that state would hold for the portal. */
  async wear({ cookies, origins }: State) {
    const { page } = this
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    await page.evaluate(
      (entries) => {
        sessionStorage.clear()
        localStorage.clear()
        for (const { name, value } of entries) localStorage.setItem(name, value)
      },
      origins.flatMap(({ localStorage }) => localStorage)
    )
  }
}

/** Playwright's pages emit as Node's own emitters do; its types name the events only. */
const emitterOf = (page: Page) => page as unknown as EventEmitter
