import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { delegations } from '#identity/delegations/delegated_abilities'
import { loadSettings } from '#core/settings/settings'
import { delegate } from '#tests/functional/core/approvals/order_steps'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { anRfq, comparison, step } from './purchase_request_support.js'
import { anOrder, call, invoice, line } from './support.js'

const HUNDRED = { lines: [line('50', { quantity: '100' })] }

async function receive(client: ApiClient, id: number, by: string, accepted = '10') {
  const { version: seen, lines } = await fresh(client, id)
  const body = { lines: [{ lineId: lines[0].id, accepted }] }
  return call(client, by, 'post', `${ORDERS}/${id}/receipts`, { body, seen })
}

let bills = 0

/** A bill of ten units, dearer than ordered when its price is. */
async function bill(client: ApiClient, id: number, by: string, unitPrice = '50') {
  const { version: seen, lines } = await fresh(client, id)
  const asked = {
    vendorNumber: `D-${++bills}`,
    lines: [{ lineId: lines[0].id, quantity: '10', unitPrice }],
  }
  return call(client, by, 'post', `${ORDERS}/${id}/bills`, { body: invoice(asked), seen })
}

async function settle(
  client: ApiClient,
  id: number,
  by: string,
  verb: 'pay' | 'release',
  language: 'en' | 'ar' = 'en'
) {
  const [made] = (await call(client, by, 'get', `${ORDERS}/${id}/bills`)).body()
  const body = verb === 'pay' ? { amount: '10' } : { reason: 'Agreed by phone' }
  const path = `${ORDERS}/${id}/bills/${made.id}/${verb}`
  return {
    made,
    response: await call(client, by, 'post', path, { body, seen: made.version, language }),
  }
}

const countOf = async (table: string, id: number) =>
  Number((await db.from(table).where('purchase_order_id', id).count('* as n').first()).n)

