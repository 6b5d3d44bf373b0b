import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { checkStock } from '#database/integrity/stock'
import {
  aPlace,
  aProject,
  aWarehouse,
  held,
  move,
  seedProject,
} from '../functional/procurement/stock_support.js'
import { tried } from '#tests/helpers/claims'

test.group('Stock at the same time', (group) => {
  group.setup(seedProject)

  test('fifty issues of the last ten: exactly ten come through', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    tried('races', 50)
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => move(client, 'issue', place, '1', { projectId }))
    )
    const passed = responses.filter((response) => response.status() === 201)
    assert.lengthOf(passed, 10)
    for (const response of responses) {
      if (response.status() !== 201) assert.equal(response.body().code, 'NO_STOCK')
    }
    assert.containsSubset(await held(place), { onHand: 0, value: 0, ledger: 0, ledgerValue: 0 })
  }).timeout(60_000)

  test('fifty returns of the last ten: exactly ten come through', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '10', { projectId })
    tried('races', 50)
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => move(client, 'return', place, '1', { projectId }))
    )
    assert.lengthOf(
      responses.filter((response) => response.status() === 201),
      10
    )
    for (const response of responses) {
      if (response.status() !== 201) assert.equal(response.body().code, 'RETURN_EXCEEDED')
    }
    assert.containsSubset(await held(place), { onHand: 10, value: 200 })
  }).timeout(60_000)

  test('whatever is written side by side: the ledger sums to the balance', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const step = fc.record({
      type: fc.constantFrom('receive', 'issue', 'return', 'scrap', 'transfer'),
      quantity: fc.integer({ min: 1, max: 40 }),
      cost: fc.integer({ min: 0, max: 9999 }),
    })
    const histories = fc.sample(fc.array(step, { minLength: 6, maxLength: 10 }), 12)
    for (const [i, steps] of histories.entries()) {
      const place = await aPlace(client, '50', '7', {
        valuation: i % 2 ? 'fifo' : 'moving_average',
      })
      const site = await aWarehouse(client)
      tried('races', steps.length)
      const responses = await Promise.all(
        steps.map(({ type, quantity, cost }) =>
          move(client, type, place, String(quantity), {
            ...((type === 'issue' || type === 'return') && { projectId }),
            ...(type === 'receive' && { unitCost: (cost / 100).toFixed(2) }),
            ...(type === 'scrap' && { reason: 'Broken' }),
            ...(type === 'transfer' && { toWarehouseId: site.id }),
          })
        )
      )
      for (const response of responses) assert.include([201, 409], response.status())
      const level = await held(place)
      assert.equal(level.ledger, level.onHand)
      assert.equal(level.ledgerValue, level.value)
      assert.isAtLeast(level.onHand, 0)
    }
    assert.deepEqual((await checkStock()).problems, [])
    const numbers = await db.from('stock_movements').select('number')
    assert.lengthOf(new Set(numbers.map(({ number }) => number)), numbers.length)
  }).timeout(120_000)
})
