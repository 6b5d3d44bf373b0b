import type { CDPSession, Page } from 'playwright-core'

/** A call of the page to the API, on its way out. */
export interface Call {
  url: URL
  method: string
  /** Names in small letters. */
  headers: Record<string, string>
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** What becomes of a call: an answer in place of the portal's, a broken line, silence; else it goes on. */
export type Fate = Reply | 'cut' | 'silence' | undefined
export type Judge = (call: Call) => Fate | Promise<Fate>

/** `Fetch.requestPaused` of the DevTools protocol, as far as it is read here. */
interface Paused {
  requestId: string
  request: { url: string; method: string; headers: Record<string, string> }
}

const API = '*/api/*'
/** The browser has let go of the call itself: the page was left, or judging has ended. */
const GONE =
  /Invalid InterceptionId|Target (page, context or browser has been )?closed|Session closed/

/**
 * Stands between a page and the API. `page.route` of Playwright would do, but holds up every file of
 * the portal as well and turns the browser's cache off: a visit then costs three times as much.
 */
class Calls {
  readonly #judges: Judge[] = []

  private constructor(readonly session: CDPSession) {
    session.on('Fetch.requestPaused', (paused) => void this.#decide(paused))
  }

  static async over(page: Page): Promise<Calls> {
    const calls = new Calls(await page.context().newCDPSession(page))
    await calls.session.send('Fetch.enable', { patterns: [{ urlPattern: API }] })
    return calls
  }

  /** The last one that was added judges first. */
  add(judge: Judge) {
    this.#judges.unshift(judge)
  }

  async #decide({ requestId, request }: Paused) {
    const headers = Object.entries(request.headers).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ])
    const call = {
      url: new URL(request.url),
      method: request.method,
      headers: Object.fromEntries(headers),
    }
    let fate: Fate
    for (const judge of this.#judges) {
      fate = await judge(call)
      if (fate) break
    }
    await this.#apply(requestId, fate).catch((error: Error) => {
      if (!GONE.test(error.message)) throw error
    })
  }

  async #apply(requestId: string, fate: Fate) {
    if (fate === 'silence') return
    if (fate === 'cut') {
      await this.session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
    } else if (fate) {
      const { status, headers = {}, body = '' } = fate
      await this.session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: Buffer.from(body).toString('base64'),
      })
    } else {
      await this.session.send('Fetch.continueRequest', { requestId })
    }
  }
}

const known = new WeakMap<Page, Calls>()

/** From now on every call of the page to the API is judged. */
export async function judgeCalls(page: Page, judge: Judge) {
  const calls = known.get(page) ?? (await Calls.over(page))
  known.set(page, calls)
  calls.add(judge)
}

/** From now on all calls of the page reach the portal, those that waited too. */
export async function letCallsPass(page: Page) {
  const calls = known.get(page)
  known.delete(page)
  await calls?.session.detach()
}
