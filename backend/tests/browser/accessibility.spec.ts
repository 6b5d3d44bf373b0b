import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { holds } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import type { PageRule } from '#identity/access/page_rule'
import { PAGE_RULES } from '#identity/access/pages'
import { everyAddress, type PageAddress } from '#tests/helpers/browser_addresses'
import { axeProblems } from '#tests/helpers/browser_axe'
import { stage } from '#tests/helpers/browser_stage'
import { panel, settled, step } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { PEOPLE } from '#tests/helpers/demo_people'

/** Who looks at which part of the portal: someone who works there. */
const AREAS: Record<string, { as: string; begins: RegExp; tabs?: string[] }> = {
  engineering: {
    as: 'engineer',
    begins: /^\/(engineering(?!.*approval)|quotation-documents|dashboard)/,
    tabs: ['/engineering/quotations/:quotationNumber?tab=score,lines,documents,history'],
  },
  approvals: { as: 'chief.engineer', begins: /^\/(.*quotation-approvals?|departments)?$/ },
  commercial: {
    as: 'bdm',
    begins: /^\/commercial(?!\/(invoicing\/|contracts|receipts))/,
    tabs: ['/commercial/clients/:id?tab=history'],
  },
  invoicing: { as: 'accountant', begins: /^\/commercial\/(invoicing\/|contracts|receipts)/ },
  'vendors and orders': {
    as: 'buyer',
    begins: /^\/procurement\/(vendor|purchase-order)/,
    tabs: ['/procurement/vendors/:id?tab=contact,banking,rating,documents'],
  },
  'stock and transport': { as: 'admin', begins: /^\/procurement(?!\/(vendor|purchase-order))/ },
  production: {
    as: 'planner',
    begins: /^\/(production|schedule)/,
    tabs: [
      '/production/projects/:id?tab=details,milestones,guarantees,team,schedule,delays,site-reports',
      '/production/projects/:id?tab=materials,payments,variations,purchasing,files,history',
      '/production/projects/:id/schedule?view=list,gantt,optimizer,control',
    ],
  },
  people: {
    as: 'admin',
    begins: /^\/hr(?!\/(settlements|month-sheets|end-of-service))/,
    tabs: ['/hr/employees/:id?tab=job,personal,pay,documents,leave,team,job_history,history'],
  },
  pay: { as: 'hr.manager', begins: /^\/hr\/(settlements|month-sheets|end-of-service)/ },
  administration: { as: 'admin', begins: /^\/admin/ },
  everybody: {
    as: 'general.manager',
    begins:
      /^\/(finance|approvals|project-insights|notifications|logo-upload|account|help|unauthorized)/,
  },
  files: { as: 'engineer', begins: /^\/files/ },
}

/** The addresses of an area, with the tabs and views of its records that are named. */
function addressesOf({ begins, tabs = [] }: (typeof AREAS)[string], all: PageAddress[]): string[] {
  const paths = all.filter(({ rule }) => begins.test(rule.path)).map(({ path }) => path)
  const tabbed = tabs.flatMap((text) => {
    const [, pattern, key, names] = /^(.+)\?(\w+)=(.+)$/.exec(text)!
    const { path } = all.find(({ rule }) => rule.path === pattern)!
    return names.split(',').map((name) => `${path}?${key}=${name}`)
  })
  return [...paths, ...tabbed]
}

/** What someone without a session meets: the pages open to all, and the ways to sign in. */
const OF_VISITORS = [
  ...['/login', '/forgot-password', '/reset-password'],
  ...['/engineering', '/encryption-code', '/quotation-approval'],
]

/** One of each main kind of page: the dashboard, a list, a form, a record. */
const ON_A_PHONE = [
  '/departments',
  '/commercial/clients',
  '/commercial/clients/new',
  '/commercial/clients/1',
]

/** Colours do not hang on the language: a walk looks at one by day and at the other by night. */
const THEME_OF = { english: 'light', arabic: 'dark' } as const
/** With this every page is looked at in each language, by day and by night: three times as long. */
const ALL = process.env.AXE_ALL === '1'

/** A language's part of the pages: their elements are the same in both, so each looks at every other one. */
const partOf = (language: Language, addresses: string[]): string[] =>
  addresses.filter((_, index) => ALL || index % 2 === Number(language === 'arabic'))

