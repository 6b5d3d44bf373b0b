import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { answerCalls, noteCalls } from '#tests/helpers/browser_answers'
import {
  dropdown,
  haveNotifications,
  item,
  notification,
  openBell,
} from '#tests/helpers/browser_notifications'
import { found } from '#tests/helpers/browser_records'
import { sharedPage } from '#tests/helpers/browser_shared'
import { settled } from '#tests/helpers/browser_steps'

/** Where a click leads, by what the notification says; `null` stays on the page. */
const DESTINATIONS: [what: string, fields: object, path: string | null][] = [
  [
    'to its own actionUrl before anything else',
    {
      actionUrl: '/finance',
      type: 'quotation_created',
      relatedEntityType: 'purchase_order',
      relatedEntityId: 1,
    },
    '/finance',
  ],
  [
    'to the approval of its purchase order when it relates to one, whatever its type',
    { type: 'quotation_created', relatedEntityType: 'purchase_order', relatedEntityId: 1 },
    '/procurement/purchase-orders/1/approval',
  ],
  [
    'to the same screen when its type contains purchase_order',
    { type: 'urgent_purchase_order_note', relatedEntityId: 1 },
    '/procurement/purchase-orders/1/approval',
  ],
  [
    'to the quotation when its type contains quotation',
    { type: 'quotation_created', relatedEntityId: ':quotation' },
    '/engineering/quotations/:quotation',
  ],
  ['nowhere without an id', { type: 'quotation_created' }, null],
  ['nowhere for a purchase order without an id', { relatedEntityType: 'purchase_order' }, null],
  ['nowhere for any other type', { type: 'announcement', relatedEntityId: 4 }, null],
  ['nowhere for an address of another site', { actionUrl: 'https://evil.example/' }, null],
  ['nowhere for an address that only looks like ours', { actionUrl: '//evil.example' }, null],
  ['nowhere for a script', { actionUrl: 'javascript:document.title="hacked"' }, null],
]

test.group('A click on a notification', (group) => {
  const current = sharedPage(group, { as: 'admin', refusals: [404, 500] }, null)
  let quotation = ''
  group.setup(async () => {
    const [first] = await found<{ number: string }[]>('admin', '/api/quotations?_start=0&_end=1')
    quotation = first.number
  })

  async function opened(items: object[]): Promise<Page> {
    const page = current()
    await haveNotifications(page, items)
    await page.goto('/hr')
    await settled(page)
    await openBell(page)
    return page
  }

  for (const [what, fields, path] of DESTINATIONS) {
    test(`leads ${what}`, async ({ assert }) => {
      const own = JSON.parse(JSON.stringify(fields).replace(':quotation', quotation))
      const page = await opened([notification({ title: 'Press me', ...own })])
      await item(page, 'Press me').click()
      await dropdown(page).waitFor({ state: 'hidden' })
      const wanted = path?.replace(':quotation', quotation) ?? '/hr'
      assert.equal(new URL(page.url()).pathname, wanted)
      assert.notEqual(await page.title(), 'hacked')
    })
  }

  test('marks it read, then navigates, then closes the dropdown', async ({ assert }) => {
    const page = await opened([notification({ title: 'In order', actionUrl: '/finance' })])
    const order: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') order.push('read')
    })
    await page.exposeFunction('note', (what: string) => order.push(what)).catch(() => undefined)
    await page.evaluate(() => {
      const note = (window as unknown as { note(what: string): void }).note
      const push = history.pushState
      history.pushState = function (...args) {
        note('navigated')
        return push.apply(this, args)
      }
      const watch = new MutationObserver(() => {
        const isOpen = document.querySelector('.ant-popover:not(.ant-popover-hidden)')
        if (!isOpen) {
          note('closed')
          watch.disconnect()
        }
      })
      watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await item(page, 'In order').click()
    await page.waitForURL('**/finance')
    await dropdown(page).waitFor({ state: 'hidden' })
    assert.deepEqual(order, ['read', 'navigated', 'closed'])
  })

  test('marks exactly this one read', async ({ assert }) => {
    const one = notification({ title: 'Only this' })
    const page = await opened([one, notification({ title: 'Not this' })])
    const calls = noteCalls(page, `/api/notifications/${one.id}/read`, 'PATCH')
    const others: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') others.push(request.url())
    })
    await item(page, 'Only this').click()
    await dropdown(page).waitFor({ state: 'hidden' })
    assert.lengthOf(calls, 1)
    assert.lengthOf(others, 1)
  })

  test('does not mark again what was read already', async ({ assert }) => {
    const one = notification({ title: 'Read before', isRead: true, actionUrl: '/finance' })
    const page = await opened([one])
    const calls = noteCalls(page, `/api/notifications/${one.id}/read`)
    await item(page, 'Read before').click()
    await page.waitForURL('**/finance')
    assert.lengthOf(calls, 0)
  })

  test('navigates even when it could not be marked read', async () => {
    const one = notification({ title: 'Stubborn', actionUrl: '/finance' })
    const page = await opened([one])
    await answerCalls(page, `/api/notifications/${one.id}/read`, { status: 500, body: {} })
    await item(page, 'Stubborn').click()
    await page.waitForURL('**/finance')
  })
})
