import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page as Tab } from 'playwright-core'
import type { Page } from './pages.ts'

/** DevTools' "Fast 4G": 9 and 1.5 Mbit/s less a tenth, in bytes per second; 60 ms times 2.75. */
const FAST_4G = {
  offline: false,
  downloadThroughput: ((9 * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1_000_000) / 8) * 0.9,
  latency: 60 * 2.75,
}
const SLOWER = 4
/** As long as nothing more is requested, the page has all that it loads by itself. */
const QUIET_MS = 1500
const PATIENCE_MS = 60_000

export interface Visit {
  /** Those that went over the network until the page was quiet. */
  requests: number
  scripts: number
  /** As they came over the wire, headers included. */
  kilobytes: number
  /** From the navigation until it can be worked with. */
  usableMs: number
}

interface Counted {
  type: string
  isCached: boolean
  bytes: number
}

/** Counts what goes over the network from now on. */
class Wire {
  readonly #requests = new Map<string, Counted>()
  #lastAt = performance.now()

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (!request.url.startsWith('http')) return
      this.#lastAt = performance.now()
      this.#requests.set(requestId, { type: type ?? 'Other', isCached: false, bytes: 0 })
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#cached(requestId))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) this.#cached(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = this.#requests.get(requestId)
      if (found) found.bytes = encodedDataLength
    })
  }

  #cached(requestId: string) {
    const found = this.#requests.get(requestId)
    if (found) found.isCached = true
  }

  async quiet() {
    while (performance.now() - this.#lastAt < QUIET_MS) await sleep(100)
  }

  take(): Omit<Visit, 'usableMs'> {
    const sent = [...this.#requests.values()].filter(({ isCached }) => !isCached)
    this.#requests.clear()
    this.#lastAt = performance.now()
    return {
      requests: sent.length,
      scripts: sent.filter(({ type }) => type === 'Script').length,
      kilobytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    }
  }
}

/** Notes in the page itself when it can be used: a question from outside would come late. */
function noteUsable({ selector, least }: { selector: string; least: number }) {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility()
    )
    if (found.length >= least) document.documentElement.dataset.usable = String(performance.now())
    else requestAnimationFrame(look)
  }
  look()
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function visit(tab: Tab, wire: Wire, path: string): Promise<Visit> {
  wire.take()
  await tab.goto(path, { waitUntil: 'commit', timeout: PATIENCE_MS })
  const noted = tab.locator('html[data-usable]')
  await noted.waitFor({ timeout: PATIENCE_MS })
  const usableMs = Number(await noted.getAttribute('data-usable'))
  await wire.quiet()
  return { ...wire.take(), usableMs }
}

/** Opens a page in a browser that has never been there, and then again. */
export async function openTwice(context: BrowserContext, page: Page) {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  const wire = new Wire(session)
  await slowDown(session)
  await tab.addInitScript(noteUsable, { selector: page.usable, least: page.least })
  const cold = await visit(tab, wire, page.path)
  // the browser keeps compiled scripts from the second visit on
  await visit(tab, wire, page.path)
  const warm = await visit(tab, wire, page.path)
  return { cold, warm }
}
