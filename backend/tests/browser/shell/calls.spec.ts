import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { answerCalls, cutCalls, noteCalls, silenceCalls } from '#tests/helpers/browser_answers'
import { letCallsPass } from '#tests/helpers/browser_calls'
import {
  bell,
  COUNT,
  haveNotifications,
  notification,
  openBell,
} from '#tests/helpers/browser_notifications'
import { sharedPage } from '#tests/helpers/browser_shared'
import { stage } from '#tests/helpers/browser_stage'
import { button, settled, step } from '#tests/helpers/browser_steps'

const PROJECTS = '/api/projects'
const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

test.group('A failed call', (group) => {
  const current = sharedPage(
    group,
    { as: 'storekeeper', refusals: [418, 500, 502], says: [/failed/] },
    null
  )

  /** Opens the portal with an unread count that fails so; the line that the console got. */
  async function logged(answer: Parameters<typeof answerCalls>[2]): Promise<string> {
    const page = current()
    const line = page.waitForEvent('console', (message) =>
      message.text().includes(`${COUNT} failed`)
    )
    await answerCalls(page, COUNT, answer)
    await page.goto('/hr')
    return (await line).text()
  }

  test('is an error of its status, a colon and the message of the server', async ({ assert }) => {
    const line = await logged({ status: 500, body: { message: 'The store is closed' } })
    assert.include(line, 'GET /api/notifications/unread-count failed 500: The store is closed')
  })

  test('takes the raw text where there is no message', async ({ assert }) => {
    const line = await logged({ status: 418, body: 'short and stout' })
    assert.include(line, 'failed 418: short and stout')
  })

  test('names an HTML page instead of repeating it', async ({ assert }) => {
    const line = await logged({ status: 502, body: HTML })
    assert.include(
      line,
      '502: Server returned HTML error page instead of JSON. Check authentication.'
    )
  })

  test('is logged with the first 500 characters of its body only', async ({ assert }) => {
    const line = await logged({ status: 500, body: { message: 'short', rest: 'x'.repeat(5000) } })
    assert.isAtMost(line.match(/x+/g)!.at(-1)!.length, 500)
    assert.isAbove(line.match(/x+/g)!.at(-1)!.length, 400)
  })

  test('that no one catches is logged as a warning, and goes no further', async ({ assert }) => {
    const page = current()
    await page.goto('/hr')
    const logged = page.waitForEvent('console', (line) => line.text().includes('nobody cares'))
    await page.evaluate(() => void Promise.reject(new Error('nobody cares')))
    assert.equal((await logged).type(), 'warning')
  })
})

test.group('An answer without JSON', (group) => {
  const current = sharedPage(group, { as: 'storekeeper' }, null)

  test('is an empty object: a successful page of text breaks nothing', async ({ assert }) => {
    const page = current()
    await answerCalls(page, COUNT, { body: 'all is well' })
    await page.goto('/hr')
    await settled(page)
    assert.equal(await bell(page).locator('.ant-badge-count').count(), 0)
  })

  test('is an empty object: a 204 to a change is a success', async () => {
    const page = current()
    await haveNotifications(page, [notification({ actionUrl: '/finance' })])
    await page.goto('/hr')
    await settled(page)
    await openBell(page)
    await page.locator('button[data-unread]').click()
    await page.waitForURL('**/finance')
  })
})

