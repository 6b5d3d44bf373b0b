import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { anOrder, call, line, invoice } from './support.js'

const ORDERS = '/api/purchase-orders'

/** A matching bill of one line that the accountant has recorded. */
async function recordedByAccountant(client: ApiClient) {
  const lines = [line('50', { quantity: '100' })]
  const draft = await anOrder(client, 'po.clerk', '50', { lines })
  const path = `${ORDERS}/${draft.id}`
  const post = async (by: string, verb: string, body: Record<string, unknown> = {}) => {
    const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
    return call(client, by, 'post', `${path}/${verb}`, { body, seen })
  }
  ;(await post('po.clerk', 'submit')).assertStatus(200)
  ;(await post('chief.engineer', 'approve')).assertStatus(200)
  const [{ id: lineId }] = draft.lines
  await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '100' }] })
  const bills = await post(
    'accountant',
    'bills',
    invoice({
      vendorNumber: `S-${draft.id}`,
      lines: [{ lineId, quantity: '100', unitPrice: '50' }],
    })
  )
  bills.assertStatus(201)
  return { path, bill: bills.body()[0] }
}

type Recorded = Awaited<ReturnType<typeof recordedByAccountant>>

const pay = (
  client: ApiClient,
  { path, bill }: Recorded,
  by: string,
  language: 'en' | 'ar' = 'en'
) => {
  const sent = { body: { amount: '100' }, seen: bill.version, language }
  return call(client, by, 'post', `${path}/bills/${bill.id}/pay`, sent)
}

test.group('Who recorded a bill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => loadSettings())

  test('does not pay it; a colleague does', async ({ client, assert }) => {
    const recorded = await recordedByAccountant(client)
    assert.isFalse(recorded.bill.can.pay)
    const guest = await client.post(`${recorded.path}/bills/${recorded.bill.id}/pay`)
    assert.include([401, 403], guest.status())
    const refused = await pay(client, recorded, 'accountant', 'ar')
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), {
      code: 'OWN_BILL',
      message: 'أنت من سجّل هذه الفاتورة، لذا يجب أن يسجّل دفعتها شخص آخر.',
    })
    const payments = () =>
      db.from('purchase_payments').where('purchase_bill_id', recorded.bill.id).select('created_by')
    assert.isEmpty(await payments())
    const paid = await pay(client, recorded, 'buyer')
    paid.assertStatus(201)
    assert.isTrue(paid.body()[0].can.pay)
    assert.lengthOf(await payments(), 1)
  })

  test('pays it where two people have set it so', async ({ client, assert }) => {
    const settings = await call(client, 'admin', 'get', '/api/settings')
    assert.isTrue(settings.body().separatePayer)
    const sent = { seen: settings.body().version, body: { separatePayer: false } }
    ;(await call(client, 'admin', 'patch', '/api/settings', sent)).assertStatus(200)
    await loadSettings()
    const recorded = await recordedByAccountant(client)
    assert.isFalse(recorded.bill.can.pay)
    ;(await pay(client, recorded, 'accountant')).assertStatus(403)
    const [held] = (await call(client, 'general.manager', 'get', '/api/held-changes')).body()
    assert.deepInclude(held, { kind: 'settings', label: 'separatePayer' })
    const confirmed = await call(
      client,
      'general.manager',
      'post',
      `/api/held-changes/${held.id}/confirm`,
      { body: {} }
    )
    confirmed.assertStatus(200)
    await loadSettings()
    const [bill] = (await call(client, 'accountant', 'get', `${recorded.path}/bills`)).body()
    assert.isTrue(bill.can.pay)
    ;(await pay(client, recorded, 'accountant')).assertStatus(201)
    const rows = await db.from('purchase_payments').where('purchase_bill_id', recorded.bill.id)
    assert.lengthOf(rows, 1)
  })
})
