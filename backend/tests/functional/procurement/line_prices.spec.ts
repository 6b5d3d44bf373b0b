import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { aMaterial } from './stock_support.js'
import { anOrder, aVendor, call, line } from './support.js'

const PATH = '/api/line-prices'

test.group('Prices beside the lines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** An order as if it had been approved, of a day. */
  async function ordered(
    client: any,
    material: any,
    price: string,
    more: Record<string, any> = {}
  ) {
    const { unit = 'bag', discount = null, ...head } = more
    const lines = [line(price, { materialId: material.id, unit, discount })]
    const order = await anOrder(client, 'buyer', price, { lines, ...head })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    return order
  }

  const ask = async (client: any, body: Record<string, unknown>) => {
    const response = await call(client, 'po.clerk', 'post', PATH, {
      body: { currency: 'SAR', on: '2026-06-01', ...body },
    })
    response.assertStatus(200)
    return response.body()
  }

  test('are those of the latest orders that bind, after their discount, in the line’s unit and currency', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor({ name: 'Najd Cement', purchasingCurrency: 'SAR' })
    const material = await aMaterial(client, { units: [{ unit: 'pallet', factor: '40' }] })
    const of = { vendorId: vendor.id }
    await ordered(client, material, '10', { ...of, orderedOn: '2026-01-10' })
    const dollars = { ...of, currency: 'USD', orderedOn: '2026-03-10', unit: 'pallet' }
    const second = await ordered(client, material, '200', { ...dollars, discount: '20' })
    const draft = { vendorId: vendor.id, lines: [line('1', { materialId: material.id })] }
    await anOrder(client, 'buyer', '1', draft)
    const [known, free] = await ask(client, {
      lines: [
        { materialId: material.id, unit: 'bag', unitPrice: '16.5', quantity: '1' },
        { materialId: null, unitPrice: '5' },
      ],
    })
    assert.lengthOf(known.last, 2)
    assert.include(known.last[0], {
      ...{ orderId: second.id, number: second.number, vendorName: 'Najd Cement' },
      ...{ orderedOn: '2026-03-10', currency: 'USD', unit: 'pallet', unitPrice: '160' },
      // 160 dollars for 40 bags at 3.75 riyals
      ...{ base: '600', inLine: '15' },
    })
    assert.include(known, { aboveLast: '10', aboveContract: null, tooHigh: true, contract: null })
    assert.deepEqual(free, {
      ...{ last: [], contract: null, aboveContract: null, aboveLast: null, tooHigh: false },
    })
    const [own] = await ask(client, {
      orderId: second.id,
      lines: [{ materialId: material.id, unit: 'bag', unitPrice: '10.5' }],
    })
    assert.lengthOf(own.last, 1)
    assert.include(own, { aboveLast: '5', tooHigh: false })
  })

  test('of a contract hold on its days, from its quantity on, for its vendor alone', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor()
    const material = await aMaterial(client, { units: [{ unit: 'pallet', factor: '40' }] })
    const made = await call(client, 'buyer', 'post', '/api/price-lists', {
      body: {
        ...{ name: 'Cement 2026', vendorId: vendor.id, currency: 'SAR' },
        ...{ validFromOn: '2026-01-01', validToOn: '2026-06-30' },
        lines: [
          { materialId: material.id, price: '16' },
          { materialId: material.id, price: '600', unit: 'pallet', minQuantity: '5' },
        ],
      },
    })
    made.assertStatus(201)
    const of = { vendorId: vendor.id }
    const entry = { materialId: material.id, unit: 'bag', quantity: '100', unitPrice: '16.8' }
    const [few] = await ask(client, { ...of, lines: [entry] })
    assert.include(few.contract, { name: 'Cement 2026', price: '16', applies: true })
    assert.include(few, { aboveContract: '5', tooHigh: false })
    const many = [{ ...entry, quantity: '200', unitPrice: '15.76' }]
    const [tier] = await ask(client, { ...of, lines: many })
    assert.include(tier.contract, { unit: 'pallet', price: '600', inLine: '15' })
    assert.include(tier, { aboveContract: '5.07', tooHigh: true })
    for (const closed of [{ on: '2026-07-01' }, { on: '2025-12-31' }, { vendorId: null }]) {
      const [none] = await ask(client, { ...of, lines: [entry], ...closed })
      assert.isNull(none.contract)
    }
  })

  test('of all lines are read with the same few queries', async ({ client, assert }) => {
    const vendor = await aVendor()
    const materials = await Promise.all(Array.from({ length: 12 }, () => aMaterial(client)))
    for (const material of materials.slice(0, 3))
      await ordered(client, material, '10', { vendorId: vendor.id })
    const queries = async (lines: object[]) => {
      let count = 0
      const counted = () => count++
      const connection = db.connection().getReadClient()
      connection.on('query', counted)
      await ask(client, { vendorId: vendor.id, lines })
      connection.off('query', counted)
      return count
    }
    const lines = materials.map(({ id }) => ({ materialId: id, unit: 'bag', unitPrice: '10' }))
    const one = await queries(lines.slice(0, 1))
    assert.equal(await queries(lines), one)
  })
})
