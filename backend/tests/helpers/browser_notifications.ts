import type { Page } from 'playwright-core'
import { answerCalls } from './browser_answers.js'
import { judgeCalls } from './browser_calls.js'

export const COUNT = '/api/notifications/unread-count'
export const LIST = '/api/notifications'
const MARKING = /^\/api\/notifications\/(\d+\/read|mark-all-read)$/

let last = 0

/** A notification as the API sends it. */
export function notification(fields: object = {}) {
  last += 1
  return {
    id: last,
    type: 'announcement',
    title: `Notification ${last}`,
    message: 'The crane arrives on Sunday.',
    isRead: false,
    snoozedUntil: null,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    priority: 'normal',
    actionUrl: null,
    relatedEntityType: null,
    relatedEntityId: null,
    ...fields,
  }
}

/** From now on these are the person's notifications, whatever the portal holds. */
export async function haveNotifications(page: Page, items: object[], count?: number) {
  const unread = items.filter((item) => !('isRead' in item && item.isRead)).length
  await answerCalls(page, COUNT, { body: { count: count ?? unread } })
  await answerCalls(page, LIST, { body: items, method: 'GET' })
  await judgeCalls(page, ({ url }) => (MARKING.test(url.pathname) ? { status: 204 } : undefined))
}

export const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|الإشعارات)/ })
export const dropdown = (page: Page) => page.locator('#notifications-panel')
export const item = (page: Page, title: string) =>
  page.locator('button[data-unread]').filter({ hasText: title })

/** Opens the dropdown of the bell. */
export async function openBell(page: Page) {
  await bell(page).click()
  await dropdown(page).waitFor()
}
