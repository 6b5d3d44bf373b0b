import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'
import { anOrder, aVendor, call } from '../procurement/support.js'

interface Entry {
  currency: string
  names: Record<string, Record<string, string>>
}

interface Change {
  field: string
  before: unknown
  after: unknown
}

/** An order with one more entry in its log. */
async function aChangedOrder(client: ApiClient, changes: Change[]) {
  const order = await anOrder(client, 'buyer')
  await db.table('audit_logs').insert({
    at: '2099-03-05T09:30:00.000Z',
    actor_id: (await person('admin')).id,
    actor_name: 'Sami',
    action: 'update',
    entity_type: 'purchase_order',
    entity_id: String(order.id),
    entity_label: order.number,
    changes: JSON.stringify(changes),
  })
  return order
}

async function newest(client: ApiClient, who: string, path: string, language?: 'ar') {
  const response = await call(client, who, 'get', path, { language })
  response.assertStatus(200)
  return response.body()[0] as Entry
}

const historyOf = ({ id }: { id: number }) => `/api/purchase-orders/${id}/history`

test.group('Values of a history', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refer to records by name, in the language of the viewer', async ({ client, assert }) => {
    const [before, after] = await db.from('users').whereNotNull('name_ar').orderBy('id').limit(2)
    const vendor = await aVendor({ name: 'Zafran Steel' })
    const order = await aChangedOrder(client, [
      { field: 'ownerId', before: before.id, after: after.id },
      { field: 'vendorId', before: null, after: vendor.id },
      { field: 'lines', before: null, after: [{ materialId: 999_999_999 }] },
    ])
    const { names } = await newest(client, 'buyer', historyOf(order))
    assert.deepEqual(names, {
      ownerId: { [before.id]: before.name, [after.id]: after.name },
      vendorId: { [vendor.id]: 'Zafran Steel' },
    })
    const arabic = await newest(client, 'buyer', historyOf(order), 'ar')
    assert.equal(arabic.names.ownerId[before.id], before.name_ar)
  })

  test('name no record that the viewer may not see', async ({ client, assert }) => {
    const created = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Zafran' } })
    const { id } = created.body()
    const order = await aChangedOrder(client, [{ field: 'clientId', before: null, after: id }])
    assert.deepEqual((await newest(client, 'buyer', historyOf(order))).names, {})
    const { names } = await newest(client, 'admin', historyOf(order))
    assert.deepEqual(names, { clientId: { [id]: 'Zafran' } })
  })

  test('come with the currency of their record', async ({ client, assert }) => {
    const order = await aChangedOrder(client, [{ field: 'total', before: '1.00', after: '2.00' }])
    await db.from('purchase_orders').where('id', order.id).update({ currency: 'USD' })
    assert.equal((await newest(client, 'buyer', historyOf(order))).currency, 'USD')
    const log = '/api/audit-logs?_sort=id&_order=desc&_end=1'
    assert.equal((await newest(client, 'admin', log)).currency, 'USD')
  })

  test('come with the currency that the change itself states', async ({ client, assert }) => {
    const order = await aChangedOrder(client, [
      { field: 'currency', before: 'SAR', after: 'EUR' },
      { field: 'total', before: '1.00', after: '2.00' },
    ])
    assert.equal((await newest(client, 'buyer', historyOf(order))).currency, 'EUR')
  })
})
