import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { call } from './support.js'
import { aPlace, aProject, aWarehouse, held, move, seedProject } from './stock_support.js'

const daysAgo = (days: number) => today(DateTime.utc().minus({ days }))

const reverse = (client: ApiClient, { id, version }: { id: number; version: number }) =>
  call(client, 'storekeeper', 'post', `/api/stock-movements/${id}/reverse`, {
    body: { reason: 'Wrong truck' },
    seen: version,
  })

/** What is left of each receipt, first to go first. */
async function queue(place: { materialId: number; warehouseId: number }) {
  const { id } = await held(place)
  const layers = await db
    .from('stock_layers')
    .where('level_id', id)
    .orderBy('queued_on')
    .orderBy('ledger_id')
  return layers.map((layer) => [Number(layer.quantity_e4) / 1e4, Number(layer.value_minor) / 100])
}

test.group('Costs of the stock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  for (const valuation of ['fifo', 'moving_average']) {
    test(`a return comes back at the cost it was issued at (${valuation})`, async ({
      client,
      assert,
    }) => {
      const place = await aPlace(client, '10', '10', { valuation })
      const { id: projectId } = await aProject()
      await move(client, 'issue', place, '10', { projectId })
      await move(client, 'receive', place, '10', { unitCost: '20' })
      const back = await move(client, 'return', place, '4', { projectId })
      back.assertStatus(201)
      assert.equal(back.body().value, '40.00')
      assert.containsSubset(await held(place), { onHand: 14, value: 240, ledgerValue: 240 })
      // to another store, too
      const { id: warehouseId } = await aWarehouse(client)
      const other = { ...place, warehouseId }
      const rest = await move(client, 'return', other, '6', { projectId })
      assert.equal(rest.body().value, '60.00')
    })

    test(`of several issues the last one comes back first (${valuation})`, async ({
      client,
      assert,
    }) => {
      const place = await aPlace(client, '10', '10', { valuation })
      const { id: projectId } = await aProject()
      const first = (await move(client, 'issue', place, '10', { projectId })).body()
      await move(client, 'receive', place, '10', { unitCost: '25' })
      const second = (await move(client, 'issue', place, '10', { projectId })).body()
      const back = (await move(client, 'return', place, '12', { projectId })).body()
      assert.equal(back.value, '270.00')
      for (const issue of [first, second]) {
        const blocked = await reverse(client, issue)
        blocked.assertStatus(409)
      }
      ;(await reverse(client, back)).assertStatus(200)
      for (const issue of [second, first]) (await reverse(client, issue)).assertStatus(200)
      assert.containsSubset(await held(place), { onHand: 20, value: 350, ledgerValue: 350 })
    })
  }

  test('an issue of which a part came back is not taken back, though more is out', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '10')
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '5', { projectId })
    const last = (await move(client, 'issue', place, '5', { projectId })).body()
    const back = (await move(client, 'return', place, '5', { projectId })).body()
    const blocked = await reverse(client, last)
    blocked.assertStatus(409)
    blocked.assertBodyContains({ code: 'ISSUE_RETURNED' })
    assert.include(blocked.body().message, back.number)
    assert.containsSubset(await held(place), { onHand: 5, value: 50 })
  })

  test('a reversal restores the layers that were taken, where they were', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0', '0', { valuation: 'fifo' })
    const first = (await move(client, 'receive', place, '10', { unitCost: '10' })).body()
    await move(client, 'receive', place, '10', { unitCost: '20' })
    const { id: projectId } = await aProject()
    const issue = (await move(client, 'issue', place, '13', { projectId })).body()
    const scrap = (await move(client, 'scrap', place, '2', { reason: 'Wet' })).body()
    assert.deepEqual(await queue(place), [[5, 100]])
    ;(await reverse(client, issue)).assertStatus(200)
    assert.deepEqual(await queue(place), [
      [10, 100],
      [8, 160],
    ])
    ;(await reverse(client, scrap)).assertStatus(200)
    assert.deepEqual(await queue(place), [
      [10, 100],
      [10, 200],
    ])
    // whole again, it can be taken back itself
    ;(await reverse(client, first)).assertStatus(200)
    assert.deepEqual(await queue(place), [[10, 200]])
    const next = await move(client, 'issue', place, '1', { projectId })
    assert.equal(next.body().value, '20.00')
  })

  test('a receipt that is dated back takes its place in the queue', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '0', { valuation: 'fifo' })
    await move(client, 'receive', place, '10', { unitCost: '20', movedOn: daysAgo(2) })
    await move(client, 'receive', place, '10', { unitCost: '30' })
    await move(client, 'receive', place, '10', { unitCost: '10', movedOn: daysAgo(5) })
    const { id: projectId } = await aProject()
    const issue = await move(client, 'issue', place, '15', { projectId })
    assert.equal(issue.body().value, '200.00')
    assert.deepEqual(await queue(place), [
      [5, 100],
      [10, 300],
    ])
  })
})
