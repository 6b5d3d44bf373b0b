import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { holds, type Subject } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import type { PageRule } from '#identity/access/page_rule'
import { everyAddress, type PageAddress } from '#tests/helpers/browser_addresses'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { PEOPLE } from '#tests/helpers/demo_people'
import { inTurn } from '../../scripts/turns.mjs'

const DENIED = 'Access denied'
const NO_APPROVER = "You don't have permission to access this page"
const REFUSALS = new Set([DENIED, NO_APPROVER, 'Unauthorized', 'Page not found'])
/** Where a person's own work decides which of several pages opens. */
const OWN_WAY = new Set(['/schedule'])

/** Walks through addresses inside the open portal; the title of the page that each one shows. */
function walk(page: Page, paths: string[]): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    const shown = () => document.querySelector('#page > div:not([data-left])')
    const stands = () => shown()?.querySelector('h1') && !shown()?.querySelector('[data-waiting]')
    // a page names its tab a moment after it stands
    const isThere = () => stands() && document.title
    const titles: string[] = []
    for (const address of addresses) {
      if (address !== location.pathname) {
        shown()?.setAttribute('data-left', '')
        document.title = ''
      }
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      const end = performance.now() + 20_000
      do await new Promise(requestAnimationFrame)
      while (!isThere() && performance.now() < end)
      titles.push((isThere() && document.title.split(' · ')[0]) || 'nothing')
    }
    return titles
  }, paths)
}

const mayOpen = ({ ability }: PageRule, subject: Subject) =>
  ability === 'public' || holds(subject, ability, accessSettings)

/** Opens what even admin does not: what people are paid. */
const OF_PAY = 'hr.manager'

/** Has no permission at all, and tries the door of every page; others try each lock once. */
const WITHOUT_KEYS = 'staff'

/** What a person walks through: every page that opens to them, and one of each kind that does not. */
function walkOf(subject: Subject, addresses: PageAddress[]): PageAddress[] {
  if (subject.username === WITHOUT_KEYS) return addresses
  const locks = new Set<string>()
  return addresses.filter(({ rule }) => {
    if (mayOpen(rule, subject)) return true
    const lock = `${rule.ability} ${rule.home}`
    return !locks.has(lock) && locks.add(lock)
  })
}

/** What the access table says a person sees: titles that are right for this page. */
function isRight(rule: PageRule, title: string, subject: Subject, titleOf: Map<string, string>) {
  if (mayOpen(rule, subject)) {
    if (title === titleOf.get(rule.path)) return true
    // a record may lie outside what this person is shown, and says so
    const ownWay = rule.path.includes(':') || OWN_WAY.has(rule.path)
    return ownWay && !REFUSALS.has(title)
  }
  const home = rule.home && titleOf.get(rule.home)
  if (home) return title === home || title === DENIED
  return title === (rule.ability === 'quotations.approve' ? NO_APPROVER : DENIED)
}

test.group('Every page for every person', (group) => {
  let addresses: PageAddress[] = []
  const titleOf = new Map<string, string>()

  /** Learns the titles of pages from someone who may open them. */
  async function learn(username: string, pages: PageAddress[]) {
    const { page, leave } = await stage().open({ as: username })
    await page.goto('/departments')
    await settled(page)
    const titles = await walk(
      page,
      pages.map(({ path }) => path)
    )
    for (const [index, { rule }] of pages.entries()) titleOf.set(rule.path, titles[index])
    await leave()
  }

  group.setup(async () => {
    addresses = await everyAddress()
    const admin = PEOPLE.find(({ username }) => username === 'admin')!
    const [closed, open] = [false, true].map((opens) =>
      addresses.filter(({ rule }) => mayOpen(rule, admin) === opens)
    )
    await learn('admin', open)
    await learn(OF_PAY, closed)
  })

  test('every page opens to someone, and each has a name', ({ assert }) => {
    const refused = [...titleOf].filter(
      ([path, title]) => path !== '/unauthorized' && (REFUSALS.has(title) || title === 'nothing')
    )
    assert.deepEqual(refused, [])
    assert.lengthOf([...titleOf], new Set(addresses.map(({ rule }) => rule.path)).size)
  })

  for (const subject of inTurn(PEOPLE, 3)) {
    test(`${subject.username} sees on every page what the access table says`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: subject.username, refusals: [404] })
      await page.goto('/departments')
      await settled(page)
      const walked = walkOf(subject, addresses)
      const shown = await walk(
        page,
        walked.map(({ path }) => path)
      )
      const wrong = walked.flatMap(({ rule, path }, index) =>
        isRight(rule, shown[index], subject, titleOf) ? [] : `${path} shows ${shown[index]}`
      )
      assert.deepEqual(wrong, [], wrong.join('\n'))
    })
  }

  test('a visitor has to sign in on every page that is not public', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { refusals: [404] })
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const wrong: string[] = []
    for (const { rule, path } of addresses) {
      if (rule.ability === 'public' && path !== '/login') continue
      const text =
        rule.ability === 'quotations.approve' ? 'Please log in to access this page' : 'Sign in'
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await page.getByRole('heading', { level: 1, name: text }).waitFor()
      if (new URL(page.url()).pathname !== path) wrong.push(`${path} left for ${page.url()}`)
    }
    assert.deepEqual(wrong, [], wrong.join('\n'))
  })
})
