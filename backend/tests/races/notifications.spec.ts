import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { escalateWaiting } from '#core/approvals/escalate_waiting'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { settingsChanged } from '#core/settings/settings'
import { transact } from '#core/unit_of_work/transact'
import { notify } from '#notifications/notify'
import { releaseHeld } from '#notifications/release_held'
import { person } from '#tests/helpers/users'
import { aSubmittedOrder } from '../functional/procurement/support.js'

const ROUNDS = 4

test.group('Notifications on two workers', (group) => {
  group.each.setup(() => async () => {
    await db.from('settings').where('key', 'approvalEscalationHours').delete()
    await settingsChanged()
  })

  test('an approval that waits is escalated once for each level', async ({ client, assert }) => {
    const key = 'approvalEscalationHours'
    await db.from('settings').where({ key }).delete()
    await db
      .table('settings')
      .insert({ ...{ key, value: '1', version: 1 }, updated_at: '2026-01-01 00:00:00' })
    await settingsChanged()
    for (let round = 0; round < ROUNDS; round++) {
      const order = await aSubmittedOrder(client, 'po.clerk')
      const request = await db
        .from('approval_requests')
        .where({ document_type: 'purchase_order', document_id: order.id })
        .firstOrFail()
      const now = DateTime.utc().plus({ days: 14 })
      await Promise.all([1, 2, 3].map(() => escalateWaiting(now)))
      const levels = await db
        .from('approval_escalations')
        .join('approval_steps', 'approval_steps.id', 'approval_escalations.step_id')
        .where('request_id', request.id)
        .select('level')
      assert.equal(new Set(levels.map(({ level }) => level)).size, levels.length)
      assert.isAbove(levels.length, 0)
      const rows = await db
        .from('notifications')
        .where({ related_entity_id: order.id, type: 'purchase_order_approval_waiting' })
        .select('user_id')
      assert.isAbove(rows.length, 0)
      assert.equal(new Set(rows.map((row) => row.user_id)).size, rows.length)
      const log = await db
        .from('audit_logs')
        .where({ entity_type: 'purchase_order', entity_id: String(order.id), action: 'escalate' })
      assert.lengthOf(log, levels.length)
    }
  })

  test('what was held leaves in one mail', async ({ assert }) => {
    const { id } = await person('bdm')
    await db.from('users').where({ id }).update({ email: 'bdm.race@binaa.example' })
    await db.from('notification_preferences').where('user_id', id).delete()
    await db.table('notification_preferences').insert({
      user_id: id,
      kind: 'other',
      in_app: true,
      mail: 'now',
      updated_at: '2026-01-01 00:00:00',
    })
    const mails = async () =>
      (await db.from('mails').where('recipients', 'bdm.race@binaa.example')).length
    for (let round = 1; round <= ROUNDS; round++) {
      for (const message of ['First', 'Second'])
        await transact(SYSTEM_ACTOR, (uow) =>
          notify(uow, [id], {
            ...{ type: 'announcement', title: 'News', titleAr: 'خبر', message, messageAr: 'م' },
            isOneOfMany: true,
          })
        )
      const mailed = await Promise.all([1, 2, 3].map(() => releaseHeld()))
      assert.equal(await mails(), round)
      assert.equal(
        mailed.reduce((sum, one) => sum + one),
        1
      )
    }
    await db.from('notification_preferences').where('user_id', id).delete()
  })
})
