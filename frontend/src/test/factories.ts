import type { Ability, CurrentUser, PortalNotification } from '../api/types'

const USUAL = ['departments.open', 'notifications.own', 'session.own']

/** Tests write abilities as plain texts. */
type Change = Partial<Omit<CurrentUser, 'abilities'>> & { abilities?: string[] }

export function makeUser({ abilities = USUAL, ...change }: Change = {}): CurrentUser {
  return {
    id: 7,
    username: 'staff',
    name: 'Sara Ali',
    nameAr: null,
    email: 'sara@example.com',
    role: 'staff',
    permissions: {},
    photoUrl: null,
    passwordDue: false,
    passwordAged: false,
    codeDue: false,
    twoStepDue: false,
    viewing: null,
    preferences: { language: null, theme: null, digits: 'latin', hijri: false, muted: true },
    ...change,
    abilities: abilities as Ability[],
  }
}

export function makeNotification(change: Partial<PortalNotification> = {}): PortalNotification {
  return {
    id: 1,
    type: 'quotation_created',
    kind: 'new_records',
    title: 'Quotation Q-1',
    message: 'A quotation was created',
    isRead: false,
    snoozedUntil: null,
    createdAt: new Date().toISOString(),
    priority: 'normal',
    actionUrl: null,
    relatedEntityType: null,
    relatedEntityId: null,
    ...change,
  }
}
