import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkRevaluations } from '#database/integrity/revaluations'
import { checkStock } from '#database/integrity/stock'
import { fresh } from './goods_receipt_support.js'
import { held } from './stock_support.js'
import { call, invoice } from './support.js'
import { aDelivered, billOf, healthy, type Delivered } from './vendor_credit_support.js'

const CREDITS = '/api/vendor-credits'
const LANDED = '/api/landed-costs'

test.group('Credited charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Ten bags at 100 in a store, billed with freight of 200 and insurance of 30 that bears no VAT. */
  async function aCharged(client: ApiClient) {
    const order = await aDelivered(client)
    const { version: seen } = await fresh(client, order.id)
    const lines = [{ lineId: order.lineId, quantity: '10', unitPrice: '100' }]
    const charges = [
      { kind: 'freight', amount: '200', vatRate: '15' },
      { kind: 'insurance', amount: '30', vatCategory: 'E' },
    ]
    const body = invoice({ vendorNumber: 'B-1', lines, charges })
    const bills = await call(client, 'po.clerk', 'post', `${order.path}/bills`, { body, seen })
    bills.assertStatus(201)
    return { order, bill: bills.body()[0] }
  }

  async function note(client: ApiClient, order: Delivered, body: object, by = 'po.clerk') {
    const bill = await billOf(client, order)
    const path = `${order.path}/bills/${bill.id}/credit-notes`
    const sent = { vendorNumber: 'CN-1', reason: 'Truck was late', ...body }
    return call(client, by, 'post', path, { body: sent as never, seen: bill.version })
  }

  const agree = async (client: ApiClient, credit: any) => {
    const path = `${CREDITS}/${credit.id}/approve`
    const agreed = await call(client, 'buyer', 'post', path, { body: {}, seen: 1 })
    agreed.assertStatus(200)
    return agreed.body()
  }

  test('are taken off with the VAT that they bore', async ({ client, assert }) => {
    const { order, bill } = await aCharged(client)
    const [freight, insurance] = bill.charges
    const charges = [
      { billChargeId: freight.id, amount: '50' },
      { billChargeId: insurance.id, amount: '30' },
    ]
    const staff = await note(client, order, { charges }, 'storekeeper')
    staff.assertStatus(403)
    const empty = await note(client, order, {})
    empty.assertStatus(422)
    const made = await note(client, order, { charges })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { subtotal: '80.00', vat: '7.50', total: '87.50' })
    const posted = await agree(client, made.body())
    assert.containsSubset(posted, { status: 'posted', credited: '87.50' })
    const after = await billOf(client, order)
    assert.containsSubset(after, { credited: '87.50' })
    assert.deepEqual(
      after.charges.map(({ creditedNet }: any) => creditedNet),
      ['50.00', '30.00']
    )
    assert.deepEqual(await healthy(), [])
  })

  test('are never credited beyond what was charged, over all credits', async ({
    client,
    assert,
  }) => {
    const { order, bill } = await aCharged(client)
    const billChargeId = bill.charges[0].id
    const beyond = await note(client, order, { charges: [{ billChargeId, amount: '200.01' }] })
    beyond.assertStatus(422)
    assert.properties(beyond.body().errors, ['charges.0.amount'])
    const absent = await note(client, order, { charges: [{ billChargeId: 999999, amount: '1' }] })
    assert.properties(absent.body().errors, ['charges.0.billChargeId'])
    // two that are written at once and agreed to one after the other
    const first = await note(client, order, { charges: [{ billChargeId, amount: '150' }] })
    const second = await note(client, order, {
      ...{ vendorNumber: 'CN-2', charges: [{ billChargeId, amount: '60' }] },
    })
    second.assertStatus(201)
    await agree(client, first.body())
    const path = `${CREDITS}/${second.body().id}/approve`
    const late = await call(client, 'buyer', 'post', path, { body: {}, seen: 1 })
    late.assertStatus(409)
    assert.equal(late.body().code, 'CREDIT_EXCEEDED')
    const rest = await note(client, order, {
      ...{ vendorNumber: 'CN-3', charges: [{ billChargeId, amount: '50.01' }] },
    })
    assert.properties(rest.body().errors, ['charges.0.amount'])
  })

  test('make the goods cheaper that bore them as landed cost', async ({ client, assert }) => {
    const { order, bill } = await aCharged(client)
    const [freight] = bill.charges
    const movementId = order.receipt.movementId
    const list = `${LANDED}/charges?movementIds[]=${movementId}`
    ;(await call(client, 'staff', 'get', list)).assertStatus(403)
    ;(await client.get(list)).assertStatus(401)
    const known = await call(client, 'storekeeper', 'get', list)
    assert.containsSubset(known.body()[0], { id: freight.id, kind: 'freight', left: '200.00' })
    const land = (amount: string) =>
      call(client, 'storekeeper', 'post', LANDED, {
        body: {
          ...{ movementIds: [movementId], basis: 'value' },
          charges: [{ kind: 'freight', amount, billChargeId: freight.id }],
        },
      })
    const much = await land('200.01')
    much.assertStatus(422)
    assert.properties(much.body().errors, ['charges.0.amount'])
    const landed = await land('200')
    landed.assertStatus(201)
    assert.equal((await held(order.place)).value, 1200)
    const cancelled = await call(
      client,
      'po.clerk',
      'post',
      `${order.path}/bills/${bill.id}/cancel`,
      { body: { reason: 'Wrong bill' }, seen: (await billOf(client, order)).version }
    )
    cancelled.assertStatus(409)
    assert.equal(cancelled.body().code, 'CHARGE_LANDED')
    // the goods bear all of it already
    ;(await land('0.01')).assertStatus(422)
    const half = await note(client, order, {
      charges: [{ billChargeId: freight.id, amount: '100' }],
    })
    await agree(client, half.body())
    assert.equal((await held(order.place)).value, 1100)
    const path = `/api/stock-movements/${landed.body().id}/reverse`
    const back = await call(client, 'storekeeper', 'post', path, {
      ...{ body: { reason: 'Twice' }, seen: landed.body().version },
    })
    back.assertStatus(409)
    assert.equal(back.body().code, 'CHARGE_CREDITED')
    const rest = await note(client, order, {
      ...{ vendorNumber: 'CN-2', charges: [{ billChargeId: freight.id, amount: '100' }] },
    })
    await agree(client, rest.body())
    assert.equal((await held(order.place)).value, 1000)
    const problems = [
      ...(await healthy()),
      ...(await checkStock()).problems,
      ...(await checkRevaluations()).problems,
    ]
    assert.deepEqual(problems, [])
  })
})
