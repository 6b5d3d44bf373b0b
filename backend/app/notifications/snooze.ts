import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { firmZone } from '#core/settings/firm_clock'
import { REQUIRED_KINDS, type NotificationKind } from './kinds.js'
import type Notification from './notification.js'

/** Until when a notification can be put off. */
export const SNOOZES = ['hour', 'tomorrow', 'day'] as const
export type Snooze = (typeof SNOOZES)[number]

const MORNING = 7
/** So long after it was first put off, nothing that is required stays out of sight. */
const MOST_HOURS = 24

/**
 * Puts a notification off: it is hidden until then, and unread when it comes back.
 * @throws AppError 409 SNOOZED_FOR_LONG where it must be seen before that
 */
export function snooze(it: Notification, choice: Snooze, now = DateTime.utc()) {
  const first = it.firstSnoozedAt ?? now
  const until = latest(it.kind as NotificationKind, timeOf(choice, now), first)
  if (until <= now) throw conflict('SNOOZED_FOR_LONG')
  it.merge({ snoozedUntil: until, firstSnoozedAt: first, surfacedAt: until, readAt: null })
}

function timeOf(choice: Snooze, now: DateTime): DateTime {
  if (choice === 'hour') return now.plus({ hours: 1 })
  if (choice === 'day') return now.plus({ days: 1 })
  const tomorrow = now.setZone(firmZone()).plus({ days: 1 }).startOf('day')
  return tomorrow.set({ hour: MORNING }).toUTC()
}

function latest(kind: NotificationKind, wanted: DateTime, first: DateTime): DateTime {
  if (!REQUIRED_KINDS.has(kind)) return wanted
  return DateTime.min(wanted, first.plus({ hours: MOST_HOURS }))
}

/** Brings it back now. */
export function wake(it: Notification, now = DateTime.utc()) {
  it.merge({ snoozedUntil: null, surfacedAt: now })
}

export const isSnoozed = ({ snoozedUntil }: Notification, now = DateTime.utc()) =>
  snoozedUntil !== null && snoozedUntil > now

/** As far as a query of rows or of models is needed for that. */
interface Conditions {
  where(group: (either: DatabaseQueryBuilderContract<any>) => void): unknown
}

/** Keeps what is in sight at this moment. */
export function inSight(query: Conditions, now = DateTime.utc()) {
  query.where((either) => {
    either
      .whereNull('notifications.snoozed_until')
      .orWhere('notifications.snoozed_until', '<=', sqlInstant(0, now.toMillis()))
  })
}
