import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { takeClock } from './browser_clock.js'
import { LastingPage, type State } from './browser_pages.js'

export interface Kind {
  width?: number
  /** Moves as the design says; elsewhere the tests ask the browser for no motion. */
  moves?: boolean
  /** Its pages have the worker that opens them offline: it would answer the next visits too. */
  worker?: boolean
  /** The time of its pages is in the hands of the test. */
  clock?: boolean
}

/** What a visit left behind that nothing clears: such a profile is not used again. */
const spent = new WeakSet<BrowserContext>()

/** After this visit the profile is thrown away. */
export function spend(context: BrowserContext) {
  spent.add(context)
}

/**
 * The profiles of a browser, lent one after the other: what a profile has fetched and compiled is
 * most of the time of a visit. Cookies and storage are another person's each time.
 */
export class Profiles {
  readonly #idle = new Map<string, BrowserContext[]>()
  readonly #kinds = new WeakMap<BrowserContext, string>()
  readonly #pages = new WeakMap<BrowserContext, LastingPage>()

  constructor(
    readonly browser: Browser,
    readonly options: BrowserContextOptions
  ) {}

  async lend(kind: Kind, state: State): Promise<BrowserContext> {
    const name = `${kind.width} ${kind.moves} ${kind.clock} ${kind.worker}`
    if (kind.worker) return this.#create(kind, state)
    const context = this.#idle.get(name)?.pop() ?? (await this.#create(kind))
    this.#kinds.set(context, name)
    const lasting = this.#pages.get(context)
    await (lasting ? lasting.wear(state) : context.setStorageState(state))
    if (kind.clock) await takeClock(context)
    return context
  }

  /** The page of a lent profile. */
  async pageOf(context: BrowserContext): Promise<Page> {
    const lasting = this.#pages.get(context) ?? (await LastingPage.open(context))
    this.#pages.set(context, lasting)
    return lasting.page
  }

  async takeBack(context: BrowserContext) {
    if (spent.has(context)) return context.close()
    const lasting = this.#pages.get(context)
    const others = context.pages().filter((page) => page !== lasting?.page)
    await Promise.all(others.map((page) => page.close()))
    await context.setOffline(false)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
    if (lasting && !(await lasting.leave())) {
      await lasting.page.close()
      this.#pages.delete(context)
    }
    const name = this.#kinds.get(context)!
    this.#idle.set(name, [...(this.#idle.get(name) ?? []), context])
  }

  async #create({ width, moves, worker }: Kind, storageState?: State): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      ...this.options,
      storageState,
      serviceWorkers: worker ? 'allow' : 'block',
      viewport: { width: width ?? 1440, height: width ? 844 : 900 },
      reducedMotion: moves ? 'no-preference' : 'reduce',
    })
    if (worker) spend(context)
    return context
  }
}
