import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules that colours decide. A theme changes nothing else, so all others look once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const LOOKS: { theme: 'light' | 'dark'; rules: RunOptions }[] = [
  { theme: 'light', rules: {} },
  { theme: 'dark', rules: { runOnly: OF_COLOURS } },
]

/** What axe finds on the screen by day and by night, as lines that name the rule and the element. */
export async function axeProblems(page: Page, screen: string): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axe.source)
  const found: string[] = []
  // what the page wears comes first: each change of theme takes as long as the rules
  const worn = await page.evaluate(() => document.documentElement.dataset.theme)
  for (const { theme, rules } of LOOKS.toSorted((look) => (look.theme === worn ? -1 : 1))) {
    await wear(page, theme)
    found.push(...(await run(page, rules)).map((problem) => `${screen} ${theme} | ${problem}`))
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

function run(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await checker.run(document, { ...asked, resultTypes: ['violations'] })
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) =>
        [impact, id, html.slice(0, 200), failureSummary].join(' | ')
      )
    )
  }, rules)
}
