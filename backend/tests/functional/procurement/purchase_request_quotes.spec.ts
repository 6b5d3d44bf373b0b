import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { aVendor, call } from './support.js'
import { anApprovedRequest, anRfq, comparison, REQUESTS, step } from './purchase_request_support.js'

const price = (lineId: number, unitPrice: string) => ({ lineId, unitPrice })

test.group('Quotes of a purchase request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are seen and requested by those who buy', async ({ client }) => {
    const { request } = await anRfq(client)
    const storekeeper = await call(client, 'storekeeper', 'get', `${REQUESTS}/${request.id}/quotes`)
    storekeeper.assertStatus(403)
    const history = await call(client, 'storekeeper', 'get', `${REQUESTS}/${request.id}/history`)
    history.assertStatus(403)
    const requested = await step(client, 'storekeeper', request, 'quotes', { vendorIds: [1] })
    requested.assertStatus(403)
  })

  test('cannot be requested of a vendor on hold, nor before the approval', async ({
    client,
    assert,
  }) => {
    const request = await anApprovedRequest(client)
    for (const status of ['on_hold', 'blacklisted'] as const) {
      const { id } = await aVendor({ status })
      const refused = await step(client, 'po.clerk', request, 'quotes', { vendorIds: [id] })
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'VENDOR_BLOCKED')
    }
    const absent = await step(client, 'po.clerk', request, 'quotes', { vendorIds: [999_999] })
    absent.assertStatus(422)
    assert.isNull(
      await db.from('purchase_request_quotes').where('purchase_request_id', request.id).first()
    )
  })

  test('one number for the request, however often vendors are added', async ({
    client,
    assert,
  }) => {
    const { request, vendors } = await anRfq(client)
    assert.match(request.rfqNumber, /^RFQ-\d{4}-\d{4}$/)
    const third = await aVendor({ status: 'prospect' })
    const vendorIds = [vendors[0].id, third.id]
    const more = await step(client, 'po.clerk', request, 'quotes', { vendorIds })
    assert.equal(more.body().rfqNumber, request.rfqNumber)
    const { quotes } = await comparison(client, request)
    assert.deepEqual(
      quotes.map(({ vendorId }: any) => vendorId),
      [...vendors.map(({ id }) => id), third.id]
    )
    const back = await step(client, 'po.clerk', request, `quotes/${quotes[2].id}`, {}, 'delete')
    back.assertStatus(200)
  })

  test('compare in one currency and mark the lowest of each line and of the whole', async ({
    client,
    assert,
  }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const [cement, sand] = lineIds
    const riyals = await step(
      client,
      'po.clerk',
      request,
      `quotes/${quotes[0].id}`,
      { lines: [price(cement, '15'), price(sand, '80')], leadDays: 7, freight: '200' },
      'patch'
    )
    riyals.assertStatus(200)
    // 4.10 dollars are 15.375 riyals, 20 are 75
    const dollars = await step(
      client,
      'po.clerk',
      request,
      `quotes/${quotes[1].id}`,
      { lines: [price(cement, '4.10'), price(sand, '20')], currency: 'USD' },
      'patch'
    )
    dollars.assertStatus(200)
    const seen = await comparison(client, request)
    assert.containsSubset(seen.quotes[0], {
      net: '3100.00',
      landedBase: '3300.00',
      lowest: false,
      leadDays: 7,
    })
    assert.containsSubset(seen.quotes[1], { net: '810.00', landedBase: '3037.50', lowest: true })
    const lowest = seen.quotes.map(({ prices }: any) => prices.map((of: any) => of.lowest))
    assert.deepEqual(lowest, [
      [true, false],
      [false, true],
    ])
    const priced = await call(
      client,
      'buyer',
      'get',
      `/api/vendors/${seen.quotes[0].vendorId}/performance`
    )
    assert.deepEqual(priced.body().responseDays, { value: 0, n: 1 })
  })

  test('out of date, without a rate or of a vendor put on hold are never the lowest', async ({
    client,
    assert,
  }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const lines = lineIds.map((id: number) => price(id, '1'))
    const enter = (i: number, more: object) =>
      step(client, 'po.clerk', request, `quotes/${quotes[i].id}`, { lines, ...more }, 'patch')
    ;(await enter(0, { currency: 'JPY' })).assertStatus(200)
    ;(await enter(1, {})).assertStatus(200)
    await db
      .from('purchase_request_quotes')
      .where('id', quotes[1].id)
      .update({ valid_until_on: '2000-01-01' })
    const late = await comparison(client, request)
    assert.containsSubset(late.quotes[0], { landedBase: null, lowest: false })
    assert.containsSubset(late.quotes[1], { expired: true, lowest: false })
    await db
      .from('purchase_request_quotes')
      .where('id', quotes[1].id)
      .update({ valid_until_on: null })
    await db.from('vendors').where('id', quotes[1].vendorId).update({ status: 'on_hold' })
    const held = await comparison(client, request)
    assert.containsSubset(held.quotes[1], {
      expired: false,
      lowest: false,
      vendorStatus: 'on_hold',
    })
  })

  test('refuse lines of others, none at all, and days out of order', async ({ client, assert }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const path = `quotes/${quotes[0].id}`
    const enter = (body: Record<string, unknown>) =>
      step(client, 'po.clerk', request, path, body, 'patch')
    ;(await enter({ lines: [] })).assertStatus(422)
    const twice = await enter({ lines: [price(lineIds[0], '1'), price(lineIds[0], '2')] })
    assert.include(Object.keys(twice.body().errors), 'lines.1.lineId')
    const before = await enter({ lines: [price(lineIds[0], '1')], quotedOn: '2020-01-01' })
    assert.include(Object.keys(before.body().errors), 'quotedOn')
    const ahead = await enter({ lines: [price(lineIds[0], '1')], quotedOn: '2199-01-01' })
    ahead.assertStatus(422)
    assert.include(Object.keys(ahead.body().errors), 'quotedOn')
    const declined = await enter({ declined: true })
    declined.assertStatus(200)
    assert.equal((await comparison(client, request)).quotes[0].status, 'declined')
  })
})
