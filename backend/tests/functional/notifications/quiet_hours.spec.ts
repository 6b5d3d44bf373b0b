import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { sendDigests } from '#notifications/digest'
import { notify } from '#notifications/notify'
import { isQuiet } from '#notifications/quiet_hours'
import { releaseHeld } from '#notifications/release_held'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { aSubmittedOrder, call } from '../procurement/support.js'

const URL = '/api/notifications/quiet-hours'
const NIGHT = { startsAt: '20:00', endsAt: '07:00', daysOff: false }
const WITH_DAYS_OFF = { ...NIGHT, daysOff: true }

/** By the clock of the firm in Riyadh. 1 March 2026 is a Sunday, a day of work. */
const at = (time: string) =>
  DateTime.fromISO(time, { zone: 'Asia/Riyadh' }).toUTC() as DateTime<true>

/** The clock stands there until the test is over. */
const travel = (time: string) => {
  const millis = at(time).toMillis()
  Settings.now = () => millis
}

/** Hours around this very moment: who signs in does so by the real clock. */
const aroundNow = () => {
  const now = DateTime.now().setZone('Asia/Riyadh')
  const clock = (time: DateTime) => time.toFormat('HH:mm')
  const hours = { startsAt: clock(now.minus({ hours: 2 })), endsAt: clock(now.plus({ hours: 2 })) }
  return {
    hours: { ...hours, daysOff: false },
    after: now.plus({ hours: 3 }).toUTC() as DateTime<true>,
  }
}

const tell = async (more: object = {}) => {
  const { id } = await person('bdm')
  return transact(SYSTEM_ACTOR, (uow) =>
    notify(uow, [id], {
      ...{ type: 'announcement', title: 'News', titleAr: 'خبر', message: 'm', messageAr: 'م' },
      ...more,
    })
  )
}
const mails = () => db.from('mails').orderBy('id')

