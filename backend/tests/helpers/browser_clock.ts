import type { BrowserContext, Page } from 'playwright-core'

/** Ahead of what the machine may take to answer; timers that fall due on the way run. */
const AHEAD_MS = 3000

/** Puts the time of a profile's pages into the hands of a test: it goes on from now. */
export async function takeClock({ clock }: BrowserContext) {
  await clock.install()
  // the test before may have stopped it
  await clock.resume()
}

/** Stops the time of the page: from now on it moves only by `page.clock.runFor(…)`. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}
