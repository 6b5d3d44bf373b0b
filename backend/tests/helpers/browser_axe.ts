import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the screen as it stands, as lines that name the rule and the element. */
export async function axeProblems(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      [screen, impact, id, html.slice(0, 200), failureSummary].join(' | ')
    )
  )
}
