import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import type { BrowserLocation } from './browser_path.js'
import { PdfError } from './errors.js'
import type { CommandPrefix } from './network_isolation.js'

const run = promisify(execFile)

/**
 * Nothing of this browser may reach a network: its own services are off, no name or address
 * resolves (`MAP *` covers literal addresses too), and what still tries goes to a proxy without an
 * address. Prefetch and preconnect pass request interception but not this.
 */
const FLAGS = [
  '--disable-gpu',
  '--disable-webgl',
  '--disable-3d-apis',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--dns-prefetch-disable',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://no-network.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
]

const LAUNCH_TIMEOUT_MS = 30_000
const CLOSE_GRACE_MS = 3_000

/** One running Chromium with its idle pages. */
export class BrowserSession {
  #browser: Browser
  #idle: Page[] = []
  #alive = true
  /** Rejects when Chromium is gone: some of puppeteer's own promises then stay open for ever. */
  readonly ended: Promise<never>

  private constructor(browser: Browser) {
    this.#browser = browser
    this.ended = new Promise((_, reject) => {
      browser.once('disconnected', () => {
        this.#alive = false
        this.#idle = []
        reject(new Error('the browser has ended'))
      })
    })
    // It may end while no one prints.
    this.ended.catch(() => undefined)
  }

  /**
   * Starts Chromium, inside `isolation` when there is one.
   * @throws PdfError E_PDF_LAUNCH with what the browser itself says
   */
  static async launch(
    location: BrowserLocation,
    isolation: CommandPrefix | null
  ): Promise<BrowserSession> {
    try {
      return new BrowserSession(await puppeteer.launch(await launchOptions(location, isolation)))
    } catch (error) {
      const reason = await explain(location)
      throw new PdfError(
        'E_PDF_LAUNCH',
        `Chromium at ${location.executablePath} does not start: ${reason ?? messageOf(error)}`,
        { cause: error }
      )
    }
  }

  get alive(): boolean {
    return this.#alive
  }

  /** An idle page, or a new one with every door shut. */
  async acquire(): Promise<Page> {
    return this.#idle.pop() ?? lockedPage(this.#browser)
  }

  /** Gives a page back. One that left its blank document is closed instead of being used again. */
  async release(page: Page): Promise<void> {
    if (!this.#alive) return
    if (page.url() === 'about:blank') this.#idle.push(page)
    else await this.discard(page)
  }

  /** Closes a page whose state is unknown; a page that does not close takes the browser with it. */
  async discard(page: Page): Promise<void> {
    if (!this.#alive) return
    const closed = await withinGrace(page.close())
    if (!closed) this.kill()
  }

  /** Ends Chromium in an orderly way, or by force when it does not answer. */
  async close(): Promise<void> {
    if (!this.#alive) return
    const closed = await withinGrace(this.#browser.close())
    if (!closed) this.kill()
    this.#alive = false
  }

  /** Ends Chromium and all its processes at once. */
  kill(): void {
    this.#alive = false
    const child = this.#browser.process()
    if (!child?.pid || child.exitCode !== null) return
    try {
      // Puppeteer starts Chromium as the leader of its own process group.
      if (process.platform === 'win32') child.kill('SIGKILL')
      else process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      // Gone between the check and the signal, which is what was wanted.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

async function launchOptions(
  location: BrowserLocation,
  isolation: CommandPrefix | null
): Promise<LaunchOptions> {
  const options: LaunchOptions = {
    executablePath: location.executablePath,
    headless: location.headless,
    args: [...location.args, ...FLAGS],
    env: location.env,
    pipe: true,
    timeout: LAUNCH_TIMEOUT_MS,
    // The application decides what happens on a signal; puppeteer would end the process itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
  if (!isolation) return options
  const [command, ...prefix] = isolation
  return {
    ...options,
    executablePath: command,
    args: [...prefix, location.executablePath, ...(await puppeteer.defaultArgs(options))],
    ignoreDefaultArgs: true,
  }
}

async function lockedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.on('request', (request) => {
    // Embedded data never reaches interception; whatever does is a request to the outside.
    if (request.isInterceptResolutionHandled() || request.url().startsWith('data:')) return
    // A blocked navigation would put an error page in the document's place, mostly after it has
    // loaded; one that is aborted leaves it as it stands.
    const reason = request.isNavigationRequest() ? 'aborted' : 'blockedbyclient'
    request.abort(reason).catch(ignoreClosedPage)
  })
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setRequestInterception(true),
    page.setOfflineMode(true),
  ])
  return page
}

/** An abort that arrives after the page has gone has nothing left to abort. */
function ignoreClosedPage(): void {}

/** True when `work` ends well in the time a browser is given to say goodbye. */
async function withinGrace(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CLOSE_GRACE_MS)
  })
  const done = work.then(
    () => true,
    () => false
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** What Chromium prints as its version: a missing library shows here. */
async function explain(location: BrowserLocation): Promise<string | null> {
  try {
    await run(location.executablePath, ['--version'], { env: location.env, timeout: 5_000 })
    return null
  } catch (error) {
    const stderr = String((error as { stderr?: unknown }).stderr ?? '').trim()
    return stderr || messageOf(error)
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
