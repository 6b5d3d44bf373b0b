import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkOrderTotals } from '#database/integrity/totals'
import { anOrder, aVendor, call, line } from './support.js'
import { anRfq, comparison, step } from './purchase_request_support.js'

const ORDERS = '/api/purchase-orders'

/** One line of each category, the rates left out where the category says them. */
const LINES = [
  line('100'),
  line('200', { vatRate: undefined, vatCategory: 'Z' }),
  line('300', { vatRate: '0', vatCategory: 'E' }),
  line('400', { vatRate: undefined, vatCategory: 'O' }),
]
const CHARGES = {
  freight: '50',
  freightVatCategory: 'E',
  otherCharges: '10',
  otherChargesVatCategory: 'S',
}

const fresh = async (client: ApiClient, id: number) =>
  (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()

async function post(client: ApiClient, by: string, id: number, verb: string, body: object = {}) {
  const { version: seen } = await fresh(client, id)
  return call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { body: body as never, seen })
}

const taxes = ({ lines }: any) => lines.map((one: any) => [one.vatCategory, one.vatRate])
const shares = ({ vatBreakdown }: any) =>
  vatBreakdown.map((one: any) => [one.category, one.rate, one.taxable, one.vat])

/** 110 at 15 %, and what bears none by its reason. */
const BREAKDOWN = [
  ['S', '15', '110.00', '16.50'],
  ['Z', '0', '200.00', '0.00'],
  ['E', '0', '350.00', '0.00'],
  ['O', '0', '400.00', '0.00'],
]

async function anApprovedOrder(client: ApiClient) {
  const draft = await anOrder(client, 'po.clerk', '1', { lines: LINES, ...CHARGES })
  await post(client, 'po.clerk', draft.id, 'submit')
  ;(await post(client, 'chief.engineer', draft.id, 'approve')).assertStatus(200)
  return fresh(client, draft.id)
}

