import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkStock } from '#database/integrity/stock'
import { call } from './support.js'
import { aPlace, aProject, aWarehouse, held, move, seedProject } from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'

test.group('Stock movements that take two people or two stores', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('what is worth much waits for another person', async ({ client, assert }) => {
    const place = await aPlace(client, '1000', '20')
    const small = await move(client, 'scrap', place, '10', { reason: 'Wet' })
    small.assertBodyContains({ status: 'posted' })
    const large = await move(client, 'scrap', place, '500', { reason: 'Flood' })
    large.assertStatus(201)
    large.assertBodyContains({ status: 'submitted', value: '10000.00' })
    assert.equal((await held(place)).onHand, 990)
    const path = `${MOVEMENTS}/${large.body().id}`
    const own = await call(client, 'storekeeper', 'post', `${path}/approve`, { seen: 1, body: {} })
    own.assertStatus(403)
    const decided = await call(client, 'buyer', 'post', `${path}/approve`, { seen: 1, body: {} })
    decided.assertStatus(200)
    decided.assertBodyContains({ status: 'posted' })
    assert.containsSubset(await held(place), { onHand: 490, value: 9800 })
    const again = await call(client, 'general.manager', 'post', `${path}/approve`, {
      seen: 2,
      body: {},
    })
    again.assertStatus(409)
    assert.equal(again.body().code, 'ALREADY_DECIDED')
  })

  test('what has become worth more since it was asked for is not approved', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '1000', '20')
    const scrap = await move(client, 'scrap', place, '300', { reason: 'Flood' })
    scrap.assertBodyContains({ status: 'submitted', value: '6000.00' })
    const approve = (id: number) =>
      call(client, 'buyer', 'post', `${MOVEMENTS}/${id}/approve`, { seen: 1, body: {} })
    await move(client, 'receive', place, '1000', { unitCost: '200' })
    assert.containsSubset(await held(place), { onHand: 2000, value: 220_000 })
    const late = await approve(scrap.body().id)
    late.assertStatus(409)
    late.assertBodyContains({ code: 'AMOUNT_CHANGED' })
    assert.containsSubset(await held(place), { onHand: 2000, value: 220_000 })
    const path = `${MOVEMENTS}/${scrap.body().id}/reject`
    const body = { reason: 'Now worth 33,000: ask again' }
    ;(await call(client, 'buyer', 'post', path, { seen: 1, body })).assertStatus(200)
  })

  test('a transfer travels, and what is short is written off with its reason', async ({
    client,
    assert,
  }) => {
    for (const valuation of ['fifo', 'moving_average']) {
      const place = await aPlace(client, '10', '20', { valuation })
      const site = { ...place, warehouseId: (await aWarehouse(client, { name: 'Site store' })).id }
      const sent = await move(client, 'transfer', place, '8', { toWarehouseId: site.warehouseId })
      sent.assertStatus(201)
      sent.assertBodyContains({ status: 'in_transit', value: '160.00' })
      assert.containsSubset(await held(place), { onHand: 2, value: 40 })
      assert.containsSubset(await held(site), { onHand: 0, inTransit: 8, transitValue: 160 })
      const path = `${MOVEMENTS}/${sent.body().id}/receive`
      const [{ id: lineId }] = sent.body().lines
      const lines = [{ lineId, received: '6' }]
      const silent = await call(client, 'storekeeper', 'post', path, { body: { lines }, seen: 1 })
      silent.assertStatus(422)
      const tooMany = { lines: [{ lineId, received: '9' }] }
      const more = await call(client, 'storekeeper', 'post', path, { body: tooMany, seen: 1 })
      more.assertStatus(422)
      const body = { lines, reason: 'Two bags torn on the way' }
      // anyone who sent it does not settle what is short
      const arrived = await call(client, 'buyer', 'post', path, { body, seen: 1 })
      arrived.assertStatus(200)
      arrived.assertBodyContains({ status: 'posted' })
      assert.containsSubset(await held(site), {
        onHand: 6,
        value: 120,
        inTransit: 0,
        transitValue: 0,
      })
    }
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('a count is blind, and its differences wait for another person', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const body = { type: 'count', warehouseId: place.warehouseId }
    const opened = await call(client, 'storekeeper', 'post', MOVEMENTS, { body })
    opened.assertStatus(201)
    const { id, lines } = opened.body()
    assert.isNull(lines[0].expected)
    const path = `${MOVEMENTS}/${id}`
    const early = await call(client, 'storekeeper', 'post', `${path}/submit`, { seen: 1, body: {} })
    early.assertStatus(422)
    // goods that move while others count change what there should be, not the difference
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '1', { projectId })
    const counted = await call(client, 'storekeeper', 'post', `${path}/counts`, {
      body: { lines: [{ lineId: lines[0].id, counted: '8' }] },
      seen: 1,
    })
    counted.assertStatus(200)
    const submitted = await call(client, 'storekeeper', 'post', `${path}/submit`, {
      seen: 2,
      body: {},
    })
    submitted.assertStatus(200)
    submitted.assertBodyContains({ status: 'submitted' })
    assert.equal(submitted.body().lines[0].quantity, '-1')
    const decided = await call(client, 'buyer', 'post', `${path}/approve`, { seen: 3, body: {} })
    decided.assertStatus(200)
    assert.containsSubset(await held(place), { onHand: 8, value: 160 })
  })
})
