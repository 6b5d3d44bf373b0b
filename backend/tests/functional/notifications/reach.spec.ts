import fc from 'fast-check'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { sendDigests } from '#notifications/digest'
import { MAIL_CHOICES, NOTIFICATION_KINDS, REQUIRED_KINDS, kindOf } from '#notifications/kinds'
import Notification from '#notifications/notification'
import { notify } from '#notifications/notify'
import { choose } from '#notifications/preferences'
import { setQuietHours } from '#notifications/quiet_hours'
import { releaseHeld } from '#notifications/release_held'
import { inSight, snooze, SNOOZES } from '#notifications/snooze'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'

const RUNS = Number(process.env.REACH_RUNS ?? 25)
const TYPES = [
  'timesheet_approval_requested',
  'purchase_order_approval_waiting',
  'session_ended',
  'account_password_changed',
  'announcement',
  'job_failed',
]
const HOURS = 24

const settings = fc.record({
  kinds: fc.array(
    fc.record({
      kind: fc.constantFrom(...NOTIFICATION_KINDS),
      inApp: fc.boolean(),
      sound: fc.boolean(),
      mail: fc.constantFrom(...MAIL_CHOICES),
    }),
    { maxLength: 6 }
  ),
  quiet: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 1, max: 960 }),
      daysOff: fc.boolean(),
    })
  ),
  type: fc.constantFrom(...TYPES),
  priority: fc.constantFrom('urgent', 'high', 'normal', 'low'),
  /** Minutes into a week at which it comes. */
  comes: fc.integer({ min: 0, max: 7 * 1440 - 1 }),
  /** What the person does with it, hour after hour. */
  snoozes: fc.array(fc.constantFrom(...SNOOZES, null), { maxLength: HOURS }),
  hasAddress: fc.boolean(),
})

const clock = (minute: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

test.group('Whatever people choose', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => {
    Settings.now = () => Date.now()
  })

  test('what is required reaches them within a day', async ({ assert }) => {
    const { id: userId } = await person('bdm')
    await fc.assert(
      fc.asyncProperty(settings, async (one) => {
        const rollBack = await testUtils.db().wrapInGlobalTransaction()
        try {
          await db.from('notifications').delete()
          await db.from('mails').delete()
          await live(userId, one)
          const reached = await pass(userId, one)
          if (REQUIRED_KINDS.has(kindOf(one.type))) assert.isTrue(reached)
          await isWithinBounds(userId, assert)
        } finally {
          await rollBack()
        }
      }),
      { numRuns: RUNS }
    )
  }).timeout(120_000)
})

type Life = typeof settings extends fc.Arbitrary<infer One> ? One : never

const travelTo = (time: DateTime) => {
  const millis = time.toMillis()
  Settings.now = () => millis
}

async function live(userId: number, { kinds, quiet, hasAddress }: Life) {
  const email = hasAddress ? 'bdm@binaa.example' : null
  await db.from('users').where('id', userId).update({ email })
  await transact(SYSTEM_ACTOR, async ({ trx }) => {
    for (const { kind, ...choice } of kinds) await choose(trx, userId, kind, choice)
    if (!quiet) return
    const { from, minutes, daysOff } = quiet
    const hours = { startsAt: clock(from), endsAt: clock((from + minutes) % 1440), daysOff }
    await setQuietHours(trx, userId, hours)
  })
}

/**
 * A day goes by, an hour at a time, from the minute after it came, when the first could put it off.
 * @returns whether it was in sight, or mailed, at some time of it
 */
async function pass(userId: number, { type, priority, comes, snoozes }: Life): Promise<boolean> {
  const begin = DateTime.fromISO('2026-04-12T00:00Z').plus({ minutes: comes }) as DateTime<true>
  travelTo(begin)
  const message = { type, title: 'T', titleAr: 'ت', message: 'm', messageAr: 'م', priority }
  await transact(SYSTEM_ACTOR, (uow) => notify(uow, [userId], message as never))
  // who puts it off at once has seen it for no longer than that: what counts is that it comes back
  let reached = false
  for (let hour = 0; hour <= HOURS; hour++) {
    const now = begin.plus({ hours: hour, minutes: 1 }) as DateTime<true>
    travelTo(now)
    await releaseHeld(now)
    await sendDigests(now)
    const choice = snoozes[hour] ?? null
    const row = await Notification.query().where({ userId }).first()
    if (choice && row) {
      await putOff(row, choice, now)
      continue
    }
    const seen = Notification.query().where({ userId }).whereNull('readAt')
    inSight(seen, now)
    reached ||= (await seen).length > 0 || (await db.from('mails')).length > 0
  }
  return reached
}

async function putOff(row: Notification, choice: (typeof SNOOZES)[number], now: DateTime) {
  try {
    snooze(row, choice, now as DateTime<true>)
    await row.save()
  } catch (error) {
    if ((error as { code?: string }).code !== 'SNOOZED_FOR_LONG') throw error
  }
}

/** Nothing comes twice, and what is required is hidden for a day at most. */
async function isWithinBounds(
  userId: number,
  assert: { isAtMost(value: number, most: number): void }
) {
  assert.isAtMost((await db.from('mails')).length, 1)
  const row = await Notification.query().where({ userId }).first()
  if (!row?.snoozedUntil || !REQUIRED_KINDS.has(row.kind as never)) return
  const hidden = row.snoozedUntil.diff(row.firstSnoozedAt!, 'hours').hours
  assert.isAtMost(hidden, HOURS)
}
