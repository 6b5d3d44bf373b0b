import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface Kind {
  width?: number
  moves?: boolean
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

  constructor(
    readonly browser: Browser,
    readonly options: BrowserContextOptions
  ) {}

  async lend(kind: Kind, state: State): Promise<BrowserContext> {
    const name = `${kind.width} ${kind.moves}`
    const context = this.#idle.get(name)?.pop() ?? (await this.#create(kind))
    this.#kinds.set(context, name)
    await context.setStorageState(state)
    return context
  }

  async takeBack(context: BrowserContext) {
    await Promise.all(context.pages().map((page) => page.close()))
    if (spent.has(context)) return context.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
    await context.setOffline(false)
    const name = this.#kinds.get(context)!
    this.#idle.set(name, [...(this.#idle.get(name) ?? []), context])
  }

  #create({ width, moves }: Kind): Promise<BrowserContext> {
    return this.browser.newContext({
      ...this.options,
      viewport: { width: width ?? 1440, height: width ? 844 : 900 },
      reducedMotion: moves ? 'no-preference' : 'reduce',
    })
  }
}