test.group('VAT categories of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('say the rate, and VAT is summed by them', async ({ client, assert }) => {
    const order = await anOrder(client, 'po.clerk', '1', { lines: LINES, ...CHARGES })
    assert.deepEqual(taxes(order), [
      ['S', '15'],
      ['Z', '0'],
      ['E', '0'],
      ['O', '0'],
    ])
    assert.deepEqual(shares(order), BREAKDOWN)
    assert.containsSubset(order, {
      vat: '16.50',
      total: '1076.50',
      freightVatRate: '0',
      otherChargesVatRate: '15',
    })
    assert.deepInclude(await checkOrderTotals(), { problems: [] })
  })

  test('follow from the rate where they are not stated', async ({ client, assert }) => {
    const lines = [
      line('1', { vatRate: '0' }),
      line('1', { vatRate: '5' }),
      line('1', { vatRate: undefined }),
    ]
    const order = await anOrder(client, 'po.clerk', '1', {
      lines,
      freight: '9',
      freightVatRate: '0',
    })
    assert.deepEqual(taxes(order), [
      ['Z', '0'],
      ['S', '5'],
      ['S', '15'],
    ])
    assert.equal(order.freightVatCategory, 'Z')
  })

  test('are refused where the rate contradicts them, and unknown ones are', async ({
    client,
    assert,
  }) => {
    const vendorId = (await aVendor()).id
    const wrong = [
      [{ lines: [line('1'), line('1', { vatCategory: 'S', vatRate: '0' })] }, 'lines.1.vatRate'],
      [{ lines: [line('1', { vatCategory: 'E', vatRate: '15' })] }, 'lines.0.vatRate'],
      [{ lines: [line('1', { vatCategory: 's' })] }, 'lines.0.vatCategory'],
      [{ freight: '1', freightVatCategory: 'O', freightVatRate: '5' }, 'freightVatRate'],
      [{ otherChargesVatCategory: 'S', otherChargesVatRate: '0' }, 'otherChargesVatRate'],
    ] as const
    for (const [stated, field] of wrong) {
      const body = { vendorId, lines: [line('1')], ...stated }
      const response = await call(client, 'po.clerk', 'post', ORDERS, { body })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    }
    assert.isNull(await db.from('purchase_orders').where('vendor_id', vendorId).first())
  })

  test('stay through changes of something else, and go with a copy', async ({ client, assert }) => {
    const order = await anOrder(client, 'po.clerk', '1', { lines: LINES, ...CHARGES })
    const path = `${ORDERS}/${order.id}`
    const body = { freight: '60', otherChargesVatRate: '0' }
    const changed = (
      await call(client, 'po.clerk', 'patch', path, { body, seen: order.version })
    ).body()
    assert.containsSubset(changed, { freightVatCategory: 'E', otherChargesVatCategory: 'Z' })
    assert.deepEqual(taxes(changed), taxes(order))
    const copy = (await call(client, 'po.clerk', 'post', `${path}/copy`, { body: {} })).body()
    assert.deepEqual([taxes(copy), shares(copy)], [taxes(changed), shares(changed)])
    const { changes } = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id) })
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.include(changes, 'otherChargesVatCategory')
  })

  test('are amended, shown beside the version before, and put back by a rejection', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const lines = order.lines.map((one: any) => ({
      ...line(one.unitPrice, { vatCategory: 'S', vatRate: '15' }),
      lineId: one.id,
    }))
    const requested = { reason: 'All of it bears VAT', freightVatCategory: 'S', lines }
    ;(await post(client, 'po.clerk', order.id, 'amendments', requested)).assertStatus(200)
    const amended = await fresh(client, order.id)
    assert.deepEqual(shares(amended), [['S', '15', '1060.00', '159.00']])
    const [version] = (
      await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/amendments`)
    ).body()
    assert.deepEqual(taxes(version), taxes(order))
    assert.containsSubset(version.terms, { freightVatCategory: 'E', freightVatRate: '0' })
    ;(await post(client, 'chief.engineer', order.id, 'reject', { reason: 'No' })).assertStatus(200)
    assert.deepEqual(shares(await fresh(client, order.id)), BREAKDOWN)
  })

  test('of a version older than they are follow from its rates', async ({ client, assert }) => {
    const order = await anApprovedOrder(client)
    const lines = order.lines.map((one: any) => ({
      ...line('9', { vatCategory: 'O', vatRate: '0' }),
      lineId: one.id,
    }))
    await post(client, 'po.clerk', order.id, 'amendments', { reason: 'x', lines })
    const row = await db
      .from('purchase_order_revisions')
      .where('purchase_order_id', order.id)
      .firstOrFail()
    const snapshot = row.snapshot.replace(/"(vatCategory|\w+VatCategory)":"\w",/g, '')
    assert.notInclude(snapshot, 'Category')
    await db.from('purchase_order_revisions').where('id', row.id).update({ snapshot })
    ;(await post(client, 'chief.engineer', order.id, 'reject', { reason: 'No' })).assertStatus(200)
    const back = await fresh(client, order.id)
    assert.deepEqual(taxes(back), [
      ['S', '15'],
      ['Z', '0'],
      ['Z', '0'],
      ['Z', '0'],
    ])
    assert.containsSubset(back, { freightVatCategory: 'Z', otherChargesVatCategory: 'S' })
  })

  test('are those of its bills, unless the vendor says others', async ({ client, assert }) => {
    const order = await anApprovedOrder(client)
    const lines = order.lines.map(({ id, unitPrice }: any) => ({
      lineId: id,
      quantity: '1',
      unitPrice,
    }))
    const accepted = lines.map(({ lineId }: any) => ({ lineId, accepted: '1' }))
    ;(await post(client, 'storekeeper', order.id, 'receipts', { lines: accepted })).assertStatus(
      201
    )
    const charges = [
      { kind: 'freight', amount: '50' },
      { kind: 'other', amount: '10' },
    ]
    const wrong = lines.with(3, { ...lines[3], vatCategory: 'Z', vatRate: '15' })
    const refused = await post(client, 'po.clerk', order.id, 'bills', {
      vendorNumber: 'V-0',
      printedTotal: '1',
      lines: wrong,
    })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['lines.3.vatRate'])
    const stated = [
      lines[0],
      { ...lines[1], vatCategory: 'S' },
      { ...lines[2], vatRate: '5' },
      lines[3],
    ]
    const billed = await post(client, 'po.clerk', order.id, 'bills', {
      vendorNumber: 'V-1',
      lines: stated,
      printedTotal: '1121.50',
      charges,
    })
    billed.assertStatus(201)
    const [bill] = billed.body()
    assert.deepEqual(taxes(bill), [
      ['S', '15'],
      ['S', '15'],
      ['S', '5'],
      ['O', '0'],
    ])
    assert.deepEqual(shares(bill), [
      ['S', '15', '310.00', '46.50'],
      ['S', '5', '300.00', '15.00'],
      ['O', '0', '400.00', '0.00'],
      ['E', '0', '50.00', '0.00'],
    ])
    assert.equal(bill.vat, '61.50')
    const open = (await call(client, 'accountant', 'get', `/api/bills/orders/${order.id}`)).body()
    assert.deepEqual(
      open.lines.map((one: any) => one.vatCategory),
      ['S', 'Z', 'E', 'O']
    )
  })

  test('come from the quote that an award takes', async ({ client, assert }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const [cement, sand] = lineIds
    const path = `quotes/${quotes[0].id}`
    const answer = (more: object) => ({
      currency: 'SAR',
      lines: [
        { lineId: cement, unitPrice: '1', vatCategory: 'E' },
        { lineId: sand, unitPrice: '1', ...more },
      ],
    })
    const wrong = await step(
      client,
      'po.clerk',
      request,
      path,
      answer({ vatCategory: 'S', vatRate: '0' }),
      'patch'
    )
    assert.deepEqual(Object.keys(wrong.body().errors), ['lines.1.vatRate'])
    ;(
      await step(client, 'po.clerk', request, path, answer({ vatRate: '5' }), 'patch')
    ).assertStatus(200)
    const lines = lineIds.map((lineId: number) => ({ lineId, quoteId: quotes[0].id }))
    ;(await step(client, 'po.clerk', request, 'award', { lines })).assertStatus(200)
    const { awards } = await comparison(client, request)
    const order = await fresh(client, awards[0].orderId)
    assert.deepEqual(taxes(order), [
      ['E', '0'],
      ['S', '5'],
    ])
  })
})
