import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { changedSpans, factorAt } from '#procurement/materials/unit_factors'
import { anOrder, call, line } from './support.js'
import { aPlace, aProject, held, move, seedProject } from './stock_support.js'

const daysAgo = (days: number) => today(DateTime.utc().minus({ days }))

const pallets = (...factors: [string, string?][]) => ({
  units: factors.map(([factor, validFrom]) => ({ unit: 'pallet', factor, validFrom })),
})

async function change(client: ApiClient, materialId: number, body: object) {
  const path = `/api/materials/${materialId}`
  const { version } = (await call(client, 'storekeeper', 'get', path)).body()
  return call(client, 'storekeeper', 'patch', path, { body: body as never, seen: version })
}

test.group('Factors of units', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('do not change once something was moved in the unit; a new one is dated', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0', '0', pallets(['40']))
    const { materialId } = place
    const unit = 'pallet'
    ;(await change(client, materialId, pallets(['50']))).assertStatus(200)
    const two = { unitCost: '800', unit, movedOn: daysAgo(3) }
    ;(await move(client, 'receive', place, '2', two)).assertStatus(201)
    for (const body of [pallets(['48']), pallets(), pallets(['50'], ['48', daysAgo(3)])]) {
      const refused = await change(client, materialId, body)
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'UNIT_USED' })
      assert.include(refused.body().message, daysAgo(3))
    }
    const dated = await change(client, materialId, pallets(['50'], ['48', daysAgo(1)]))
    dated.assertStatus(200)
    assert.deepEqual(dated.body().units, [
      { unit, factor: '50', validFrom: null },
      { unit, factor: '48', validFrom: daysAgo(1) },
    ])
    await move(client, 'receive', place, '1', { ...two, movedOn: daysAgo(2) })
    await move(client, 'receive', place, '1', { ...two, movedOn: daysAgo(1) })
    assert.equal((await held(place)).onHand, 100 + 50 + 48)
    const twice = await change(client, materialId, pallets(['50'], ['50']))
    twice.assertStatus(422)
    const lookup = await call(client, 'buyer', 'get', `/api/materials/lookup?id=${materialId}`)
    assert.deepEqual(lookup.body()[0].units, ['bag', 'pallet'])
  })

  test('an order keeps the factor of its day, whenever it is delivered', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0', '0', pallets(['40']))
    const { materialId, warehouseId } = place
    const { id: projectId } = await aProject()
    const orderedOn = daysAgo(5)
    const order = await anOrder(client, 'po.clerk', '5', {
      ...{ projectId, warehouseId, orderedOn },
      lines: [line('5', { quantity: '5', materialId, unit: 'pallet' })],
    })
    const path = `/api/purchase-orders/${order.id}`
    const post = async (by: string, verb: string, body: object = {}) => {
      const { version } = (await call(client, 'buyer', 'get', path)).body()
      return call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen: version })
    }
    await post('po.clerk', 'submit')
    ;(await post('chief.engineer', 'approve')).assertStatus(200)
    ;(await change(client, materialId, pallets(['48']))).assertStatus(409)
    const dated = await change(client, materialId, pallets(['40'], ['48', daysAgo(2)]))
    dated.assertStatus(200)
    const lines = [{ lineId: order.lines[0].id, accepted: '1' }]
    ;(await post('storekeeper', 'receipts', { warehouseId, lines })).assertStatus(201)
    assert.equal((await held(place)).onHand, 40)
  })

  test('the factor of a day, and where two lists differ', ({ assert }) => {
    const one = (factorE4: number, validFromOn = '') => ({ unit: 'box', factorE4, validFromOn })
    const before = [one(10), one(20, '2026-03-01')]
    assert.isNull(factorAt([one(20, '2026-03-01')], 'box', '2026-02-28'))
    assert.equal(factorAt(before, 'box', '2026-02-28'), 10)
    assert.equal(factorAt(before, 'box', '2026-03-01'), 20)
    assert.deepEqual(changedSpans(before, before.toReversed()), [])
    assert.deepEqual(changedSpans(before, [...before, one(20, '2026-04-01')]), [])
    assert.deepEqual(changedSpans(before, [...before, one(30, '2026-04-01')]), [
      { unit: 'box', from: '2026-04-01', before: null },
    ])
    assert.deepEqual(changedSpans(before, [one(10)]), [
      { unit: 'box', from: '2026-03-01', before: null },
    ])
    assert.deepEqual(changedSpans(before, [one(11), one(20, '2026-03-01')]), [
      { unit: 'box', from: '', before: '2026-03-01' },
    ])
  })
})
