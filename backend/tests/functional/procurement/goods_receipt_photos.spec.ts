import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { html, picture } from '../../helpers/sample_files.js'
import { person } from '../../helpers/users.js'
import { anOrder, call } from './support.js'

/** An order with one delivery booked in. */
async function aReceipt(client: ApiClient) {
  const order = await anOrder(client, 'po.clerk', '100')
  await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
  const path = `/api/purchase-orders/${order.id}/receipts`
  const body = { lines: [{ lineId: order.lines[0].id, accepted: '1' }] }
  const received = await call(client, 'storekeeper', 'post', path, { body, seen: order.version })
  received.assertStatus(201)
  return { orderId: order.id as number, path, receiptId: received.body()[0].id as number }
}

async function photograph(client: ApiClient, by: string, path: string, content: Buffer) {
  return client
    .post(path)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', content, { filename: 'truck.jpg' })
}

test.group('Photos of a delivery', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept with it and shown to who sees deliveries', async ({ client, assert }) => {
    const { orderId, path, receiptId } = await aReceipt(client)
    const to = `${path}/${receiptId}/photos`
    for (const format of ['jpeg', 'png'] as const)
      (await photograph(client, 'storekeeper', to, await picture(format))).assertStatus(201)
    const [receipt] = (await call(client, 'accountant', 'get', path)).body()
    assert.lengthOf(receipt.photos, 2)
    assert.containsSubset(receipt.can, { addPhoto: false })
    const seen = await call(client, 'accountant', 'get', receipt.photos[0])
    seen.assertStatus(200)
    const stranger = await call(client, 'staff', 'get', receipt.photos[0])
    stranger.assertStatus(404)
    const audit = await db
      .from('audit_logs')
      .where({ action: 'add_receipt_photo', entity_id: String(orderId) })
    assert.lengthOf(audit, 2)
  })

  test('are pictures, of a delivery that stands, from who books it in', async ({
    client,
    assert,
  }) => {
    const { orderId, path, receiptId } = await aReceipt(client)
    const to = `${path}/${receiptId}/photos`
    const image = await picture('jpeg')
    const staff = await photograph(client, 'staff', to, image)
    staff.assertStatus(403)
    const page = await photograph(client, 'storekeeper', to, html(4000))
    page.assertStatus(422)
    const foreign = await photograph(client, 'storekeeper', `${path}/999999/photos`, image)
    foreign.assertStatus(404)
    const { version } = (
      await call(client, 'buyer', 'get', `/api/purchase-orders/${orderId}`)
    ).body()
    const back = await call(client, 'storekeeper', 'post', `${path}/${receiptId}/reverse`, {
      body: { reason: 'Wrong truck' },
      seen: version,
    })
    back.assertStatus(200)
    const late = await photograph(client, 'storekeeper', to, image)
    late.assertStatus(409)
    assert.isNull(
      await db
        .from('files')
        .where({ owner_type: 'goods_receipt_photo', owner_id: receiptId })
        .first()
    )
  })
})