test.group('Who made or approved an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await loadSettings()
    await delegations.reload()
  })

  test('does not receive its goods; a colleague does', async ({ client, assert }) => {
    // the clerk made it, the chief engineer approved it
    const { id } = await anApprovedOrder(client, HUNDRED)
    const made = (await call(client, 'po.clerk', 'get', `${ORDERS}/${id}`)).body()
    assert.isFalse(made.can.receive)
    assert.notInclude(made.allowedActions, 'receive')
    assert.equal(made.withheld, 'made')
    const refused = await receive(client, id, 'po.clerk')
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { code: 'OWN_ORDER_RECEIPT' })
    const other = (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()
    assert.isTrue(other.can.receive)
    assert.isNull(other.withheld)
    assert.equal(await countOf('goods_receipts', id), 0)
    ;(await receive(client, id, 'storekeeper')).assertStatus(201)
    assert.equal(await countOf('goods_receipts', id), 1)
  })

  test('approved alone is enough, in the words of who asks', async ({ client, assert }) => {
    const draft = await anOrder(client, 'po.clerk', '50', HUNDRED)
    const post = (by: string, verb: string, seen: number) =>
      call(client, by, 'post', `${ORDERS}/${draft.id}/${verb}`, { seen })
    const { version } = (await post('po.clerk', 'submit', draft.version)).body()
    const approved = (await post('buyer', 'approve', version)).body()
    assert.equal(approved.withheld, 'approved')
    const body = { lines: [{ lineId: draft.lines[0].id, accepted: '1' }] }
    const sent = { body, seen: approved.version, language: 'ar' as const }
    const refused = await call(client, 'buyer', 'post', `${ORDERS}/${draft.id}/receipts`, sent)
    refused.assertStatus(403)
    assert.equal(
      refused.body().message,
      'أنشأت أمر الشراء هذا أو اعتمدته، لذا يجب أن يستلم بضاعته شخص آخر.'
    )
  })

  test('neither releases nor pays its bills', async ({ client, assert }) => {
    const draft = await anOrder(client, 'buyer', '50', HUNDRED)
    const { id } = draft
    const post = (by: string, verb: string, seen: number) =>
      call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { seen })
    const { version } = (await post('buyer', 'submit', draft.version)).body()
    ;(await post('chief.engineer', 'approve', version)).assertStatus(200)
    ;(await receive(client, id, 'storekeeper')).assertStatus(201)
    ;(await bill(client, id, 'po.clerk', '60')).assertStatus(201)
    const release = await settle(client, id, 'buyer', 'release', 'ar')
    assert.isFalse(release.made.can.release)
    assert.equal(release.made.withheld, 'made')
    release.response.assertStatus(403)
    assert.containsSubset(release.response.body(), {
      code: 'OWN_ORDER_BILL',
      message:
        'أنشأت أمر الشراء الخاص بهذه الفاتورة أو اعتمدته، لذا يجب أن يفرج عنها أو يدفعها شخص آخر.',
    })
    ;(await settle(client, id, 'accountant', 'release')).response.assertStatus(200)
    const pay = await settle(client, id, 'buyer', 'pay')
    assert.isFalse(pay.made.can.pay)
    assert.equal(pay.made.withheld, 'made')
    pay.response.assertStatus(403)
    const billId = pay.made.id
    const payments = () => db.from('purchase_payments').where('purchase_bill_id', billId)
    assert.isEmpty(await payments())
    ;(await settle(client, id, 'accountant', 'pay')).response.assertStatus(201)
    assert.lengthOf(await payments(), 1)
  })

  test('is also who wrote down the prices that it was drafted from, and not who needs its goods', async ({
    client,
  }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const prices = lineIds.map((lineId: number) => ({ lineId, unitPrice: '1' }))
    const answer = { currency: 'SAR', lines: prices }
    await step(client, 'po.clerk', request, `quotes/${quotes[0].id}`, answer, 'patch')
    const lines = lineIds.map((lineId: number) => ({ lineId, quoteId: quotes[0].id }))
    ;(await step(client, 'buyer', request, 'award', { lines })).assertStatus(200)
    const [{ orderId: id }] = (await comparison(client, request)).awards
    const post = async (by: string, verb: string) =>
      call(client, by, 'post', `${ORDERS}/${id}/${verb}`, {
        seen: (await fresh(client, id)).version,
      })
    ;(await post('buyer', 'submit')).assertStatus(200)
    ;(await post('chief.engineer', 'approve')).assertStatus(200)
    for (const by of ['po.clerk', 'buyer']) (await receive(client, id, by)).assertStatus(403)
    // the storekeeper wrote the request itself: which goods, and no price
    ;(await receive(client, id, 'storekeeper')).assertStatus(201)
  })

  test('is also who changed it and in whose name it was approved', async ({ client, assert }) => {
    const edited = await anOrder(client, 'po.clerk', '50', HUNDRED)
    const at = `${ORDERS}/${edited.id}`
    const changed = await call(client, 'buyer', 'patch', at, {
      body: { terms: 'By truck' },
      seen: edited.version,
    })
    const { version } = (
      await call(client, 'po.clerk', 'post', `${at}/submit`, { seen: changed.body().version })
    ).body()
    // the technical director decides in the chief engineer's name
    await delegate(client, 'chief.engineer', 'technical.director')
    const approved = await call(client, 'technical.director', 'post', `${at}/approve`, {
      seen: version,
    })
    approved.assertStatus(200)
    ;(await receive(client, edited.id, 'buyer')).assertStatus(403)
    // what was lent decides on orders; it neither receives nor pays
    ;(await receive(client, edited.id, 'technical.director')).assertStatus(403)
    ;(await receive(client, edited.id, 'admin')).assertStatus(201)
    const { withheld } = (await call(client, 'buyer', 'get', at)).body()
    assert.equal(withheld, 'made')
  })

  test('receives where two people have set it so; who recorded a bill still does not release it', async ({
    client,
    assert,
  }) => {
    const { version: seen, separateDuties } = (
      await call(client, 'admin', 'get', '/api/settings')
    ).body()
    assert.isTrue(separateDuties)
    const off = { seen, body: { separateDuties: false } }
    ;(await call(client, 'admin', 'patch', '/api/settings', off)).assertStatus(200)
    const [held] = (await call(client, 'general.manager', 'get', '/api/held-changes')).body()
    assert.deepInclude(held, { kind: 'settings', label: 'separateDuties' })
    await loadSettings()
    const { id } = await anApprovedOrder(client, HUNDRED)
    ;(await receive(client, id, 'po.clerk')).assertStatus(403)
    const path = `/api/held-changes/${held.id}/confirm`
    ;(await call(client, 'general.manager', 'post', path, { body: {} })).assertStatus(200)
    await loadSettings()
    ;(await receive(client, id, 'po.clerk')).assertStatus(201)
    ;(await bill(client, id, 'accountant', '60')).assertStatus(201)
    ;(await settle(client, id, 'accountant', 'release')).response.assertStatus(403)
  })
})
