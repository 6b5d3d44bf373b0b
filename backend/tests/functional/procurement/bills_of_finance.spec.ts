import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { anOrder, call, line, invoice } from './support.js'
import type { ApiClient } from '@japa/api-client'

const ORDERS = '/api/purchase-orders'

/** A bill of 100 × 50 with 10 % held back, recorded by the clerk. */
async function aBill(
  client: ApiClient,
  unitPrice = '50',
  dueOn: string | null = null,
  { billedOn, ...more }: { billedOn?: string; paymentTermId?: number } = {}
) {
  const terms = { retention: '10', ...more, lines: [line('50', { quantity: '100' })] }
  const draft = await anOrder(client, 'po.clerk', '50', terms)
  const post = async (by: string, verb: string, body: object = {}) => {
    const { version: seen } = (await call(client, 'buyer', 'get', `${ORDERS}/${draft.id}`)).body()
    return call(client, by, 'post', `${ORDERS}/${draft.id}/${verb}`, { body: body as never, seen })
  }
  await post('po.clerk', 'submit')
  ;(await post('chief.engineer', 'approve')).assertStatus(200)
  const lineId = draft.lines[0].id
  await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '100' }] })
  const lines = [{ lineId, quantity: '100', unitPrice }]
  const bills = await post(
    'po.clerk',
    'bills',
    invoice({ vendorNumber: `V-${draft.id}`, dueOn, billedOn, lines })
  )
  bills.assertStatus(201)
  return { order: draft, bill: bills.body()[0] }
}

test.group('The bills of all vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who keep the books', async ({ client }) => {
    const { bill } = await aBill(client)
    for (const path of ['/api/bills', `/api/bills/${bill.id}`]) {
      const guest = await client.get(path)
      guest.assertStatus(401)
      for (const name of ['staff', 'po.clerk', 'storekeeper', 'auditor'])
        (await call(client, name, 'get', path)).assertStatus(403)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
    }
    const absent = await call(client, 'accountant', 'get', '/api/bills/999999999')
    absent.assertStatus(404)
  })

  test('say what is to be paid and what is held', async ({ client, assert }) => {
    const { bill, order } = await aBill(client, '50', '2026-01-31', { billedOn: '2026-01-01' })
    const list = (query: string) => call(client, 'accountant', 'get', `/api/bills?${query}`)
    const [row] = (await list(`orderNumber=${order.number}`)).body()
    assert.containsSubset(row, {
      id: bill.id,
      vendorName: order.vendorName,
      total: '5750.00',
      open: '5250.00',
      held: '500.00',
      overdue: true,
    })
    const dear = await list(`orderNumber=${order.number}&held_gte=500.01`)
    assert.deepEqual(dear.body(), [])
    const wrong = await list('searchText=x')
    wrong.assertStatus(422)
  })

  test('are due by the payment term of the order unless they name a day', async ({
    client,
    assert,
  }) => {
    const terms = (await call(client, 'buyer', 'get', '/api/payment-terms')).body()
    const { id: paymentTermId } = terms.find(({ code }: any) => code === 'NET30')
    const { bill } = await aBill(client, '50', null, { paymentTermId, billedOn: '2026-01-31' })
    assert.equal(bill.dueOn, '2026-03-02')
    const named = await aBill(client, '50', '2026-02-15', { paymentTermId, billedOn: '2026-01-31' })
    assert.equal(named.bill.dueOn, '2026-02-15')
    assert.isNull((await aBill(client)).bill.dueOn)
  })

  test('are released and paid by people whom the order is closed to', async ({
    client,
    assert,
  }) => {
    const { bill, order } = await aBill(client, '55')
    const path = `/api/bills/${bill.id}`
    ;(await call(client, 'accountant', 'get', `${ORDERS}/${order.id}`)).assertStatus(403)
    const shown = (await call(client, 'accountant', 'get', path)).body()
    assert.containsSubset(shown, {
      order: { id: order.id, number: order.number },
      lines: [{ description: order.lines[0].description, match: 'price_variance' }],
      can: { release: true, pay: false, cancel: true },
    })
    const act = (verb: string, body: object, expectedVersion: number) =>
      call(client, 'accountant', 'post', `${ORDERS}/${order.id}/bills/${bill.id}/${verb}`, {
        body: body as never,
        seen: expectedVersion,
      })
    ;(await act('release', { reason: 'Agreed by telephone' }, shown.version)).assertStatus(200)
    ;(await act('pay', { amount: '100' }, shown.version + 1)).assertStatus(201)
    const after = (await call(client, 'accountant', 'get', path)).body()
    assert.containsSubset(after, {
      status: 'released',
      paid: '100.00',
      payments: [{ amount: '100.00' }],
    })
  })

  test('are recorded by people who keep the books, with the order book closed', async ({
    client,
    assert,
  }) => {
    const { order } = await aBill(client)
    const found = await call(client, 'accountant', 'get', `/api/bills/orders?q=${order.number}`)
    assert.deepEqual(found.body(), [
      { id: order.id, label: `${order.number} · ${order.vendorName}` },
    ])
    const shown = (await call(client, 'accountant', 'get', `/api/bills/orders/${order.id}`)).body()
    assert.deepEqual(Object.keys(shown), [
      'id',
      'version',
      'number',
      'vendorId',
      'vendorName',
      'currency',
      'lines',
    ])
    const [{ id: lineId, description, unit }] = order.lines
    assert.deepEqual(shown.lines, [
      {
        id: lineId,
        description,
        descriptionAr: null,
        unit,
        quantity: '100',
        accepted: '100',
        billed: '100',
        vatCategory: 'S',
      },
    ])
    const body = invoice({
      vendorNumber: 'V-BOOKS',
      lines: [{ lineId, quantity: '1', unitPrice: '50' }],
    })
    const bills = await call(client, 'accountant', 'post', `${ORDERS}/${order.id}/bills`, {
      body,
      seen: shown.version,
    })
    bills.assertStatus(201)
    assert.containsSubset(bills.body()[0], {
      vendorNumber: 'V-BOOKS',
      lines: [{ match: 'qty_variance' }],
    })
  })

  test('find their order only for those who keep the books', async ({ client }) => {
    const { order } = await aBill(client)
    for (const path of ['/api/bills/orders', `/api/bills/orders/${order.id}`]) {
      const guest = await client.get(path)
      guest.assertStatus(401)
      for (const name of ['staff', 'buyer', 'po.clerk', 'storekeeper', 'auditor'])
        (await call(client, name, 'get', path)).assertStatus(403)
    }
  })

  test('are not recorded on an order that no one has approved', async ({ client, assert }) => {
    const draft = await anOrder(client, 'po.clerk')
    const found = await call(client, 'accountant', 'get', `/api/bills/orders?q=${draft.number}`)
    assert.deepEqual(found.body(), [])
    for (const id of [draft.id, 999_999_999])
      (await call(client, 'accountant', 'get', `/api/bills/orders/${id}`)).assertStatus(404)
  })
})
