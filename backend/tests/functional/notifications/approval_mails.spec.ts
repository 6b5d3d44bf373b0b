import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { decidableOf } from '#core/approvals/decidable'
import { abilityOf } from '#core/http/secure'
import { DECIDING_ABILITIES } from '#identity/access/deciding'
import { COST_FIELDS } from '#engineering/quotations/models/quotation'
import { merged } from '#core/approvals/changes_since_decision'
import { hiddenFields } from '#core/history/hidden_fields'
import { deliver, useMailServer } from '#tests/helpers/mail_settings'
import { forgetCopies } from '#tests/helpers/copies'
import { openMailServer } from '#tests/helpers/smtp_server'
import { delegate, edit, idOf, submit, type Order } from '../core/approvals/order_steps.js'
import { aSubmittedOrder, call } from '../procurement/support.js'

const HIDDEN = COST_FIELDS[0]!
const APPROVER = 'chief.engineer'
const addressOf = (username: string) => `${username}@binaa.example`

const addressed = (username: string, more: object = {}) =>
  db
    .from('users')
    .where('username', username)
    .update({ email: addressOf(username), ...more })

const mailsTo = (username: string) =>
  db.from('mails').where('recipients', addressOf(username)).orderBy('id')

/** The links of a mail, by what they say. */
const linksIn = (html: string) =>
  new Map(
    [...html.matchAll(/<a\s+href="([^"]+)"[^>]*>([^<]+)<\/a\s*>/g)].map(([, href, label]) => [
      label!.trim(),
      new URL(href!.replaceAll('&amp;', '&')),
    ])
  )

const requestOf = (id: number) =>
  db
    .from('approval_requests')
    .where({ document_type: 'purchase_order', document_id: id })
    .orderBy('id', 'desc')
    .first()

const statusOf = async (id: number) =>
  (await db.from('purchase_orders').where('id', id).firstOrFail()).status as string

