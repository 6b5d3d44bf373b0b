import { mkdir, statfs } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestContext } from '@japa/runner/core'
import {
  chromium,
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from 'playwright-core'
import { findBrowser, type BrowserSource } from '#engines/pdf/browser_path'
import { PortalProcess } from './browser_portal.js'
import { Profiles, spend, type Kind } from './browser_profiles.js'
import { Watch } from './browser_watch.js'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/** Playwright keeps what the browser's processes share on the disk, for containers with 64 MB. */
const SHARED_ON_DISK = '--disable-dev-shm-usage'
const ENOUGH_SHARED_MEMORY = 1024 ** 3
/** The browser without a window that comes with npm does the same work in half the time. */
const PREFERRED: BrowserSource[] = ['environment', 'bundled', 'system']
/** It is unpacked once, not in the data folder of each run. */
const UNPACKED = fileURLToPath(new URL('../../../.cache/', import.meta.url))
/** Generous: a loaded machine is slow, and a wait ends as soon as what it waits for is there. */
const PATIENCE_MS = 20_000
/** A trace for Playwright's viewer beside the pictures of a failure; it doubles the time of a run. */
const TRACED = process.env.BROWSER_TRACE === '1'
const FAILURES = join(tmpdir(), `binaa-browser-failures-${userInfo().username}`)
/** Of everybody in the demo company. */
export const DEMO_PASSWORD = 'Binaa-demo-2026'

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

export interface Visit extends Kind {
  /** Username of a demo person; absent for a visitor without a session. */
  as?: string
  password?: string
  language?: 'english' | 'arabic'
  theme?: 'light' | 'dark'
  /** Statuses of refusals that belong to what is tested; any other fails the test. */
  refusals?: number[]
  /** Errors that the page is expected to write to its console. */
  says?: RegExp[]
  /** Signs in again instead of sharing one session per person: for tests that end it. */
  ownSession?: boolean
}

export interface Opened {
  page: Page
  watch: Watch
  leave: () => Promise<void>
}

/** One portal and one browser for the whole suite; every visit has a browser profile of its own. */
export class Stage {
  readonly #sessions = new Map<string, Promise<State>>()
  readonly #profiles: Profiles

  constructor(
    readonly portal: PortalProcess,
    readonly browser: Browser
  ) {
    this.#profiles = new Profiles(browser, {
      baseURL: portal.origin,
      locale: 'en-GB',
      timezoneId: 'Asia/Riyadh',
      acceptDownloads: true,
    })
  }

  static async open(): Promise<Stage> {
    const { executablePath, env, args } = await findBrowser({
      sources: PREFERRED,
      dataDir: UNPACKED,
    })
    const [portal, browser] = await Promise.all([
      PortalProcess.start(),
      chromium.launch({
        executablePath,
        env,
        args: [...new Set([...args, ...FLAGS])],
        ignoreDefaultArgs: (await sharesMemory()) ? [SHARED_ON_DISK] : [],
      }),
    ])
    return new Stage(portal, browser)
  }

  async close() {
    await this.browser.close()
    await this.portal.stop()
  }

  /** A page of someone's own. What goes wrong on it fails the test. */
  async visit({ test }: Pick<TestContext, 'test'>, visit: Visit = {}): Promise<Page> {
    const { page, watch, leave } = await this.open(visit)
    test.cleanup(async (hasError) => {
      if (hasError || watch.problems.length > 0)
        await this.keep(`${visit.as ?? 'visitor'} ${test.title}`, page.context())
      await leave()
      if (watch.problems.length > 0) throw new Error(watch.take().join('\n'))
    })
    return page
  }

  /** A page of someone's own with what is noted about it, and how the caller leaves it. */
  async open(visit: Visit): Promise<Opened> {
    const context = await this.profile(visit)
    // a visitor's first question, who they are, is answered with 401
    const expected = [...(visit.refusals ?? []), ...(visit.as ? [] : [401])]
    const watch = new Watch(this.portal.origin, expected, visit.says)
    const page = await this.#profiles.pageOf(context)
    const stopWatching = watch.over(context)
    if (TRACED) await context.tracing.start({ snapshots: true, screenshots: false })
    const leave = async () => {
      stopWatching()
      if (TRACED) spend(context)
      await this.#profiles.takeBack(context)
    }
    return { page, watch, leave }
  }

  /** The API as someone, for what a test needs beside the screen. */
  async api(username: string, password = DEMO_PASSWORD): Promise<APIRequestContext> {
    const storageState = await this.#session(username, password)
    return request.newContext({
      baseURL: this.portal.origin,
      storageState,
      extraHTTPHeaders: { 'X-XSRF-TOKEN': tokenOf(storageState) },
    })
  }

  /** A browser profile of someone's own: signed in, in their language, theme and size. */
  async profile(visit: Visit): Promise<BrowserContext> {
    const { as, password = DEMO_PASSWORD, language = 'english', theme = 'light' } = visit
    const { width, moves, clock, worker } = visit
    const session =
      as && (visit.ownSession ? this.#signIn(as, password) : this.#session(as, password))
    const { cookies } = (await session) || { cookies: [] }
    const preferences = { 'ui-language': language, 'ui-theme': theme, 'ui-muted': 'true' }
    const localStorage = Object.entries(preferences).map(([name, value]) => ({ name, value }))
    const origins = [{ origin: this.portal.origin, localStorage }]
    const context = await this.#profiles.lend({ width, moves, clock, worker }, { cookies, origins })
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }

  #session(username: string, password: string): Promise<State> {
    const known = this.#sessions.get(username) ?? this.#signIn(username, password)
    this.#sessions.set(username, known)
    return known
  }

  async #signIn(username: string, password: string): Promise<State> {
    const client = await request.newContext({ baseURL: this.portal.origin })
    await client.get('/api/auth/current-user')
    const response = await client.post('/api/auth/login', {
      data: { username, password },
      headers: { 'X-XSRF-TOKEN': tokenOf(await client.storageState()) },
    })
    if (!response.ok()) throw new Error(`${username} could not sign in: ${response.status()}`)
    const state = await client.storageState()
    await client.dispose()
    return state
  }

  /** Pictures of what is open, for someone who looks into a failure. */
  async keep(title: string, context: BrowserContext) {
    const folder = join(FAILURES, title.replaceAll(/[^\w]+/g, '-').slice(0, 80))
    await mkdir(folder, { recursive: true })
    for (const [index, page] of context.pages().entries()) {
      await page.screenshot({ path: join(folder, `page-${index}.png`), timeout: 5_000 })
    }
    if (TRACED) await context.tracing.stop({ path: join(folder, 'trace.zip') })
    console.error(`\npictures of the failure: ${folder}`)
    if (this.portal.output) console.error(`last words of the portal:\n${this.portal.output}`)
  }
}

/** Whether the machine has room for what the processes of a browser share in its memory. */
async function sharesMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ENOUGH_SHARED_MEMORY
}

function tokenOf({ cookies }: State): string {
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}

let current: Stage | null = null

/** The stage of the running suite. */
export function stage(): Stage {
  if (!current) throw new Error('The browser suite has not started its portal')
  return current
}

/** Set-up of the suite; answers its tear-down. */
export async function openStage() {
  const opened = await Stage.open()
  current = opened
  return () => opened.close()
}
