/**
 * How soon the first pages can be used on a phone's network: the built portal with its demo company,
 * opened by a Chromium on "Fast 4G" with a processor slowed down four times.
 *
 *   node --import @poppinss/ts-exec bench/pages.ts [beginning of a page's name …]
 *
 * Fast 4G is what Chrome DevTools means by it: 9 Mbit/s down and 1.5 Mbit/s up, each less a tenth,
 * and 165 ms (60 ms × 2.75) for every request. "cold" is a browser that has never been here, "warm"
 * the same browser opening the page again. Needs a built portal (`npm run bench` builds it).
 * PAGES_ROUNDS (5) tells how often each page is opened; the median counts. The network is emulated
 * per request, so HTTP/1.1 of the embedded server is what is measured.
 *
 * Goals: login 2.2 s, departments 3 s, clients 3.5 s, any of them warm 0.8 s, and at most 25 requests.
 */
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#engines/pdf/browser_path'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { fileURLToPath } from 'node:url'
import { PAGES, REQUESTS_GOAL, type Page } from './pages/pages.ts'
import { signedIn, type Cookies } from './pages/sign_in.ts'
import { openTwice, type Visit } from './pages/visit.ts'
import { median } from './requests/load.ts'

const ROUNDS = Number(process.env.PAGES_ROUNDS ?? 5)
const UNPACKED = fileURLToPath(new URL('../../.cache/', import.meta.url))
const chosen = process.argv.slice(2)
const isChosen = ({ name }: Page) =>
  !chosen.length || chosen.some((beginning) => name.startsWith(beginning))

/** Of several visits the one whose time is in the middle. */
function middle(visits: Visit[]): Visit {
  const time = median(visits.map(({ usableMs }) => usableMs))
  return visits.reduce((best, visit) =>
    Math.abs(visit.usableMs - time) < Math.abs(best.usableMs - time) ? visit : best
  )
}

function report(name: string, { usableMs, requests, scripts, kilobytes }: Visit, goalMs: number) {
  const isReached = usableMs <= goalMs && requests <= REQUESTS_GOAL
  console.log(
    `${name.padEnd(18)} ${String(requests).padStart(4)} requests ${String(scripts).padStart(4)} scripts ` +
      `${kilobytes.toFixed(0).padStart(6)} kB  usable after ${(usableMs / 1000).toFixed(2).padStart(6)} s ` +
      `(goal ≤ ${goalMs / 1000} s, ≤ ${REQUESTS_GOAL} requests) ${isReached ? 'reached' : 'MISSED'}`
  )
}

async function measure(browser: Browser, origin: string, page: Page, cookies: Cookies) {
  const cold: Visit[] = []
  const warm: Visit[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: origin })
    if (page.needsSession) await context.addCookies(cookies)
    const visits = await openTwice(context, page)
    cold.push(visits.cold)
    warm.push(visits.warm)
    await context.close()
  }
  report(`${page.name}, cold`, middle(cold), page.goalMs)
  report(`${page.name}, warm`, middle(warm), page.warmGoalMs)
}

const { executablePath, env, args } = await findBrowser({ dataDir: UNPACKED })
const portal = await PortalProcess.start()
try {
  const browser = await chromium.launch({ executablePath, env, args: [...args, '--disable-gpu'] })
  try {
    const cookies = await signedIn(portal.origin)
    for (const page of PAGES.filter(isChosen)) await measure(browser, portal.origin, page, cookies)
  } finally {
    await browser.close()
  }
} finally {
  await portal.stop()
}
