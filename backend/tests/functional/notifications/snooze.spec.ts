import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import Notification from '#notifications/notification'
import { notify } from '#notifications/notify'
import { snooze } from '#notifications/snooze'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { aSubmittedOrder, call } from '../procurement/support.js'

const LIST = '/api/notifications'

const tell = async (type = 'announcement') => {
  const { id } = await person('bdm')
  await transact(SYSTEM_ACTOR, (uow) =>
    notify(uow, [id], { type, title: 'News', titleAr: 'خبر', message: type, messageAr: 'م' })
  )
  const row = await db.from('notifications').where('user_id', id).orderBy('id', 'desc').first()
  return row.id as number
}

/** Moves the snooze of a notification back in time instead of waiting for its end. */
const letItEnd = (id: number) =>
  db
    .from('notifications')
    .where('id', id)
    .update({
      ...{
        snoozed_until: '2026-01-01 00:00:00',
        // the others may have come within this very second
        surfaced_at: DateTime.utc().plus({ seconds: 5 }).toFormat('yyyy-MM-dd HH:mm:ss'),
      },
    })

test.group('Notifications that are put off', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await db.from('notifications').delete()
  })

  const put = async (client: any, id: number, until: string, username = 'bdm') =>
    client
      .put(`${LIST}/${id}/snooze`)
      .loginAs(await person(username))
      .withCsrfToken()
      .json({ until })

  test('are out of sight and count, and come back unread, at the top', async ({
    client,
    assert,
  }) => {
    const seen = async (query = '') =>
      (await call(client, 'bdm', 'get', `${LIST}${query}`)).body().map(({ id }: any) => id)
    const count = async () =>
      (await call(client, 'bdm', 'get', `${LIST}/unread-count`)).body().count
    const [first, second] = [await tell(), await tell()]
    await call(client, 'bdm', 'patch', `${LIST}/${first}/read`)
    const before = Date.now()
    const snoozed = await put(client, first, 'hour')
    snoozed.assertStatus(200)
    const until = Date.parse(snoozed.body().snoozedUntil)
    assert.closeTo(until - before, 3_600_000, 10_000)
    assert.isFalse(snoozed.body().isRead)
    assert.deepEqual(await seen(), [second])
    assert.deepEqual(await seen('?isSnoozed=true'), [first])
    assert.equal(await count(), 1)
    // reading all of them leaves what is out of sight as it is
    await call(client, 'bdm', 'patch', `${LIST}/mark-all-read`)
    assert.equal(await count(), 0)
    await letItEnd(first)
    assert.deepEqual(await seen(), [first, second])
    assert.equal(await count(), 1)
    assert.deepEqual(await seen('?isSnoozed=true'), [])
  })

  test('can be shown again before that, and only by whom they are for', async ({
    client,
    assert,
  }) => {
    const id = await tell()
    ;(await client.put(`${LIST}/${id}/snooze`).withCsrfToken().json({ until: 'day' })).assertStatus(
      401
    )
    ;(await put(client, id, 'day', 'buyer')).assertStatus(404)
    ;(await put(client, id, 'for ever')).assertStatus(422)
    ;(await put(client, id, 'day')).assertStatus(200)
    ;(await call(client, 'buyer', 'delete', `${LIST}/${id}/snooze`)).assertStatus(404)
    const back = await call(client, 'bdm', 'delete', `${LIST}/${id}/snooze`)
    assert.isNull(back.body().snoozedUntil)
    assert.lengthOf((await call(client, 'bdm', 'get', LIST)).body(), 1)
  })

  test('an approval is hidden for a day at most, however often, and stays in the inbox', async ({
    client,
    assert,
  }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const { id: userId } = await person('chief.engineer')
    const { id } = await db
      .from('notifications')
      .where({ user_id: userId, related_entity_id: order.id })
      .firstOrFail()
    const snoozed = await put(client, id, 'tomorrow', 'chief.engineer')
    snoozed.assertStatus(200)
    assert.isAtMost(Date.parse(snoozed.body().snoozedUntil), Date.now() + 24 * 3_600_000 + 1000)
    const inbox = await call(client, 'chief.engineer', 'get', '/api/approvals')
    assert.include(
      inbox.body().map((one: any) => one.documentId),
      order.id
    )
    await db
      .from('notifications')
      .where('id', id)
      .update({ first_snoozed_at: '2026-01-01 00:00:00' })
    const again = await put(client, id, 'hour', 'chief.engineer')
    again.assertStatus(409)
    assert.equal(again.body().code ?? again.body().error?.code, 'SNOOZED_FOR_LONG')
  })

  test('the times: an hour, seven in the morning of the firm, a day', async ({ assert }) => {
    const now = DateTime.fromISO('2026-03-01T00:30', {
      zone: 'Asia/Riyadh',
    }).toUTC() as DateTime<true>
    const until = async (type: string, choice: 'hour' | 'tomorrow' | 'day') => {
      const row = await Notification.findOrFail(await tell(type))
      snooze(row, choice, now)
      return row.snoozedUntil!.setZone('Asia/Riyadh').toFormat('dd HH:mm')
    }
    assert.equal(await until('announcement', 'hour'), '01 01:30')
    assert.equal(await until('announcement', 'tomorrow'), '02 07:00')
    assert.equal(await until('announcement', 'day'), '02 00:30')
    // thirty hours are too many for what is required
    assert.equal(await until('session_ended', 'tomorrow'), '02 00:30')
  })
})
