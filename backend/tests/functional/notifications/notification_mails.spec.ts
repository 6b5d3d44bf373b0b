import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { sendDigests } from '#notifications/digest'
import { notify } from '#notifications/notify'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { anOrder, aSubmittedOrder, call } from '../procurement/support.js'

const URL = '/api/notifications/preferences'

const tell = async (username: string, more: object = {}) => {
  const { id } = await person(username)
  return transact(SYSTEM_ACTOR, (uow) =>
    notify(uow, [id], {
      ...{ type: 'job_finished', title: 'Job finished', titleAr: 'اكتملت المهمة' },
      ...{ message: 'Export <b>', messageAr: 'تصدير' },
      ...more,
    })
  )
}

const addressed = (username: string, more: object = {}) =>
  db
    .from('users')
    .where('username', username)
    .update({ email: `${username}@binaa.example`, ...more })

const mailsTo = (username: string) =>
  db.from('mails').where('recipients', `${username}@binaa.example`).orderBy('id')

/** Seven in the morning, and later, of a day in Riyadh. */
const at = (time: string) =>
  DateTime.fromISO(time, { zone: 'Asia/Riyadh' }).toUTC() as DateTime<true>

test.group('Mails of notifications', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await db.from('mails').delete()
    await db.from('notifications').delete()
  })

  test('everyone chooses for each kind: at once, daily or never', async ({ client, assert }) => {
    ;(await client.patch(URL).withCsrfToken().json({})).assertStatus(401)
    const before = await call(client, 'bdm', 'get', URL)
    const usual = Object.fromEntries(
      before.body().map(({ kind, mail }: { kind: string; mail: string }) => [kind, mail])
    )
    assert.containsSubset(usual, {
      ...{ approval_requests: 'now', security: 'now', decisions: 'daily', other: 'never' },
    })
    const change = (body: object) => call(client, 'bdm', 'patch', URL, { body: { ...body } })
    ;(await change({ kind: 'other', mail: 'hourly' })).assertStatus(422)
    const after = await change({ kind: 'approval_requests', mail: 'never' })
    assert.deepInclude(after.body(), {
      ...{ kind: 'approval_requests', inApp: true, required: true, sound: true, mail: 'never' },
    })
    // what was chosen of the other is kept
    await change({ kind: 'jobs_finished', mail: 'now' })
    const off = await change({ kind: 'jobs_finished', inApp: false })
    assert.deepInclude(off.body(), {
      ...{ kind: 'jobs_finished', inApp: false, required: false, sound: true, mail: 'now' },
    })
  })

  test('at once: in the language of the person, with a link that asks for sign-in', async ({
    client,
    assert,
  }) => {
    await addressed('bdm', { language: 'arabic' })
    await call(client, 'bdm', 'patch', URL, { body: { kind: 'jobs_finished', mail: 'now' } })
    await tell('bdm', { actionUrl: '/admin/jobs' })
    const [mail] = await mailsTo('bdm')
    assert.containsSubset(mail, { kind: 'notification', language: 'ar', created_by: null })
    assert.equal(mail.subject, 'اكتملت المهمة: تصدير')
    assert.match(mail.html, /href="http[^"]+\/admin\/jobs"/)
    assert.include(mail.html, '/account/preferences')
    await addressed('bdm', { language: 'english' })
    await tell('bdm')
    const [, english] = await mailsTo('bdm')
    assert.include(english.html, 'Export &lt;b&gt;')
  })

  test('no mail to who has no address, is locked out, or has the kind switched off', async ({
    client,
    assert,
  }) => {
    await call(client, 'bdm', 'patch', URL, { body: { kind: 'jobs_finished', mail: 'now' } })
    await addressed('bdm', { email: null })
    await tell('bdm')
    await addressed('bdm', { disabled_at: '2026-01-01 00:00:00' })
    await tell('bdm')
    await addressed('bdm', { disabled_at: null })
    await call(client, 'bdm', 'patch', URL, { body: { kind: 'jobs_finished', inApp: false } })
    await tell('bdm')
    assert.lengthOf(await db.from('mails'), 0)
  })

  test('an approver opens the page of the decision from the mail; opening it decides nothing', async ({
    client,
    assert,
  }) => {
    await addressed('chief.engineer')
    const order = await aSubmittedOrder(client, 'po.clerk')
    const [mail] = await mailsTo('chief.engineer')
    const [, path] = /href="https?:\/\/[^/"]+(\/procurement[^"]+)"/.exec(mail.html)!
    assert.include(path, String(order.id))
    const guest = await client.get(`/api/purchase-orders/${order.id}`)
    guest.assertStatus(401)
    const looked = await call(client, 'chief.engineer', 'get', `/api/purchase-orders/${order.id}`)
    assert.equal(looked.body().status, 'submitted')
    const approve = `/api/purchase-orders/${order.id}/approve`
    ;(await call(client, 'chief.engineer', 'get', approve)).assertStatus(404)
  })

  test('once a day from seven on: what has come and was not read, once', async ({
    client,
    assert,
  }) => {
    await addressed('bdm')
    await call(client, 'bdm', 'patch', URL, { body: { kind: 'jobs_finished', mail: 'daily' } })
    for (const message of ['First', 'Second', 'Read']) await tell('bdm', { message })
    const read = await db.from('notifications').where('message', 'Read').firstOrFail()
    await call(client, 'bdm', 'patch', `/api/notifications/${read.id}/read`)
    assert.lengthOf(await mailsTo('bdm'), 0)
    await sendDigests(at('2026-03-02T06:59:00'))
    assert.lengthOf(await mailsTo('bdm'), 0)
    await sendDigests(at('2026-03-02T07:00:00'))
    await tell('bdm', { message: 'Third' })
    await sendDigests(at('2026-03-02T09:00:00'))
    const [first, ...others] = await mailsTo('bdm')
    assert.lengthOf(others, 0)
    assert.equal(first.kind, 'digest')
    assert.equal(first.subject, '2 notifications of 2026-03-02')
    for (const text of ['First', 'Second']) assert.include(first.plain, text)
    assert.notInclude(first.plain, 'Read')
    await sendDigests(at('2026-03-03T07:00:00'))
    await sendDigests(at('2026-03-04T07:00:00'))
    const [, second, ...more] = await mailsTo('bdm')
    assert.lengthOf(more, 0)
    assert.include(second.plain, 'Third')
    assert.notInclude(second.plain, 'First')
  })

  test('a decision that is rolled back mails no one', async ({ client, assert }) => {
    await addressed('chief.engineer')
    const order = await anOrder(client, 'po.clerk')
    const stale = await call(
      client,
      'po.clerk',
      'post',
      `/api/purchase-orders/${order.id}/submit`,
      {
        seen: order.version + 7,
      }
    )
    stale.assertStatus(412)
    assert.lengthOf(await mailsTo('chief.engineer'), 0)
  })
})
