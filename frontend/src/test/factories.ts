import type { CurrentUser, PortalNotification } from '../api/types'

export function makeUser(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    username: 'staff',
    name: 'Sara Ali',
    email: 'sara@example.com',
    role: 'staff',
    permissions: {},
    photoUrl: null,
    abilities: ['departments.open', 'notifications.own', 'session.own'],
    preferences: { language: null, theme: null, digits: 'latin', hijri: false, muted: true },
    ...change,
  }
}

export function makeNotification(change: Partial<PortalNotification> = {}): PortalNotification {
  return {
    id: 1,
    type: 'quotation_created',
    title: 'Quotation Q-1',
    message: 'A quotation was created',
    isRead: false,
    createdAt: new Date().toISOString(),
    priority: 'normal',
    actionUrl: null,
    relatedEntityType: null,
    relatedEntityId: null,
    ...change,
  }
}