/** Goes through the addresses in one open portal; the findings of all. */
async function findings(
  page: Page,
  addresses: string[],
  { language, asWorn = false }: { language: string; asWorn?: boolean }
): Promise<string[]> {
  const found: string[] = []
  await page.goto('/departments')
  await settled(page)
  for (const [index, address] of addresses.entries()) {
    await step(page, address)
    const frameless = index > 0
    found.push(...(await axeProblems(page, `${language} ${address}`, { frameless, asWorn })))
  }
  return found
}

/** Whether a page of the table is on some walk of someone who may open it. */
function isLookedAt({ path, ability }: PageRule): boolean {
  if (OF_VISITORS.includes(path) && ability === 'public') return true
  return Object.values(AREAS).some(({ as, begins }) => {
    const subject = PEOPLE.find(({ username }) => username === as)!
    return begins.test(path) && (ability === 'public' || holds(subject, ability, accessSettings))
  })
}

test.group('Accessibility', (group) => {
  let all: PageAddress[] = []
  group.setup(async () => {
    all = await everyAddress()
  })

  test('every page of the table is looked at, by someone who may open it', ({ assert }) => {
    const missed = PAGE_RULES.filter((rule) => !isLookedAt(rule))
    assert.deepEqual(
      missed.map(({ path }) => path),
      []
    )
  })

  for (const [area, { as }] of Object.entries(AREAS)) {
    test(`axe finds nothing on the pages of ${area}, in English by day or in Arabic by night`, async ({
      assert,
      test: current,
    }) => {
      const addresses = addressesOf(AREAS[area], all)
      const found = await Promise.all(
        LANGUAGES.map(async (language) => {
          // an example of a record that is not there shows its not-found text
          const page = await stage().visit(
            { test: current },
            { as, language, theme: THEME_OF[language], refusals: [404] }
          )
          return findings(page, partOf(language, addresses), { language, asWorn: !ALL })
        })
      )
      assert.deepEqual(found.flat(), [], found.flat().join('\n'))
    }).timeout(480_000)
  }

  test('axe finds nothing on what a visitor sees, in both languages and themes', async ({
    assert,
    test: current,
  }) => {
    const found: string[] = []
    for (const language of LANGUAGES) {
      const page = await stage().visit({ test: current }, { language, refusals: [404] })
      for (const path of OF_VISITORS) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        found.push(...(await axeProblems(page, `${language} ${path}`)))
      }
    }
    assert.deepEqual(found, [])
  })

  for (const language of LANGUAGES) {
    test(`axe finds nothing in what opens above a page in ${language}, in both themes`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      const found: string[] = []
      const opened = async (what: string, open: Locator, sign: Locator) => {
        await open.click()
        await sign.first().waitFor()
        found.push(...(await axeProblems(page, what, { within: sign })))
        await page.keyboard.press('Escape')
        await sign.first().waitFor({ state: 'hidden' })
      }
      await page.goto('/commercial/clients')
      await settled(page)
      await page.locator('main tbody').getByRole('checkbox').first().check()
      const dialog = page.getByRole('dialog')
      const head = page.getByRole('banner')
      const main = page.getByRole('main')
      await opened('filter', main.locator('thead button:has(.anticon-filter)').first(), panel(page))
      await opened('columns', main.locator('button:has(.anticon-setting)'), panel(page))
      await opened('views', main.locator('button:has(.anticon-table)'), panel(page))
      await opened('bulk delete', main.locator('button:has(.anticon-delete)').first(), dialog)
      await opened('palette', head.locator('button').filter({ hasText: 'K' }).first(), dialog)
      await opened('jobs', head.locator('button:has(.anticon-cloud-download)'), panel(page))
      await opened('bell', head.locator('button:has(.anticon-bell)'), panel(page))
      await opened('account', head.locator('#user-button'), panel(page))
      assert.deepEqual(found, [])
    })
  }

  for (const language of LANGUAGES) {
    test(`axe finds nothing on a phone in ${language}, in both themes`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'bdm', language, width: 390 })
      const found = await findings(page, ON_A_PHONE, { language: `phone ${language}` })
      await page.getByRole('button', { name: words(language)('shell.openMenu') }).click()
      const drawer = page.getByRole('dialog')
      await drawer.waitFor()
      found.push(...(await axeProblems(page, `phone ${language} menu`, { within: drawer })))
      assert.deepEqual(found, [])
    })
  }
})
