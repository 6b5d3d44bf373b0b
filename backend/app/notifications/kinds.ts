/**
 * What people can switch off, by kind. A type belongs to the first kind whose pattern it fits, so a
 * new type of a department finds its place by its name.
 */
const PATTERNS = [
  ['approval_requests', /_approval_(requested|waiting)$/],
  ['security', /^(session|account)_|^file_infected$/],
  ['decisions', /_(approved|rejected)$/],
  ['new_records', /_created$/],
  ['jobs_failed', /^job_failed$/],
  ['jobs_finished', /^job_/],
  ['expiries', /_expir(ing|ed)$/],
] as const

export const NOTIFICATION_KINDS = [...PATTERNS.map(([kind]) => kind), 'other'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** These always arrive: a decision waits for the person, or someone else may be using the account. */
export const REQUIRED_KINDS: ReadonlySet<NotificationKind> = new Set([
  'approval_requests',
  'security',
])

/** Of these no one is notified who caused them; the others answer what one has asked for oneself. */
export const NOT_OF_ONES_OWN: ReadonlySet<NotificationKind> = new Set([
  'approval_requests',
  'decisions',
  'new_records',
])

/** When a notification is mailed as well. */
export const MAIL_CHOICES = ['now', 'daily', 'never'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

const MAILED: Partial<Record<NotificationKind, MailChoice>> = {
  approval_requests: 'now',
  security: 'now',
  decisions: 'daily',
}

/** How a kind is mailed to those who have not chosen. */
export const usualMail = (kind: NotificationKind): MailChoice => MAILED[kind] ?? 'never'

export function kindOf(type: string): NotificationKind {
  return PATTERNS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'
}
