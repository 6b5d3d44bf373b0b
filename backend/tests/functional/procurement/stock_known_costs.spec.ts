import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkStock } from '#database/integrity/stock'
import { call } from './support.js'
import { aPlace, aWarehouse, held, moveAlone } from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'
const waiting = (...approvalReasons: string[]) => ({ status: 'submitted', approvalReasons })

/** A transfer that the buyer dispatches and of which the storekeeper takes in all but so much. */
async function losing(client: ApiClient, lost: number) {
  const place = await aPlace(client, '100', '100')
  const { id: toWarehouseId } = await aWarehouse(client, { name: 'Site store' })
  const sent = await moveAlone(client, 'transfer', place, '100', { toWarehouseId }, 'buyer')
  sent.assertStatus(201)
  const { id, version: seen, lines } = sent.body()
  const short = { lineId: lines[0].id, received: String(100 - lost) }
  const body = { lines: [short], reason: 'Fell off the truck' }
  return call(client, 'storekeeper', 'post', `${MOVEMENTS}/${id}/receive`, { body, seen })
}

test.group('Costs that the ledger knows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('small losses on the way are one large one by the end of the day', async ({
    client,
    assert,
  }) => {
    const statuses: string[] = []
    for (let i = 0; i < 3; i++) {
      const { status, approvalReasons } = (await losing(client, 45)).body()
      statuses.push(`${status} ${approvalReasons.join()}`)
    }
    assert.deepEqual(statuses, ['posted ', 'posted ', 'submitted overDay'])
    // what was lost on the way counts for what is scrapped as well
    const place = await aPlace(client, '100', '100')
    const scrapped = await moveAlone(client, 'scrap', place, '45', { reason: 'Wet' })
    assert.containsSubset(scrapped.body(), waiting('overDay'))
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('of an empty shelf, the last purchase says what comes in is worth', async ({
    client,
    assert,
  }) => {
    for (const valuation of ['moving_average', 'fifo'])
      for (const type of ['receive', 'opening', 'adjust']) {
        const place = await aPlace(client, '0', undefined, { valuation })
        await db
          .from('materials')
          .where('id', place.materialId)
          .update({ last_price_e4: 10 * 10_000 })
        const of = async (quantity: string, unitCost?: string) =>
          (await moveAlone(client, type, place, quantity, { unitCost, reason: 'Found' })).body()
        assert.containsSubset(await of('100', '9999'), waiting('overLimit', 'costDiffers'))
        assert.containsSubset(await of('100', '0'), {
          ...waiting('costZero'),
          value: '1000.00',
        })
        assert.containsSubset(await of('600', '10'), { ...waiting('overLimit'), value: '6000.00' })
        assert.containsSubset(await held(place), { onHand: 0, value: 0 })
        assert.containsSubset(await of('100', '10'), { status: 'posted', value: '1000.00' })
        assert.containsSubset(await held(place), { onHand: 100, value: 1000 })
      }
  })

  test('of a shelf that is not empty, its own cost does, for receipts and openings too', async ({
    client,
    assert,
  }) => {
    for (const type of ['receive', 'opening']) {
      const place = await aPlace(client, '1000', '10')
      const of = async (unitCost: string) =>
        (await moveAlone(client, type, place, '10', { unitCost, reason: 'Found' })).body()
      assert.containsSubset(await of('9999'), waiting('overLimit', 'costDiffers'))
      assert.containsSubset(await of('0.01'), waiting('costDiffers'))
      assert.containsSubset(await of('0'), waiting('costZero'))
      assert.containsSubset(await held(place), { onHand: 1000, value: 10_000 })
    }
  })
})
