import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { eml, html, pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { anRfq, REQUESTS, step } from './purchase_request_support.js'
import { anOrder, call, invoice, line } from './support.js'

async function send(client: ApiClient, by: string, path: string, content = pdf(), name = 'a.pdf') {
  return client
    .post(path)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', content, { filename: name })
}

/** An order whose goods came and were billed above what was accepted. */
async function aBilledOrder(client: ApiClient) {
  const order = await anApprovedOrder(client, { lines: [line('50', { quantity: '10' })] })
  const path = `${ORDERS}/${order.id}`
  const lineId = order.lines[0].id as number
  const received = { lines: [{ lineId, accepted: '9', rejected: '1', rejectionReason: 'Broken' }] }
  const seen = order.version
  const came = await call(client, 'buyer', 'post', `${path}/receipts`, { body: received, seen })
  const { version } = await fresh(client, order.id)
  const body = invoice({
    vendorNumber: 'INV-9',
    lines: [{ lineId, quantity: '10', unitPrice: '50' }],
  })
  const billed = await call(client, 'po.clerk', 'post', `${path}/bills`, { body, seen: version })
  billed.assertStatus(201)
  return { path, receiptId: came.body()[0].id as number, billId: billed.body()[0].id as number }
}

const removed = (client: ApiClient, by: string, path: string, [file]: { id: number }[]) =>
  call(client, by, 'delete', `${path}/${file!.id}`)

test.group('Files of orders, bills, deliveries and quotes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of an order are closed to an approver until they are asked about it', async ({
    client,
  }) => {
    const order = await anOrder(client, 'po.clerk')
    const path = `${ORDERS}/${order.id}`
    const kept = await send(client, 'po.clerk', `${path}/files`)
    const content = `/api/files/${kept.body()[0].id}/content`
    const below = ['/files', '/bills', '/receipts', '/advances'].map((end) => path + end)
    const addresses = [path, content, ...below]
    const reads = async (status: number) => {
      for (const address of addresses)
        (await call(client, 'chief.engineer', 'get', address)).assertStatus(status)
    }
    await reads(404)
    const submitted = await call(client, 'po.clerk', 'post', `${path}/submit`, {
      seen: order.version,
    })
    submitted.assertStatus(200)
    await reads(200)
  })

  test('are kept with a draft, logged, and taken away by who added them', async ({
    client,
    assert,
  }) => {
    const order = await anOrder(client, 'po.clerk')
    const path = `${ORDERS}/${order.id}/files`
    const kept = await send(client, 'po.clerk', path, eml(), 'confirmation.eml')
    kept.assertStatus(201)
    assert.containsSubset(kept.body(), [
      { originalFilename: 'confirmation.eml', can: { delete: true } },
    ])
    const seen = await call(client, 'buyer', 'get', path)
    assert.containsSubset(seen.body(), [{ can: { delete: false } }])
    ;(await removed(client, 'buyer', path, kept.body())).assertStatus(403)
    ;(await removed(client, 'po.clerk', path, kept.body())).assertStatus(204)
    assert.isNull(await db.from('files').where('id', kept.body()[0].id).first())
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'add_document', 'delete_document']
    )
  })

  test('stay once the order is decided, and go with a deleted draft', async ({
    client,
    assert,
  }) => {
    const approved = await anApprovedOrder(client)
    const path = `${ORDERS}/${approved.id}/files`
    const kept = await send(client, 'po.clerk', path)
    kept.assertStatus(201)
    const late = await removed(client, 'po.clerk', path, kept.body())
    late.assertStatus(409)
    assert.equal(late.body().code, 'LOCKED')

    const draft = await anOrder(client, 'po.clerk')
    const gone = await send(client, 'po.clerk', `${ORDERS}/${draft.id}/files`)
    const deleted = await call(client, 'po.clerk', 'delete', `${ORDERS}/${draft.id}`, {
      seen: draft.version,
    })
    deleted.assertStatus(204)
    assert.isNull(await db.from('files').where('id', gone.body()[0].id).first())
  })

  test('of a bill and of a delivery stand with them, and not with another order', async ({
    client,
    assert,
  }) => {
    const { path, billId, receiptId } = await aBilledOrder(client)
    const other = await anOrder(client, 'po.clerk')
    for (const [of, by] of [
      [`bills/${billId}`, 'accountant'],
      [`receipts/${receiptId}`, 'storekeeper'],
    ] as const) {
      const kept = await send(client, by, `${path}/${of}/files`)
      kept.assertStatus(201)
      const list = await call(client, by, 'get', `${path}/${of}/files`)
      assert.lengthOf(list.body(), 1)
      const strange = `${ORDERS}/${other.id}/${of}/files`
      ;(await call(client, by, 'get', strange)).assertStatus(404)
      ;(await send(client, by, strange)).assertStatus(404)
      ;(await removed(client, by, strange, kept.body())).assertStatus(404)
    }
    // what came with the goods is evidence at once
    const delivered = `${path}/receipts/${receiptId}/files`
    const { body } = { body: (await call(client, 'storekeeper', 'get', delivered)).body() }
    ;(await removed(client, 'storekeeper', delivered, body)).assertStatus(409)
  })

  test('of a quote are for buyers alone, and go with an invitation that is withdrawn', async ({
    client,
    assert,
  }) => {
    const { request, quotes } = await anRfq(client)
    const path = `${REQUESTS}/${request.id}/quotes/${quotes[0].id}/files`
    const kept = await send(client, 'po.clerk', path)
    kept.assertStatus(201)
    ;(await call(client, 'storekeeper', 'get', path)).assertStatus(403)
    ;(await step(client, 'po.clerk', request, `quotes/${quotes[0].id}`, {}, 'delete')).assertStatus(
      200
    )
    assert.isNull(await db.from('files').where('id', kept.body()[0].id).first())
  })

  test('are refused to guests, to those who only read, and where they are no documents', async ({
    client,
  }) => {
    const order = await anOrder(client, 'po.clerk')
    const path = `${ORDERS}/${order.id}/files`
    ;(await client.get(path)).assertStatus(401)
    ;(await send(client, 'auditor', path)).assertStatus(403)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    ;(await send(client, 'po.clerk', path, html(900), 'a.pdf')).assertStatus(422)
    ;(await send(client, 'po.clerk', `${ORDERS}/999999/files`)).assertStatus(404)
  })
})
