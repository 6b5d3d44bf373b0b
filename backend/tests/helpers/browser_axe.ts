import axe from 'axe-core'
import type { Page } from 'playwright-core'

const THEMES = ['light', 'dark'] as const
/** Header and menu stand around every page. */
const FRAME = ['.shell-header', '.shell-menu']

/**
 * What axe finds on the screen by day and by night, as lines that name the rule and the element.
 * `frameless` leaves out what stands around the page: it is two thirds of the document, and a walk
 * through many pages looks at it once.
 */
export async function axeProblems(
  page: Page,
  screen: string,
  { frameless = false } = {}
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axe.source)
  const found: string[] = []
  // what the page wears comes first: each change of theme takes as long as the rules
  const worn = await page.evaluate(() => document.documentElement.dataset.theme)
  for (const theme of THEMES.toSorted((one) => (one === worn ? -1 : 1))) {
    await wear(page, theme)
    const problems = await run(page, frameless ? FRAME : [])
    found.push(...problems.map((problem) => `${screen} ${theme} | ${problem}`))
  }
  return found
}

/** Changes the theme as another tab would: this one follows in place. */
function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise(requestAnimationFrame)
    localStorage.setItem('ui-theme', wanted)
    dispatchEvent(new StorageEvent('storage', { key: 'ui-theme', newValue: wanted }))
    while (document.documentElement.dataset.theme !== wanted) await frame()
    // a spinner never ends; all else that fades or changes its colour is waited for
    const changing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // a calendar, for one, hides what it measures: judged is what has come to rest
    let isMoving = true
    const observer = new MutationObserver(() => (isMoving = true))
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    while (isMoving) {
      isMoving = false
      for (let still = 0; still < 3; still++) await frame()
      const moving = changing()
      if (moving.length > 0) isMoving = true
      await Promise.all(moving.map(({ finished }) => finished.catch(() => null)))
    }
    observer.disconnect()
  }, theme)
}

function run(page: Page, exclude: string[]): Promise<string[]> {
  return page.evaluate(async (left) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const context = left.length > 0 ? { exclude: left } : document
    const { violations } = await checker.run(context, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) =>
        [impact, id, html.slice(0, 200), failureSummary].join(' | ')
      )
    )
  }, exclude)
}
