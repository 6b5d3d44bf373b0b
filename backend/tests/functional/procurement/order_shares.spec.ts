import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { pagesOf } from '#tests/helpers/pdf_text'
import { anOrder, call } from './support.js'

const ORDERS = '/api/purchase-orders'
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/

test.group('The code on an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function approved(client: ApiClient) {
    const order = await anOrder(client, 'po.clerk', '1000')
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    return order
  }

  /** Prints an order. @returns the print and the code on its paper */
  async function printed(client: ApiClient, id: number) {
    const body = { language: 'en' }
    const ordered = await call(client, 'buyer', 'post', `${ORDERS}/${id}/prints`, { body })
    ordered.assertStatus(202)
    await runJob(ordered.body().id)
    const print = await db.from('purchase_order_prints').orderBy('id', 'desc').firstOrFail()
    const [first] = await pagesOf(print.file_id)
    return { print, code: CODE.exec(first)?.[0] ?? null }
  }

  const open = (client: ApiClient, code: string) =>
    client.post('/api/shares/open').json({ code }).withCsrfToken()

  test('opens exactly this PDF to someone without an account, until it is closed', async ({
    client,
    assert,
  }) => {
    const order = await approved(client)
    const { print, code } = await printed(client, order.id)
    assert.match(code!, CODE)
    const file = await db.from('files').where('id', print.file_id).firstOrFail()
    const opened = await open(client, code!)
    opened.assertStatus(200)
    const bytes = await readBlob(file.storage_key)
    assert.equal(opened.header('content-length'), String(bytes.length))
    assert.equal(opened.header('content-type'), 'application/pdf')
    const path = `${ORDERS}/${order.id}/prints`
    const [shown] = (await call(client, 'buyer', 'get', path)).body()
    assert.include(shown.share, { status: 'open', downloads: 1 })
    const share = `${path}/${print.id}/share`
    const staff = await call(client, 'storekeeper', 'delete', share)
    staff.assertStatus(403)
    const other = await approved(client)
    const foreign = `${ORDERS}/${other.id}/prints/${print.id}/share`
    const wrong = await call(client, 'po.clerk', 'delete', foreign)
    wrong.assertStatus(404)
    // not only whoever printed it
    const closed = await call(client, 'po.clerk', 'delete', share)
    closed.assertStatus(200)
    assert.equal(closed.body()[0].share.status, 'revoked')
    const again = await call(client, 'po.clerk', 'delete', share)
    again.assertStatus(409)
    const refused = await open(client, code!)
    refused.assertStatus(404)
  }).timeout(120_000)

  test('opens nothing once its order is cancelled', async ({ client, assert }) => {
    const order = await approved(client)
    const { code } = await printed(client, order.id)
    const { version } = (await call(client, 'buyer', 'get', `${ORDERS}/${order.id}`)).body()
    const cancelled = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/cancel`, {
      body: { reason: 'Ordered twice' },
      seen: version,
    })
    cancelled.assertStatus(200)
    const refused = await open(client, code!)
    refused.assertStatus(404)
    const { print: later, code: none } = await printed(client, order.id)
    assert.isNull(none)
    assert.isNull(later.share_id)
  }).timeout(120_000)

  test('is on no draft', async ({ client, assert }) => {
    const draft = await anOrder(client, 'po.clerk', '10')
    const first = await printed(client, draft.id)
    assert.isNull(first.code)
    assert.isNull(first.print.share_id)
    assert.lengthOf(await db.from('shares'), 0)
  }).timeout(120_000)
})