test.group('How often the portal asks', () => {
  async function portal(
    context: Pick<TestContext, 'test'>,
    before: (page: Page) => Promise<unknown> = async () => undefined
  ): Promise<Page> {
    const page = await stage().visit(context, {
      as: 'planner',
      refusals: [500],
      says: [/failed/],
      clock: true,
    })
    await before(page)
    await page.goto('/hr')
    await settled(page)
    return page
  }

  test('a query that failed is tried once more, not twice', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, (opened) =>
      answerCalls(opened, PROJECTS, { status: 500, body: { message: 'no' } })
    )
    const calls = noteCalls(page, PROJECTS)
    await step(page, '/production/projects')
    await page.clock.runFor(60_000)
    await button(page, 'Try again').first().waitFor()
    assert.lengthOf(calls, 2)
  })

  test('a change that failed is never tried again by itself', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, async (opened) => {
      await haveNotifications(opened, [notification()])
      await answerCalls(opened, '/api/notifications/mark-all-read', { status: 500, body: {} })
    })
    const calls = noteCalls(page, '/api/notifications/mark-all-read')
    await openBell(page)
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/mark-all-read')),
      button(page, 'Mark all as read').click(),
    ])
    await page.clock.runFor(20_000)
    assert.lengthOf(calls, 1)
  })

  test('a list is fresh for 2 minutes', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    const calls = noteCalls(page, PROJECTS)
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    const first = calls.length
    await step(page, '/hr')
    await page.clock.runFor(100_000)
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    assert.lengthOf(calls, first)
    await step(page, '/hr')
    await page.clock.runFor(30_000)
    const again = page.waitForRequest((request) => new URL(request.url()).pathname === PROJECTS)
    await step(page, '/production/projects')
    await again
  })

  test('a list that is no longer fresh is shown while it is requested again', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current })
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    await step(page, '/hr')
    await page.clock.runFor(5 * 60_000)
    await silenceCalls(page, PROJECTS)
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    assert.isAbove(await page.locator('tbody tr[data-row-index]').count(), 0)
  })

  test('a list that no one looked at for 10 minutes is forgotten', async ({ test: current }) => {
    const page = await portal({ test: current })
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    await step(page, '/hr')
    await page.clock.runFor(10 * 60_000 + 5000)
    await silenceCalls(page, PROJECTS)
    await page.evaluate(() => {
      history.pushState({}, '', '/production/projects')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await page.locator('main [data-loading]').first().waitFor()
  })

  test('coming back to the window asks for nothing', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    await step(page, '/production/projects')
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    await page.clock.runFor(150_000)
    const calls = noteCalls(page, PROJECTS)
    const users = noteCalls(page, '/api/auth/current-user')
    await page.evaluate(() => {
      dispatchEvent(new Event('blur'))
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('focus'))
    })
    await page.clock.runFor(2000)
    assert.lengthOf(calls, 0)
    assert.lengthOf(users, 0)
  })

  test('the current user is never polled', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    const calls = noteCalls(page, '/api/auth/current-user')
    await page.clock.runFor(10 * 60_000)
    assert.lengthOf(calls, 0)
  })

  test('the current user is requested without a cache', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'planner' })
    const calls = noteCalls(page, '/api/auth/current-user')
    await page.goto('/hr')
    await settled(page)
    assert.equal(calls[0].headers()['cache-control'], 'no-cache')
  })

  test('every call sends the cookies of the portal', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'planner' })
    const calls = noteCalls(page, '/api/auth/current-user')
    await page.goto('/hr')
    await settled(page)
    assert.include(await calls[0].headerValue('cookie'), 'XSRF-TOKEN')
  })
})

test.group('When the network or the server fails', () => {
  test('a list that could not be loaded says so and is loaded on request', async ({
    test: current,
  }) => {
    const visit = { as: 'planner', says: [/failed/], clock: true }
    const page = await stage().visit({ test: current }, visit)
    await page.goto('/hr')
    await settled(page)
    await cutCalls(page, PROJECTS)
    await step(page, '/production/projects')
    await page.clock.runFor(5000)
    await button(page, 'Try again').first().waitFor()
    await letCallsPass(page)
    await button(page, 'Try again').first().click()
    await page.locator('tbody tr[data-row-index]').first().waitFor()
  })

  test('a form whose saving found no network keeps what was typed and saves later', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm', says: [/failed/] })
    await page.goto('/commercial/clients/new')
    await page.getByLabel('Name', { exact: true }).fill('Typed in a tunnel')
    await cutCalls(page, '/api/clients', 'POST')
    await button(page, 'Save').click()
    await page.locator('#toasts > li[data-variant=destructive], .ant-alert-error').first().waitFor()
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Typed in a tunnel')
    await letCallsPass(page)
    await button(page, 'Save').click()
    await page.getByRole('heading', { level: 1, name: 'Typed in a tunnel' }).waitFor()
  })

  test('an error of the server while saving is reported in its own words', async ({
    test: current,
  }) => {
    const page = await stage().visit(
      { test: current },
      { as: 'bdm', refusals: [500], says: [/failed/] }
    )
    await page.goto('/commercial/clients/new')
    await page.getByLabel('Name', { exact: true }).fill('Half saved')
    await answerCalls(page, '/api/clients', {
      status: 500,
      body: { message: 'Server error. Please try again later.', code: 'INTERNAL' },
      method: 'POST',
    })
    await button(page, 'Save').click()
    await page.getByText('Server error. Please try again later.').first().waitFor()
  })
})
