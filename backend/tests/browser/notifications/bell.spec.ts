import { test } from '@japa/runner'
import { noteCalls } from '#tests/helpers/browser_answers'
import { stopClock } from '#tests/helpers/browser_clock'
import {
  bell,
  COUNT,
  dropdown,
  haveNotifications,
  LIST,
  notification,
  openBell,
} from '#tests/helpers/browser_notifications'
import { sharedPage } from '#tests/helpers/browser_shared'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { until } from '#tests/helpers/until'

test.group('The badge of the bell', (group) => {
  const current = sharedPage(group, { as: 'storekeeper' }, null)

  const CASES: [count: number, badge: string][] = [
    [1, '1'],
    [42, '42'],
    [99, '99'],
    [100, '99+'],
    [2500, '99+'],
  ]
  for (const [count, badge] of CASES) {
    test(`of ${count} unread notifications reads ${badge}`, async ({ assert }) => {
      const page = current()
      await haveNotifications(page, [], count)
      await page.goto('/hr')
      const shown = bell(page).locator('.ant-badge-count')
      await shown.waitFor()
      assert.equal(await shown.getAttribute('title'), badge)
      await page.getByRole('button', { name: `Notifications, ${count} unread` }).waitFor()
    })
  }

  test('is hidden when nothing is unread', async ({ assert }) => {
    const page = current()
    await haveNotifications(page, [], 0)
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(COUNT)),
      page.goto('/hr'),
    ])
    await bell(page).waitFor()
    assert.equal(await bell(page).locator('.ant-badge-count').count(), 0)
  })
})

test.group('What the bell asks the server', () => {
  test('the unread count is requested every 30 seconds, as background work', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running }, { as: 'storekeeper', clock: true })
    const calls = noteCalls(page, COUNT)
    await haveNotifications(page, [], 3)
    await page.goto('/hr')
    await settled(page)
    await bell(page).locator('.ant-badge-count').waitFor()
    await stopClock(page)
    const before = calls.length
    for (const requested of [1, 2, 3]) {
      await haveNotifications(page, [], 3 + requested)
      await page.clock.runFor(30_500)
      await until(() => calls.length >= before + requested, 10_000)
      assert.lengthOf(calls, before + requested)
      // the next 30 seconds begin when the answer has been taken in
      const taken = page.getByRole('button', { name: `Notifications, ${3 + requested} unread` })
      await until(async () => {
        await page.clock.runFor(10)
        return (await taken.count()) > 0
      }, 10_000)
    }
    assert.equal(calls.at(-1)!.headers()['x-background'], '1')
  })

  test('the badge follows a count that has changed', async ({ test: running }) => {
    const page = await stage().visit({ test: running }, { as: 'storekeeper', clock: true })
    await haveNotifications(page, [], 3)
    await page.goto('/hr')
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
    await haveNotifications(page, [], 4)
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor()
  })

  test('the list is requested only while the dropdown is open, 50 at most', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running }, { as: 'storekeeper', clock: true })
    const calls = noteCalls(page, LIST, 'GET')
    await haveNotifications(page, [notification()])
    await page.goto('/hr')
    await settled(page)
    await page.clock.runFor(65_000)
    assert.lengthOf(calls, 0)
    await openBell(page)
    await dropdown(page).locator('button[data-unread]').waitFor()
    assert.lengthOf(calls, 1)
    assert.equal(new URL(calls[0].url()).search, '?limit=50')
    await page.keyboard.press('Escape')
    await dropdown(page).waitFor({ state: 'hidden' })
    await page.clock.runFor(65_000)
    assert.lengthOf(calls, 1)
  })
})
