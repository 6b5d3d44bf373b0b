import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { purchaseOrderPdfData } from '#procurement/purchase_orders/pdf/pdf_data'
import { purchaseOrderPdf } from '#procurement/purchase_orders/pdf/purchase_order_pdf'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { aMaterial } from './stock_support.js'
import { anOrder, call, line } from './support.js'

const ORDERS = '/api/purchase-orders'
const CLAUSE = {
  ...{ kind: 'delivery', name: 'Delivery note', nameAr: 'سند التسليم' },
  ...{ text: 'Each delivery has a note.', textAr: 'لكل توريد سند.' },
}
const PAPER = {
  ...{ vendorReference: 'Q-77/2026', incoterm: 'DAP', incotermPlace: 'Riyadh, block B' },
  ...{ siteContact: 'Fahad 0551234567', penalty: 'Counted from the promised day.' },
  ...{ penaltyRate: '1.5', penaltyCap: '10', clauses: [CLAUSE] },
}

test.group('What an order says beside its figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const load = (id: number) =>
    PurchaseOrder.query().where({ id }).preload('lines').preload('paymentTerm').firstOrFail()

  test('is kept, shown, printed in both languages, and copied without the vendor’s reference', async ({
    client,
    assert,
  }) => {
    const { id: materialId, code } = await aMaterial(client)
    const lines = [line('10', { materialId, needByOn: '2027-02-01' })]
    const order = await anOrder(client, 'po.clerk', '10', { ...PAPER, lines })
    const { clauses, ...plain } = PAPER
    assert.include(order, plain)
    assert.deepEqual(order.clauses, clauses)
    const data = await purchaseOrderPdfData(await load(order.id))
    for (const language of ['en', 'ar'] as const) {
      const page = purchaseOrderPdf(data, { language, alone: false })
      for (const words of [
        ...[code, 'Q-77/2026', 'DAP', 'Riyadh, block B', 'Fahad', '1.5%', 'at most 10%'],
        ...['بحد أقصى 10%', 'Counted from the promised day.', 'لكل توريد سند', 'Each delivery'],
        ...['Needed by', language === 'en' ? '1 Feb 2027' : '1 فبراير 2027'],
      ])
        assert.include(page, words)
      // a draft gives the vendor nothing to open
      assert.notInclude(page, 'class="qr"')
    }
    const copy = await call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/copy`, { body: {} })
    assert.include(copy.body(), { incoterm: 'DAP', penaltyRate: '1.5', vendorReference: null })
    assert.deepEqual(copy.body().clauses, clauses)
    const history = await call(client, 'po.clerk', 'get', `${ORDERS}/${order.id}/history`)
    const fields = history.body()[0].changes.map(({ field }: any) => field)
    assert.includeMembers(fields, ['incoterm', 'penaltyRate', 'clauses', 'siteContact'])
  })

  test('is refused with {field} = {value}')
    .with([
      { field: 'incoterm', value: 'XYZ' },
      { field: 'penaltyRate', value: '101' },
      { field: 'penaltyCap', value: '1' },
      { field: 'siteContact', value: 'x'.repeat(201) },
      { field: 'clauses', value: 'many' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const order = await anOrder(client, 'po.clerk', '10', PAPER)
      const changed = await call(client, 'po.clerk', 'patch', `${ORDERS}/${order.id}`, {
        body: { [field]: value },
        seen: order.version,
      })
      changed.assertStatus(422)
      assert.deepEqual(Object.keys(changed.body().errors), [field])
      assert.equal((await load(order.id)).version, order.version)
    })

  test('is cleared by null, and the library is for those who buy', async ({ client, assert }) => {
    const order = await anOrder(client, 'po.clerk', '10', PAPER)
    const changed = await call(client, 'po.clerk', 'patch', `${ORDERS}/${order.id}`, {
      body: { incoterm: null, penaltyRate: null, penaltyCap: null, clauses: [] },
      seen: order.version,
    })
    changed.assertStatus(200)
    assert.include(changed.body(), { incoterm: null, penaltyRate: null, penaltyCap: null })
    assert.deepEqual(changed.body().clauses, [])
    const guest = await client.get('/api/order-terms')
    guest.assertStatus(401)
    const staff = await call(client, 'storekeeper', 'get', '/api/order-terms')
    staff.assertStatus(403)
    const own = await call(client, 'po.clerk', 'post', '/api/order-terms', { body: CLAUSE })
    own.assertStatus(201)
    const unknown = await call(client, 'po.clerk', 'post', '/api/order-terms', {
      body: { ...CLAUSE, kind: 'moon' },
    })
    unknown.assertStatus(422)
  })
})
