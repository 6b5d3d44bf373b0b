import type { EventEmitter } from 'node:events'
import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core'
import { letCallsPass } from './browser_calls.js'

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** An address of the portal that runs no code: here a page waits for its next visit. */
export const WAITING_AT = '/favicon.svg'
/** What these do to a page outlives the address: each can be taken back. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const

/**
 * A page that one visit hands on to the next: to start the process of a page costs as much as to
 * start the portal in it. What belongs to a visit is taken from it: what listens, runs and answers
 * on it, its size and colour scheme, its history, cookies and storage, the place of the mouse.
 */
export class LastingPage {
  /** A visit has changed what nothing here takes back. */
  #isWorn = false
  /** How to take back what the visit has changed. */
  readonly #undo: (() => Promise<void>)[] = []
  readonly #own = new Map<string | symbol, Set<unknown>>()

  private constructor(
    readonly page: Page,
    readonly session: CDPSession
  ) {
    const events = emitterOf(page)
    for (const name of events.eventNames()) this.#own.set(name, new Set(events.rawListeners(name)))
    for (const name of LASTING) {
      const act = page[name].bind(page) as (...args: unknown[]) => Promise<Disposable>
      const noted = async (...args: unknown[]) => {
        const done = await act(...args)
        this.#undo.push(() => done.dispose())
        return done
      }
      Object.assign(page, { [name]: noted })
    }
    const size = page.viewportSize()
    const { emulateMedia, setViewportSize } = page
    page.emulateMedia = async (options = {}) => {
      const { colorScheme, ...others } = options
      if (Object.keys(others).length > 0) this.#isWorn = true
      if (colorScheme) this.#undo.push(() => emulateMedia.call(page, { colorScheme: 'light' }))
      await emulateMedia.call(page, options)
    }
    page.setViewportSize = async (wanted) => {
      if (size) this.#undo.push(() => setViewportSize.call(page, size))
      await setViewportSize.call(page, wanted)
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
    await letCallsPass(page)
    for (const undo of this.#undo.splice(0)) await undo()
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
