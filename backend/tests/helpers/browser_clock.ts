import type { Page } from 'playwright-core'
import { spend } from './browser_profiles.js'

/** Ahead of what the machine may take to answer; timers that fall due on the way run. */
const AHEAD_MS = 3000

/** Puts the time of a page into the hands of the test; call before the page is opened. */
export async function takeClock(page: Page) {
  await page.clock.install()
  spend(page.context())
}

/** Stops the time of the page: from now on it moves only by `page.clock.runFor(…)`. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}
