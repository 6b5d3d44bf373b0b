import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { madeUser } from '#tests/helpers/browser_users'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { seesHeading, settled, signInOn, step } from '#tests/helpers/browser_steps'

const PASSWORD = 'Seven-cranes-at-dusk-71'

/** An account with a single permission; the demo company has no one with only that one. */
async function personWith(permission: string): Promise<string> {
  const username = `only.${permission.toLowerCase()}`
  const permissions = { [permission]: true }
  await madeUser({
    username,
    name: `Only ${permission}`,
    role: 'staff',
    permissions,
    password: PASSWORD,
  })
  await confirmHeld()
  return username
}

/** What one administrator gives, another one confirms. */
async function confirmHeld() {
  const api = await stage().api('general.manager')
  const held: { id: number }[] = await (await api.get('/api/held-changes?status=pending')).json()
  for (const { id } of held) await api.post(`/api/held-changes/${id}/confirm`, { data: {} })
  await api.dispose()
}

/** Signs in on the login screen that stands at an address, and waits for the page that opens. */
async function arrive(
  context: Pick<TestContext, 'test'>,
  path: string,
  username: string,
  password = DEMO_PASSWORD
): Promise<Page> {
  const page = await stage().visit(context, { refusals: [404] })
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenTexts: seen })
    const note = () =>
      document.querySelectorAll('[data-waiting]').forEach((one) => seen.add(one.textContent ?? ''))
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  await signInOn(page, username, password)
  await settled(page)
  return page
}

const pathOf = (page: Page) => new URL(page.url()).pathname

test.group('Where a sign-in leads', () => {
  test('an allowed commercial page is kept', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/commercial/clients', 'bdm.clients')
    assert.equal(pathOf(page), '/commercial/clients')
    await seesHeading(page, 'Clients')
  })

  test('an allowed procurement page is kept', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/procurement/purchase-orders', 'po.clerk')
    assert.equal(pathOf(page), '/procurement/purchase-orders')
  })

  test('an allowed production page is kept', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/production/projects', 'foreman')
    assert.equal(pathOf(page), '/production/projects')
  })

  test('below /procurement/ the holder of procurementView goes to /procurement', async ({
    assert,
    test: current,
  }) => {
    const username = await personWith('procurementView')
    const page = await arrive({ test: current }, '/procurement/vendors', username, PASSWORD)
    assert.equal(pathOf(page), '/procurement')
    await seesHeading(page, 'Procurement')
  })

  test('admins stay, also on a page of the owners', async ({ assert, test: current }) => {
    const username = await personWith('admin')
    const page = await arrive({ test: current }, '/admin/logs', username, PASSWORD)
    assert.equal(pathOf(page), '/admin/logs')
    await seesHeading(page, 'Access denied')
  })

  test('everyone else goes to /departments', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/finance', 'staff')
    assert.equal(pathOf(page), '/departments')
  })

  test('a department page without its view leads to /departments too', async ({
    assert,
    test: current,
  }) => {
    const page = await arrive({ test: current }, '/commercial/clients', 'staff')
    assert.equal(pathOf(page), '/departments')
  })

  test('an unknown address stays and says so', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/no/such/page', 'staff')
    assert.equal(pathOf(page), '/no/such/page')
    await seesHeading(page, 'Page not found')
  })

  test('a forced redirect shows Loading your dashboard...', async ({ assert, test: current }) => {
    const page = await arrive({ test: current }, '/finance', 'staff')
    const seen = await page.evaluate(() => [
      ...(window as unknown as { seenTexts: Set<string> }).seenTexts,
    ])
    assert.include(seen, 'Loading your dashboard...')
  })

  test('the redirect happens once: later a closed page answers itself', async ({
    assert,
    test: current,
  }) => {
    const page = await arrive({ test: current }, '/finance', 'staff')
    assert.equal(pathOf(page), '/departments')
    await step(page, '/finance')
    assert.equal(pathOf(page), '/finance')
    await seesHeading(page, 'Access denied')
    await step(page, '/admin/users')
    assert.equal(pathOf(page), '/admin/users')
  })

  test('the redirect leaves no closed page behind the back button', async ({
    assert,
    test: current,
  }) => {
    const page = await arrive({ test: current }, '/finance', 'staff')
    await step(page, '/hr')
    await page.goBack()
    await page.waitForURL('**/departments')
    assert.equal(pathOf(page), '/departments')
  })
})
