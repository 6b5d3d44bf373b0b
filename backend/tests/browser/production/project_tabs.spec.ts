import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

interface Claim {
  id: number
  projectId: number
}

/** What the departments bring to the page of a project, and what it has of its own. */
const TABS = [
  ...['overview', 'details', 'milestones', 'guarantees', 'team', 'schedule', 'delays'],
  ...['site-reports', 'materials', 'payments', 'variations', 'purchasing', 'files', 'history'],
]
const PHONE = { width: 390, height: 844 }
const NIGHT_OF = { english: 'light', arabic: 'dark' } as const

const claims = () => found<Claim[]>('planner', '/api/delay-claims?_start=0&_end=10')

const isWiderThanPhone = (page: Page) =>
  page.evaluate((width) => document.documentElement.scrollWidth > width, PHONE.width)

test.group('The page of a project', () => {
  for (const language of LANGUAGES) {
    test(`has a tab for each side of it that works on a phone too, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const [{ projectId }] = await claims()
      const page = await stage().visit(
        { test: current },
        { as: 'admin', language, theme: NIGHT_OF[language], width: PHONE.width }
      )
      const problems: string[] = []
      for (const tab of TABS) {
        await page.goto(`/production/projects/${projectId}?tab=${tab}`)
        await settled(page)
        const chosen = page.locator(`[data-node-key="${tab}"] [aria-selected="true"]`)
        assert.equal(await chosen.count(), 1, tab)
        problems.push(
          ...(await axeProblems(page, `${language} ${tab}`, { frameless: true, asWorn: true }))
        )
        if (await isWiderThanPhone(page)) problems.push(`${tab} is wider than a phone`)
      }
      assert.deepEqual(problems, [])
    }).timeout(240_000)
  }
})

test.group('The register of guarantees', () => {
  for (const language of LANGUAGES) {
    test(`opens what ends next on the page of its project, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const page = await stage().visit(
        { test: current },
        { as: 'accountant', language, theme: NIGHT_OF[language] }
      )
      await page.goto('/production/guarantees')
      await settled(page)
      const totals = page.getByRole('status', {
        name: text('production.project_guarantees.totals'),
      })
      await totals.locator('strong').first().waitFor()
      assert.deepEqual(await axeProblems(page, `guarantees in ${language}`), [])
      await page
        .getByRole('tab', { name: text('production.project_guarantees.tabs.expired') })
        .click()
      await settled(page)
      await page.locator('a[href*="tab=guarantees"]').first().click()
      await page.waitForURL(/\/production\/projects\/\d+\?tab=guarantees$/)
      await settled(page)
    }).timeout(120_000)
  }
})