test.group('Quiet hours', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await db.from('mails').delete()
    await db.from('notifications').delete()
    await db.from('users').where('username', 'bdm').update({ email: 'bdm@binaa.example' })
  })
  group.each.setup(() => () => {
    Settings.now = () => Date.now()
  })

  const quiet = async (client: any, hours: object | null = NIGHT, username = 'bdm') =>
    client
      .put(URL)
      .loginAs(await person(username))
      .withCsrfToken()
      .json({ hours })

  const mailed = (client: any) =>
    call(client, 'bdm', 'patch', '/api/notifications/preferences', {
      body: { kind: 'other', mail: 'now' },
    })

  test('are one’s own, and refused where they would hold mails for ever', async ({
    client,
    assert,
  }) => {
    ;(await client.put(URL).withCsrfToken().json({ hours: null })).assertStatus(401)
    assert.deepEqual((await call(client, 'bdm', 'get', URL)).body(), { hours: null })
    ;(await quiet(client)).assertStatus(200)
    assert.deepEqual((await call(client, 'bdm', 'get', URL)).body(), { hours: NIGHT })
    assert.deepEqual((await call(client, 'buyer', 'get', URL)).body(), { hours: null })
    for (const wrong of [
      { ...NIGHT, endsAt: '20:00' },
      { ...NIGHT, startsAt: '06:00', endsAt: '05:00' },
      { ...NIGHT, startsAt: '24:00' },
      { ...NIGHT, startsAt: '8pm' },
      { ...NIGHT, daysOff: 'yes' },
      {},
    ])
      (await quiet(client, wrong)).assertStatus(422)
    assert.deepEqual((await call(client, 'bdm', 'get', URL)).body(), { hours: NIGHT })
    ;(await quiet(client, null)).assertStatus(200)
    assert.lengthOf(await db.from('notification_quiet_hours'), 0)
  })

  test('go over midnight, by the clock of the firm, and over days off where wanted', ({
    assert,
  }) => {
    const cases: [string, object, boolean][] = [
      ['2026-03-01T19:59', NIGHT, false],
      ['2026-03-01T20:00', NIGHT, true],
      ['2026-03-02T00:00', NIGHT, true],
      ['2026-03-02T06:59', NIGHT, true],
      ['2026-03-02T07:00', NIGHT, false],
      ['2026-03-06T12:00', NIGHT, false],
      ['2026-03-06T12:00', WITH_DAYS_OFF, true],
      ['2026-03-02T12:30', { ...NIGHT, startsAt: '12:00', endsAt: '13:00' }, true],
      ['2026-03-02T13:00', { ...NIGHT, startsAt: '12:00', endsAt: '13:00' }, false],
    ]
    for (const [time, hours, expected] of cases)
      assert.equal(isQuiet(hours as typeof NIGHT, at(time)), expected, time)
    assert.isFalse(isQuiet(undefined, at('2026-03-01T23:00')))
  })

  test('hold mails and let them go in one when they end; the rows are there at once', async ({
    client,
    assert,
  }) => {
    await quiet(client)
    await mailed(client)
    travel('2026-03-01T22:00')
    for (const message of ['First', 'Second', 'Read']) await tell({ message })
    assert.lengthOf(await mails(), 0)
    assert.lengthOf(await db.from('notifications'), 3)
    await db
      .from('notifications')
      .where('message', 'Read')
      .update({ read_at: '2026-03-01 21:00:00' })
    assert.equal(await releaseHeld(at('2026-03-02T06:59')), 0)
    assert.lengthOf(await mails(), 0)
    travel('2026-03-02T07:00')
    assert.equal(await releaseHeld(at('2026-03-02T07:00')), 1)
    assert.equal(await releaseHeld(at('2026-03-02T07:01')), 0)
    const [mail, ...others] = await mails()
    assert.lengthOf(others, 0)
    assert.equal(mail.subject, '2 notifications from your quiet hours')
    for (const text of ['First', 'Second']) assert.include(mail.plain, text)
    assert.notInclude(mail.plain, 'Read')
    // by day they go at once
    await tell({ message: 'Third' })
    assert.lengthOf(await mails(), 2)
  })

  test('hold neither what is urgent nor what protects the account', async ({ client, assert }) => {
    await quiet(client)
    await mailed(client)
    travel('2026-03-01T22:00')
    await tell({ priority: 'urgent' })
    await tell({ type: 'account_password_changed' })
    await tell({ isMailed: true })
    assert.lengthOf(await mails(), 3)
  })

  test('put off the mail of the day as well', async ({ client, assert }) => {
    await quiet(client, { ...NIGHT, endsAt: '09:00' })
    await call(client, 'bdm', 'patch', '/api/notifications/preferences', {
      body: { kind: 'other', mail: 'daily' },
    })
    travel('2026-03-01T12:00')
    await tell()
    await sendDigests(at('2026-03-02T08:00'))
    assert.lengthOf(await mails(), 0)
    await sendDigests(at('2026-03-02T09:00'))
    assert.lengthOf(await mails(), 1)
  })

  test('an approval that others have decided meanwhile is not mailed in the morning', async ({
    client,
    assert,
  }) => {
    const approver = await person('chief.engineer')
    await db.from('users').where('id', approver.id).update({ email: 'chief@binaa.example' })
    const { hours, after } = aroundNow()
    await quiet(client, hours, 'chief.engineer')
    const [one, other] = [
      await aSubmittedOrder(client, 'po.clerk'),
      await aSubmittedOrder(client, 'po.clerk'),
    ]
    assert.lengthOf(await db.from('mails').where('recipients', 'chief@binaa.example'), 0)
    const approved = await call(
      client,
      'technical.director',
      'post',
      `/api/purchase-orders/${one.id}/approve`,
      {
        ...{ seen: one.version, body: { comment: null } },
      }
    )
    approved.assertStatus(200)
    await releaseHeld(after)
    const [mail, ...others] = await db.from('mails').where('recipients', 'chief@binaa.example')
    assert.lengthOf(others, 0)
    assert.include(mail.plain, other.number)
    assert.notInclude(mail.plain, one.number)
    assert.include(mail.plain, 'Approve: ')
  })

  test('the portal is told what is heard: silenced kinds are not, nor anything in quiet hours', async ({
    client,
    assert,
  }) => {
    const unread = async () =>
      (await call(client, 'bdm', 'get', '/api/notifications/unread-count')).body()
    await tell()
    await tell({ type: 'job_finished' })
    assert.containsSubset(await unread(), { count: 2, audible: 2, isQuiet: false })
    await call(client, 'bdm', 'patch', '/api/notifications/preferences', {
      body: { kind: 'other', sound: false },
    })
    assert.containsSubset(await unread(), { count: 2, audible: 1 })
    await quiet(client, aroundNow().hours)
    assert.isTrue((await unread()).isQuiet)
    assert.sameDeepMembers((await unread()).groups, [
      { type: 'announcement', kind: 'other', count: 1 },
      { type: 'job_finished', kind: 'jobs_finished', count: 1 },
    ])
  })

  test('the mail of the day has approvals grouped, above all else', async ({ client, assert }) => {
    const approver = await person('chief.engineer')
    await db.from('users').where('id', approver.id).update({ email: 'chief@binaa.example' })
    await call(client, 'chief.engineer', 'patch', '/api/notifications/preferences', {
      body: { kind: 'approval_requests', mail: 'daily' },
    })
    const orders = [
      await aSubmittedOrder(client, 'po.clerk'),
      await aSubmittedOrder(client, 'po.clerk', '2000'),
    ]
    await sendDigests(DateTime.utc().plus({ days: 1 }).set({ hour: 5 }))
    const [mail] = await db.from('mails').where('recipients', 'chief@binaa.example')
    assert.include(mail.plain, 'Purchase order awaiting approval (2)')
    for (const { number } of orders) assert.include(mail.plain, `${number} — `)
    assert.include(mail.plain, '2,300.00 SAR · ')
    assert.match(mail.plain, /\/approvals\/\d+\?version=\d+/)
  })
})
