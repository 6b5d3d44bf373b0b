import axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'

const THEMES = ['light', 'dark'] as const
/** Header and menu stand around every page. */
const FRAME = ['#shell-header', '#shell-menu']

/** Of axe's rules those that a colour can break; the elements are the same by day and by night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

interface Part {
  /** Leaves out what stands around the page: a walk through many pages looks at it once. */
  frameless?: boolean
  /** Only this and what is in it. */
  within?: Locator
  /** By day or by night, as the page is, and not in both. */
  asWorn?: boolean
}

/**
 * What axe finds on the screen, as lines that name the rule and the element: every rule in the theme
 * that the page wears, and the rules about colours in the other one too.
 */
export async function axeProblems(
  page: Page,
  screen: string,
  { frameless = false, within, asWorn = false }: Part = {}
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axe.source)
  const found: string[] = []
  // what the page wears comes first: each change of theme takes as long as the rules
  const worn = await page.evaluate(() => document.documentElement.dataset.theme)
  for (const theme of THEMES.toSorted((one) => (one === worn ? -1 : 1))) {
    if (asWorn && theme !== worn) continue
    await wear(page, theme)
    const problems = await run(within ?? page.locator('html'), {
      exclude: frameless ? FRAME : [],
      rules: theme === worn ? undefined : OF_COLOURS,
    })
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

function run(part: Locator, requested: { exclude: string[]; rules?: string[] }): Promise<string[]> {
  return part.first().evaluate(async (element, { exclude, rules }) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await checker.run(
      { include: [element], exclude },
      { resultTypes: ['violations'], runOnly: rules }
    )
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) =>
        [impact, id, html.slice(0, 200), failureSummary].join(' | ')
      )
    )
  }, requested)
}