test.group('Approval from a mail', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await db.from('mails').delete()
    await db.from('notifications').delete()
    await addressed(APPROVER, { language: 'english' })
  })

  test('the mail says how much, what, by whom, and leads to a page for each answer', async ({
    client,
    assert,
  }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const [mail] = await mailsTo(APPROVER)
    const { id } = await requestOf(order.id)
    assert.include(mail.plain, 'Amount: 1,150.00 SAR')
    assert.include(mail.plain, `Requested by: ${order.createdBy?.name ?? ''}`)
    assert.include(mail.subject, order.number)
    const links = linksIn(mail.html)
    for (const [label, decision] of [
      ['Approve', 'approve'],
      ['Reject', 'reject'],
    ]) {
      const link = links.get(label!)!
      assert.equal(link.pathname, `/approvals/${id}`)
      assert.equal(link.searchParams.get('decision'), decision)
      assert.equal(link.searchParams.get('version'), String(order.version))
    }
    assert.equal(
      links.get('Open document')!.pathname,
      `/procurement/purchase-orders/${order.id}/approval`
    )
    // no first decision: there is nothing to compare with
    assert.notInclude(mail.plain, 'Changed since')
  })

  test('it says what was changed since the last decision, in the language of its reader', async ({
    client,
    assert,
  }) => {
    await addressed(APPROVER, { language: 'arabic' })
    const order: Order = await aSubmittedOrder(client, 'po.clerk')
    const rejected = await call(
      client,
      APPROVER,
      'post',
      `/api/purchase-orders/${order.id}/reject`,
      {
        ...{ seen: order.version, body: { reason: 'Too little' } },
      }
    )
    rejected.assertStatus(200)
    await submit(client, 'po.clerk', await edit(client, 'po.clerk', rejected.body(), '1500'))
    const [, mail] = await mailsTo(APPROVER)
    assert.include(mail.plain, 'تغيّر منذ آخر قرار: الإجمالي: 1,150.00 SAR ← 1,725.00 SAR')
    assert.include(mail.html, 'dir="rtl"')
    assert.deepEqual([...linksIn(mail.html).keys()].slice(0, 3), ['موافقة', 'رفض', 'فتح المستند'])
    const shown = await call(
      client,
      APPROVER,
      'get',
      `/api/approvals/${(await requestOf(order.id)).id}`
    )
    const total = shown
      .body()
      .changes.changes.find((one: { field: string }) => one.field === 'total')
    assert.deepEqual(total, { field: 'total', before: '1150.00', after: '1725.00' })
  })

  test('fields that a recipient may not read are neither mailed nor shown', ({ assert }) => {
    const entries = [
      [{ field: HIDDEN, before: 100, after: 200 }],
      [{ field: 'total', before: '1', after: '2' }],
      [{ field: 'total', before: '2', after: '1' }],
      [{ field: 'status', before: 'draft', after: 'submitted' }],
    ]
    const open = merged(entries, hiddenFields('quotation', new Set(['quotations.margin'])))
    assert.deepEqual(open, [{ field: HIDDEN, before: 100, after: 200 }])
    assert.deepEqual(merged(entries, hiddenFields('quotation', new Set())), [])
  })

  test('every kind of document is decided on by a route that is there', async ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    for (const [type, ability] of Object.entries(DECIDING_ABILITIES)) {
      const { resource, table, approve, reject, ...kind } = decidableOf(type)!
      assert.equal(kind.ability, ability, type)
      assert.isTrue(await db.connection().schema.hasColumn(table, 'version'), table)
      for (const path of [approve, reject].filter((one) => one !== null)) {
        const route = routes.find(({ pattern }) => pattern === `/api/${resource}/:id/${path}`)
        assert.deepEqual(route?.methods, ['POST'], `${resource} ${path}`)
        assert.equal(abilityOf(route!), ability)
      }
    }
  })

  test('opening it decides nothing, and shows only what is one’s own to decide', async ({
    client,
    assert,
  }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const path = `/api/approvals/${(await requestOf(order.id)).id}`
    ;(await client.get(path)).assertStatus(401)
    for (const query of ['', '?decision=approve', '?decision=reject&version=1']) {
      const shown = await call(client, APPROVER, 'get', path + query)
      shown.assertStatus(200)
      assert.containsSubset(shown.body(), {
        ...{ documentId: order.id, version: order.version, status: 'pending', isReplaced: false },
        ...{ amount: '1150.00', can: { decide: true }, resource: 'purchase-orders' },
        changes: null,
      })
    }
    assert.equal(await statusOf(order.id), 'submitted')
    // who has asked follows it, and decides nothing
    const own = await call(client, 'po.clerk', 'get', path)
    assert.deepEqual(own.body().can, { decide: false })
    // whom the mail was forwarded to
    for (const username of ['engineer', 'bdm', 'staff'])
      (await call(client, username, 'get', path)).assertStatus(404)
    ;(await call(client, APPROVER, 'get', '/api/approvals/999999999')).assertStatus(404)
    for (const method of ['post', 'patch', 'delete'] as const)
      (await call(client, APPROVER, method, path)).assertStatus(404)
  })

  test('a changed document is decided on by its present version only', async ({
    client,
    assert,
  }) => {
    const order: Order = await aSubmittedOrder(client, 'po.clerk')
    const mailed = await requestOf(order.id)
    const reject = { seen: order.version, body: { reason: 'Again' } }
    const rejected = await call(
      client,
      APPROVER,
      'post',
      `/api/purchase-orders/${order.id}/reject`,
      reject
    )
    const again = await submit(
      client,
      'po.clerk',
      await edit(client, 'po.clerk', rejected.body(), '2000')
    )
    const shown = await call(client, APPROVER, 'get', `/api/approvals/${mailed.id}`)
    assert.containsSubset(shown.body(), {
      ...{ isReplaced: true, version: again.version, amount: '2300.00', status: 'pending' },
    })
    assert.notEqual(shown.body().id, mailed.id)
    const decide = (seen: number) =>
      call(
        client,
        APPROVER,
        'post',
        `/api/${shown.body().resource}/${order.id}/${shown.body().approve}`,
        {
          ...{ seen, body: { comment: null } },
        }
      )
    ;(await decide(order.version)).assertStatus(412)
    assert.equal(await statusOf(order.id), 'submitted')
    ;(await decide(again.version)).assertStatus(200)
    assert.equal(await statusOf(order.id), 'approved')
    const after = await call(client, APPROVER, 'get', `/api/approvals/${mailed.id}`)
    assert.containsSubset(after.body(), { status: 'approved', can: { decide: false } })
  })

  test('who stands in for someone decides in their name, with no rights beyond that', async ({
    client,
    assert,
  }) => {
    await addressed('engineer')
    await delegate(client, APPROVER, 'engineer')
    await forgetCopies()
    const order = await aSubmittedOrder(client, 'po.clerk')
    const [mail] = await db
      .from('mails')
      .where('recipients', addressOf('engineer'))
      .where('subject', 'like', `%${order.number}%`)
    assert.include(mail.plain, 'On behalf of:')
    const shown = await call(
      client,
      'engineer',
      'get',
      `/api/approvals/${(await requestOf(order.id)).id}`
    )
    shown.assertStatus(200)
    assert.equal(shown.body().onBehalfOf.id, await idOf(APPROVER))
    assert.isTrue(shown.body().can.decide)
    const sent = { seen: shown.body().version, body: { comment: null } }
    ;(
      await call(client, 'engineer', 'post', `/api/purchase-orders/${order.id}/approve`, sent)
    ).assertStatus(200)
    const step = await db.from('approval_steps').where('request_id', shown.body().id).first()
    assert.containsSubset(step, {
      decided_by: await idOf('engineer'),
      on_behalf_of: await idOf(APPROVER),
    })
  })

  test('it arrives at a mail server as it was written, and scanners that follow it decide nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await openMailServer()
    cleanup(() => server.close())
    await useMailServer(server.port)
    const order = await aSubmittedOrder(client, 'po.clerk')
    const [mail] = await mailsTo(APPROVER)
    assert.equal((await deliver(mail.id)).row.state, 'sent')
    const [received] = server.received
    const links = linksIn(String(received!.html))
    assert.lengthOf([...links.keys()], 4)
    for (const { pathname, search } of links.values()) {
      for (const path of [`${pathname}${search}`, `/api${pathname}${search}`]) {
        const followed = await client.get(path)
        assert.notEqual(followed.status(), 302)
      }
    }
    assert.equal(await statusOf(order.id), 'submitted')
    assert.lengthOf(
      await db
        .from('approval_steps')
        .where('status', 'approved')
        .whereIn('request_id', [(await requestOf(order.id)).id]),
      0
    )
  })

  test('no one is notified of what they have done themselves', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const rows = () =>
      db
        .from('notifications')
        .where({ related_entity_type: 'purchase_order', related_entity_id: order.id })
    const requesterId = await idOf('po.clerk')
    assert.notInclude(
      (await rows()).map((row) => row.user_id),
      requesterId
    )
    const sent = { seen: order.version, body: { comment: null } }
    await call(client, APPROVER, 'post', `/api/purchase-orders/${order.id}/approve`, sent)
    const decided = (await rows()).filter(({ type }) => type === 'purchase_order_approved')
    assert.deepEqual(
      decided.map((row) => row.user_id),
      [requesterId]
    )
  })
})
