import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { answerCalls, holdCalls, noteCalls } from '#tests/helpers/browser_answers'
import {
  bell,
  dropdown,
  haveNotifications,
  item,
  LIST,
  notification,
  openBell,
} from '#tests/helpers/browser_notifications'
import { sharedPage } from '#tests/helpers/browser_shared'
import { button, sees, seesHeading, settled } from '#tests/helpers/browser_steps'

const MARK_ALL = 'Mark all as read'

test.group('The notification dropdown', (group) => {
  const current = sharedPage(group, { as: 'storekeeper', refusals: [500] }, null)

  async function opened(items: object[], count?: number): Promise<Page> {
    const page = current()
    await haveNotifications(page, items, count)
    await page.goto('/hr')
    await settled(page)
    await openBell(page)
    return page
  }

  test('is titled Notifications', async () => {
    const page = await opened([notification()])
    await dropdown(page).getByRole('heading', { name: 'Notifications' }).waitFor()
  })

  test('says "Loading notifications..." while the list is on its way', async () => {
    const page = current()
    await haveNotifications(page, [notification()])
    const release = await holdCalls(page, LIST)
    await page.goto('/hr')
    await settled(page)
    await openBell(page)
    await sees(dropdown(page), 'Loading notifications...')
    release()
    await dropdown(page).locator('button[data-unread]').waitFor()
  })

  test('says "No notifications" when there are none, and ends there', async ({ assert }) => {
    const page = await opened([])
    await sees(dropdown(page), 'No notifications')
    assert.equal(await button(dropdown(page), 'View all notifications').count(), 0)
    assert.equal(await button(dropdown(page), MARK_ALL).count(), 0)
  })

  test('says so when the list could not be loaded, and tries again on request', async () => {
    const page = current()
    await haveNotifications(page, [], 1)
    await answerCalls(page, LIST, { status: 500, body: {} })
    await page.goto('/hr')
    await settled(page)
    await openBell(page)
    await sees(dropdown(page), "Couldn't load notifications.")
    await haveNotifications(page, [notification({ title: 'At last' })])
    await button(dropdown(page), 'Try again').click()
    await item(page, 'At last').waitFor()
  })

  const ICONS: [type: string, icon: string][] = [
    ['quotation_approval_needed', 'people'],
    ['approval_rejected', 'people'],
    ['quotation_rejected', 'cross'],
    ['rejected_after_approved', 'cross'],
    ['purchase_order_approved', 'check'],
    ['quotation_created', 'memo'],
    ['approved_then_created', 'check'],
    ['announcement', 'megaphone'],
  ]
  for (const [type, icon] of ICONS) {
    test(`gives the type ${type} the icon of a ${icon}`, async ({ assert }) => {
      const page = await opened([notification({ type, title: 'One' })])
      const shown = item(page, 'One').locator('span[data-icon]')
      await shown.locator('svg').waitFor()
      assert.equal(await shown.getAttribute('data-icon'), icon)
    })
  }

  test('gives each priority the colour of its bar: red, orange, blue, gray, else blue', async ({
    assert,
  }) => {
    const priorities = ['urgent', 'high', 'normal', 'low', 'whatever']
    const page = await opened(
      priorities.map((priority) => notification({ priority, title: priority }))
    )
    await item(page, 'whatever').waitFor()
    const colours = await Promise.all(
      priorities.map((priority) => item(page, priority).getAttribute('data-color'))
    )
    assert.deepEqual(colours, ['red', 'orange', 'blue', 'gray', 'blue'])
    const bars = await page
      .locator('button[data-unread]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderInlineStartColor))
    assert.equal(new Set(bars).size, 4)
    assert.equal(bars[2], bars[4])
  })

  test('shows title, message and how long ago', async ({ assert }) => {
    const page = await opened([notification({ title: 'Concrete' })])
    const one = item(page, 'Concrete')
    await sees(one, 'The crane arrives on Sunday.')
    assert.equal(await one.locator('time').innerText(), '5 minutes ago')
  })

  test('highlights unread items, with a bold title and a dot', async ({ assert }) => {
    const page = await opened([
      notification({ title: 'Unread one' }),
      notification({ title: 'Known one', isRead: true }),
    ])
    const look = (title: string) =>
      item(page, title).evaluate((one) => ({
        ground: getComputedStyle(one).backgroundColor,
        weight: Number(getComputedStyle(one.querySelector('bdi')!).fontWeight),
        dots: one.querySelectorAll('.visually-hidden').length,
      }))
    await item(page, 'Known one').waitFor()
    const [unread, known] = [await look('Unread one'), await look('Known one')]
    assert.isAtLeast(unread.weight, 600)
    assert.isBelow(known.weight, 600)
    assert.deepEqual([unread.dots, known.dots], [1, 0])
    assert.notEqual(unread.ground, known.ground)
  })

  test('offers mark-all only while something is unread', async ({ assert }) => {
    const page = await opened([notification({ isRead: true })], 0)
    await dropdown(page).locator('button[data-unread]').waitFor()
    assert.equal(await button(dropdown(page), MARK_ALL).count(), 0)
  })

  test('disables mark-all while its request is pending, then refreshes both queries', async ({
    assert,
  }) => {
    const page = await opened([notification({ title: 'Waiting' })])
    await item(page, 'Waiting').waitFor()
    const release = await holdCalls(page, '/api/notifications/mark-all-read')
    const calls = noteCalls(page, '/api/notifications/mark-all-read', 'PATCH')
    await button(dropdown(page), MARK_ALL).click()
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('button')].some(
          (one) => one.textContent === text && one.disabled
        ),
      MARK_ALL
    )
    await haveNotifications(page, [notification({ title: 'Waiting', isRead: true })], 0)
    const [count, list] = [
      page.waitForRequest((request) => request.url().endsWith('/unread-count')),
      page.waitForRequest((request) => request.url().endsWith('/api/notifications?limit=50')),
    ]
    release()
    await Promise.all([count, list])
    assert.lengthOf(calls, 1)
    await button(dropdown(page), MARK_ALL).waitFor({ state: 'hidden' })
    await page.locator('button[data-unread=false]').waitFor()
  })

  test('ends with "View all notifications", which opens the page and closes the dropdown', async () => {
    const page = await opened([notification()])
    await button(dropdown(page), 'View all notifications').click()
    await page.waitForURL('**/notifications')
    await dropdown(page).waitFor({ state: 'hidden' })
    await seesHeading(page, 'Notifications')
  })

  test('has a list of about 24rem that scrolls', async ({ assert }) => {
    const page = await opened(Array.from({ length: 50 }, () => notification()))
    await page.locator('button[data-unread]').nth(49).waitFor()
    const { height, content, rem } = await dropdown(page)
      .locator(':scope > div')
      .evaluate((list) => ({
        height: list.getBoundingClientRect().height,
        content: list.scrollHeight,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      }))
    assert.closeTo(height / rem, 24, 1)
    assert.isAbove(content, height)
  })

  test('is 96 units (24rem) wide', async ({ assert }) => {
    const page = await opened([notification()])
    const { width } = (await dropdown(page).boundingBox())!
    assert.closeTo(width, 384, 20)
  })

  test('closes with Escape and gives the focus back to the bell', async ({ assert }) => {
    const page = await opened([notification()])
    await page.keyboard.press('Escape')
    await dropdown(page).waitFor({ state: 'hidden' })
    assert.isTrue(await bell(page).evaluate((one) => one === document.activeElement))
  })

  test('shows what someone wrote as text, never as a page', async ({ assert }) => {
    const title = '<img src=x onerror="window.hacked = true"> & co.'
    const page = await opened([notification({ title })])
    await sees(dropdown(page), title)
    assert.isUndefined(await page.evaluate(() => (window as { hacked?: boolean }).hacked))
  })
})

test.group('The notification dropdown in Arabic', (group) => {
  const current = sharedPage(group, { as: 'storekeeper', language: 'arabic' }, null)

  test('has Arabic labels, its bar at the right and an Arabic "ago"', async ({ assert }) => {
    const page = current()
    await haveNotifications(page, [notification({ title: 'خرسانة' })])
    await page.goto('/hr')
    await settled(page)
    await page.locator('button:has(.anticon-bell)').click()
    const one = page.locator('button[data-unread]')
    await one.waitFor()
    assert.match(await one.locator('time').innerText(), /[\u0600-\u06ff]/)
    assert.match(await dropdown(page).getByRole('heading').innerText(), /[\u0600-\u06ff]/)
    const { right, left } = await one.evaluate((box) => ({
      right: Number.parseFloat(getComputedStyle(box).borderRightWidth),
      left: Number.parseFloat(getComputedStyle(box).borderLeftWidth),
    }))
    assert.isAbove(right, left)
  })
})
