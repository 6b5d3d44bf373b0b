import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { call } from './support.js'
import { aPlace, aProject, aWarehouse, held, move, seedProject } from './stock_support.js'

const VALUES = '/api/stock-levels/values'
const daysAgo = (days: number) => today(DateTime.utc().minus({ days }))

test.group('Stock on a day', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('is worth what was posted up to then, also what was dated back', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0')
    const { id: projectId } = await aProject()
    const site = await aWarehouse(client)
    await move(client, 'receive', place, '10', { unitCost: '20' })
    await move(client, 'receive', place, '10', { unitCost: '10', movedOn: daysAgo(5) })
    await move(client, 'issue', place, '4', { projectId, movedOn: daysAgo(2) })
    await move(client, 'transfer', place, '2', { toWarehouseId: site.id })
    const on = async (day: string) => {
      const answer = await call(client, 'storekeeper', 'get', `${VALUES}?on=${day}`)
      answer.assertStatus(200)
      const of = (id: number) => answer.body().filter((row: any) => row.warehouseId === id)
      return [...of(place.warehouseId), ...of(site.id)].map((row: any) => [
        row.category,
        row.value,
        row.transitValue,
      ])
    }
    assert.deepEqual(await on(daysAgo(6)), [])
    assert.deepEqual(await on(daysAgo(5)), [['concrete', '100.00', '0.00']])
    assert.deepEqual(await on(daysAgo(3)), [['concrete', '100.00', '0.00']])
    // at the average of the day on which it was written
    assert.deepEqual(await on(daysAgo(2)), [['concrete', '40.00', '0.00']])
    assert.deepEqual(await on(today()), [
      ['concrete', '210.00', '0.00'],
      ['concrete', '0.00', '30.00'],
    ])
    assert.equal((await held(place)).value, 210)
  })

  test('is for those who see the stock', async ({ client }) => {
    const place = await aPlace(client)
    const { id } = await held(place)
    for (const path of [VALUES, `/api/stock-levels/${id}/batches`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    }
    ;(await call(client, 'storekeeper', 'get', `${VALUES}?on=soon`)).assertStatus(422)
    const none = await call(client, 'storekeeper', 'get', '/api/stock-levels/999999/batches')
    none.assertStatus(404)
  })

  test('batches are proposed first expired first, and expired ones are not issued', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0', '0', { tracking: 'batch' })
    const days = { C: null, B: daysAgo(-20), A: daysAgo(-90), D: daysAgo(1) }
    for (const [batchNo, expiresOn] of Object.entries(days)) {
      const line = {
        materialId: place.materialId,
        quantity: '5',
        unitCost: '20',
        batchNo,
        expiresOn,
      }
      const body = { type: 'receive', warehouseId: place.warehouseId, lines: [line] }
      const came = await call(client, 'storekeeper', 'post', '/api/stock-movements', { body })
      if (came.body().status === 'submitted') {
        const path = `/api/stock-movements/${came.body().id}/approve`
        const agreed = await call(client, 'buyer', 'post', path, { seen: 1, body: {} })
        agreed.assertStatus(200)
      }
    }
    const { id } = await held(place)
    const answer = await call(client, 'storekeeper', 'get', `/api/stock-levels/${id}/batches`)
    assert.deepEqual(
      answer.body().map((row: any) => [row.batchNo, row.expired]),
      [
        ['D', true],
        ['B', false],
        ['A', false],
        ['C', false],
      ]
    )
    const { id: projectId } = await aProject()
    const late = await move(client, 'issue', place, '1', { projectId, batchNo: 'd' })
    late.assertStatus(409)
    late.assertBodyContains({ code: 'BATCH_EXPIRED' })
    ;(await move(client, 'issue', place, '1', { projectId, batchNo: 'B' })).assertStatus(201)
    const gone = await move(client, 'scrap', place, '5', { reason: 'Expired', batchNo: 'D' })
    gone.assertStatus(201)
  })
})
