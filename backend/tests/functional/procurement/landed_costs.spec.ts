import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'
import {
  costOf,
  freight,
  isSound,
  land,
  PATH,
  receiptOf,
  reverse,
  versionOf,
} from './landed_cost_support.js'
import {
  aMaterial,
  aPlace,
  aProject,
  aWarehouse,
  agree,
  held,
  move,
  seedProject,
} from './stock_support.js'

test.group('Landed cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  test('is for those who manage the stock, on posted receipts', async ({ client }) => {
    const place = await aPlace(client)
    const body = { movementIds: [await receiptOf(place)], basis: 'value', charges: freight('10') }
    const guest = await client.get(PATH)
    guest.assertStatus(404)
    const staff = await call(client, 'staff', 'post', PATH, { body })
    staff.assertStatus(403)
    const { id: projectId } = await aProject()
    const issue = await move(client, 'issue', place, '1', { projectId })
    for (const wrong of [
      { movementIds: [issue.body().id] },
      { movementIds: [999_999] },
      { charges: [] },
      { charges: freight('-10') },
      { basis: 'weight' },
    ]) {
      const answer = await call(client, 'storekeeper', 'post', PATH, {
        body: { ...body, ...wrong },
      })
      answer.assertStatus(422)
    }
    // no one writes a change of cost as a movement
    const direct = await move(client, 'revalue', place, '1')
    direct.assertStatus(422)
  })

  test('is spread to the last halala, by value, quantity or weight', async ({ client, assert }) => {
    const warehouseId = (await aWarehouse(client)).id as number
    const ids: number[] = []
    for (const weight of ['1', '1', '5'])
      ids.push((await aMaterial(client, { weight })).id as number)
    const lines = ids.map((materialId, i) => ({
      materialId,
      quantity: ['1', '1', '4'][i],
      unitCost: ['10', '10', '10'][i],
    }))
    const body = { type: 'receive', warehouseId, lines }
    const receipt = await call(client, 'storekeeper', 'post', '/api/stock-movements', { body })
    await agree(client, receipt.body())
    const movementIds = [receipt.body().id]
    const spread = async (basis: string, amount: string) => {
      const made = await land(client, { movementIds, basis, charges: freight(amount) })
      return made.lines.map(({ value }: any) => value)
    }
    assert.deepEqual(await spread('value', '0.07'), ['0.01', '0.01', '0.05'])
    assert.deepEqual(await spread('quantity', '100.00'), ['16.67', '16.67', '66.66'])
    assert.deepEqual(await spread('weight', '22.00'), ['1.00', '1.00', '20.00'])
    assert.deepEqual(await isSound(), [])
  })

  for (const valuation of ['moving_average', 'fifo'])
    test(`reaches stock, project, another warehouse and losses, ${valuation}`, async ({
      client,
      assert,
    }) => {
      const place = await aPlace(client, '10', '20', { valuation })
      const receipt = await receiptOf(place)
      const { id: projectId } = await aProject()
      const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
      await move(client, 'issue', place, '4', { projectId })
      await move(client, 'return', place, '1', { projectId })
      const sent = await move(client, 'transfer', place, '2', { toWarehouseId: to.warehouseId })
      await move(client, 'scrap', place, '1', { reason: 'Broken' })
      const before = [(await held(place)).value, await costOf(projectId, place.materialId)]
      assert.deepEqual(before, [80, 60])
      const made = await land(client, {
        ...{ movementIds: [receipt], basis: 'value' },
        charges: [...freight('60'), { kind: 'customs', amount: '40' }],
      })
      const valueOf = (kind: string) =>
        made.parts.find((part: any) => part.kind === kind)?.value as string
      const sums = made.parts.reduce((sum: number, part: any) => sum + Number(part.value), 0)
      assert.equal(sums, 100)
      assert.equal((await held(place)).value, 80 + Number(valueOf('stock')))
      assert.equal((await held(to)).transitValue, 40 + Number(valueOf('transit')))
      assert.equal(await costOf(projectId, place.materialId), 60 + Number(valueOf('project')))
      if (valuation === 'fifo')
        assert.deepEqual(['stock', 'transit', 'project', 'loss'].map(valueOf), [
          '40.00',
          '20.00',
          '30.00',
          '10.00',
        ])
      assert.deepEqual(await isSound(), [])

      // what arrives and what comes back brings its share along
      const arrived = await call(
        client,
        'buyer',
        'post',
        `/api/stock-movements/${sent.body().id}/receive`,
        { body: {}, seen: (await versionOf(sent.body().id)) as number }
      )
      arrived.assertStatus(200)
      assert.equal((await held(to)).value, 40 + Number(valueOf('transit')))
      const back = await move(client, 'return', place, '3', { projectId })
      back.assertStatus(201)
      assert.equal(await costOf(projectId, place.materialId), 0)
      assert.deepEqual(await isSound(), [])

      // its receipt stays as long as the change of cost does, which follows the goods once more
      const blocked = await reverse(client, receipt)
      blocked.assertStatus(409)
      assert.equal(blocked.body().code, 'REVALUED')
      const undone = await reverse(client, made.id)
      undone.assertStatus(200)
      const left = (await held(place)).value + (await held(to)).value
      assert.isTrue(left === 180 || valuation !== 'fifo', String(left))
      assert.deepEqual(await isSound(), [])
    })

  test('above what one person may post it waits for another', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const body = {
      movementIds: [await receiptOf(place)],
      basis: 'value',
      charges: freight('5000.01'),
    }
    const waiting = await call(client, 'storekeeper', 'post', PATH, { body })
    assert.equal(waiting.body().status, 'submitted')
    assert.equal((await held(place)).value, 200)
    const own = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${waiting.body().id}/approve`,
      { seen: waiting.body().version, body: {} }
    )
    own.assertStatus(403)
    const agreed = await agree(client, waiting.body())
    agreed.assertStatus(200)
    assert.equal((await held(place)).value, 5200.01)
    // value of the evening before stays what it was
    const yesterday = inDays(-1)
    const values = await call(
      client,
      'storekeeper',
      'get',
      `/api/stock-levels/values?on=${yesterday}`
    )
    assert.notExists(values.body().find((row: any) => row.warehouseId === place.warehouseId))
  })
})
