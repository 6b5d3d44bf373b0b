import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { escalateWaiting } from '#core/approvals/escalate_waiting'
import { workingMinutes } from '#core/settings/working_hours'
import { today } from '#core/settings/firm_clock'
import { addDays } from '#core/settings/days'
import { loadSettings } from '#core/settings/settings'
import { notifyStandIns } from '#notifications/listeners/delegations'
import { releaseHeld } from '#notifications/release_held'
import { forgetCopies } from '#tests/helpers/copies'
import { approve, delegate, idOf, set } from '../core/approvals/order_steps.js'
import { aSubmittedOrder, call } from '../procurement/support.js'

/** By the clock of the firm; 1 March 2026 is a Sunday in Ramadan, 12 April one after it. */
const at = (time: string) =>
  DateTime.fromISO(time, { zone: 'Asia/Riyadh' }).toUTC() as DateTime<true>
const SUNDAY = '2026-04-12'

/** As if the open step of an order had waited since then. */
const waitingSince = async (orderId: number, since: DateTime) => {
  const request = await db
    .from('approval_requests')
    .where({ document_type: 'purchase_order', document_id: orderId })
    .orderBy('id', 'desc')
    .first()
  await db
    .from('approval_steps')
    .where({ request_id: request.id, status: 'pending' })
    .update({ pending_since: since.toFormat('yyyy-MM-dd HH:mm:ss') })
  return request.id as number
}

const reminded = async (orderId: number) => {
  const rows = await db
    .from('notifications')
    .join('users', 'users.id', 'notifications.user_id')
    .where({ related_entity_id: orderId, type: 'purchase_order_approval_waiting' })
    .orderBy('notifications.id')
    .select('users.username')
  return rows.map(({ username }) => username as string)
}

test.group('Approvals that wait for long', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())
  group.each.setup(async () => {
    await db.from('approval_steps').where('status', 'pending').update({ status: 'voided' })
  })

  test('working time has neither nights nor days off', ({ assert }) => {
    const hours = (from: string, to: string) => workingMinutes(at(from), at(to)) / 60
    assert.equal(hours(`${SUNDAY}T09:00`, `${SUNDAY}T12:00`), 3)
    assert.equal(hours(`${SUNDAY}T16:00`, '2026-04-13T09:00'), 2)
    // Thursday afternoon to Sunday morning
    assert.equal(hours('2026-04-16T16:00', '2026-04-19T09:00'), 2)
    assert.equal(hours('2026-04-17T09:00', '2026-04-18T20:00'), 0)
    // six hours a day in Ramadan
    assert.equal(hours('2026-03-01T06:00', '2026-03-01T22:00'), 6)
    assert.equal(hours(`${SUNDAY}T12:00`, `${SUNDAY}T09:00`), 0)
  })

  test('are nobody’s matter while the setting is off', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    await waitingSince(order.id, at('2026-01-04T09:00'))
    assert.equal(await escalateWaiting(at(`${SUNDAY}T09:00`)), 0)
  })

  test('reach all who may decide, then the owners, each once; who may decide stays the same', async ({
    client,
    assert,
  }) => {
    await set('approvalEscalationHours', 4)
    const order = await aSubmittedOrder(client, 'po.clerk')
    const requestId = await waitingSince(order.id, at(`${SUNDAY}T09:00`))
    assert.equal(await escalateWaiting(at(`${SUNDAY}T12:59`)), 0)
    assert.deepEqual(await reminded(order.id), [])
    assert.equal(await escalateWaiting(at(`${SUNDAY}T13:00`)), 1)
    assert.equal(await escalateWaiting(at(`${SUNDAY}T13:05`)), 0)
    const first = await reminded(order.id)
    assert.includeMembers(first, ['chief.engineer'])
    assert.notInclude(first, 'po.clerk')
    const shown = await call(client, 'chief.engineer', 'get', `/api/purchase-orders/${order.id}`)
    const [step] = shown.body().approval.steps
    assert.equal(step.escalations[0].reached, 'deciders')
    assert.equal(step.escalations[0].at, at(`${SUNDAY}T13:00`).toISO())
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id), action: 'escalate' })
    assert.lengthOf(log, 1)
    assert.isNull(log[0].actor_id)
    // the last level: owners who were not among them; then it ends
    await escalateWaiting(at('2026-04-13T12:00'))
    await escalateWaiting(at('2026-04-30T12:00'))
    const all = await reminded(order.id)
    assert.equal(new Set(all).size, all.length)
    assert.includeMembers(all, ['general.manager'])
    const levels = await db
      .from('approval_escalations')
      .join('approval_steps', 'approval_steps.id', 'approval_escalations.step_id')
      .where('request_id', requestId)
    assert.isAtMost(levels.length, 2)
    // to be reminded is no right
    ;(await approve(client, 'engineer', order)).assertStatus(403)
    ;(await approve(client, 'chief.engineer', order)).assertStatus(200)
    assert.equal(await escalateWaiting(at('2026-06-01T12:00')), 0)
  })

  test('reach a delegate first', async ({ client, assert }) => {
    await set('approvalEscalationHours', 1)
    await delegate(client, 'chief.engineer', 'engineer')
    await forgetCopies()
    const order = await aSubmittedOrder(client, 'po.clerk')
    await waitingSince(order.id, at(`${SUNDAY}T09:00`))
    await escalateWaiting(at(`${SUNDAY}T10:00`))
    assert.deepEqual(await reminded(order.id), ['engineer'])
    await escalateWaiting(at(`${SUNDAY}T11:00`))
    assert.includeMembers(await reminded(order.id), ['chief.engineer'])
  })

  test('a delegation that begins brings what waits already, once, in one mail', async ({
    client,
    assert,
  }) => {
    await db.from('mails').delete()
    await db.from('users').where('username', 'engineer').update({ email: 'engineer@binaa.example' })
    const orders = [
      await aSubmittedOrder(client, 'po.clerk'),
      await aSubmittedOrder(client, 'po.clerk'),
    ]
    const asked = async () => {
      const rows = await db
        .from('notifications')
        .where({ user_id: await idOf('engineer'), type: 'purchase_order_approval_requested' })
      return rows.map((row) => row.related_entity_id as number)
    }
    assert.deepEqual(await asked(), [])
    await delegate(client, 'chief.engineer', 'engineer')
    assert.sameMembers(
      await asked(),
      orders.map(({ id }) => id)
    )
    await notifyStandIns()
    assert.lengthOf(await asked(), 2)
    await releaseHeld()
    const mails = await db
      .from('mails')
      .where({ recipients: 'engineer@binaa.example', kind: 'digest' })
    assert.lengthOf(mails, 1)
    for (const { number } of orders) assert.include(mails[0].plain, number)
  })

  test('a delegation of days to come brings it on its first day', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const fromOn = addDays(today(), 3)
    const body = { delegateId: await idOf('engineer'), fromOn, toOn: addDays(today(), 4) }
    ;(
      await call(client, 'chief.engineer', 'post', '/api/approval-delegations', { body })
    ).assertStatus(201)
    const asked = async () =>
      db
        .from('notifications')
        .where({ user_id: await idOf('engineer'), related_entity_id: order.id })
    await notifyStandIns()
    assert.lengthOf(await asked(), 0)
    // its day has come
    await db.from('approval_delegations').where('from_on', fromOn).update({ from_on: today() })
    await notifyStandIns()
    await notifyStandIns()
    assert.lengthOf(await asked(), 1)
  })
})
