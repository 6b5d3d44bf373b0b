import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { call } from './support.js'
import { agree, aPlace, aProject, held, move, seedProject } from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'

const open = async (client: ApiClient, warehouseId: number, more: object = {}) => {
  const body = { type: 'count', warehouseId, ...more }
  const opened = await call(client, 'storekeeper', 'post', MOVEMENTS, { body })
  opened.assertStatus(201)
  return opened.body()
}

const step = (client: ApiClient, count: any, verb: string, body: object = {}) =>
  call(client, 'storekeeper', 'post', `${MOVEMENTS}/${count.id}/${verb}`, {
    body: body as never,
    seen: count.version,
  })

test.group('Stock counts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('know what moved since they were frozen: 100, less 10 issued, 90 counted are as they should be', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '100', '20')
    const { id: projectId } = await aProject()
    const count = await open(client, place.warehouseId)
    await move(client, 'issue', place, '10', { projectId })
    const lines = [{ lineId: count.lines[0].id, counted: '90' }]
    const counted = (await step(client, count, 'counts', { lines })).body()
    assert.isNull(counted.lines[0].moved)
    // what moves once it was counted is no difference either
    await move(client, 'issue', place, '5', { projectId })
    const done = await step(client, counted, 'submit')
    done.assertStatus(200)
    assert.containsSubset(done.body(), { status: 'posted', value: '0.00' })
    assert.containsSubset(done.body().lines[0], { expected: '100', moved: '-10', quantity: '0' })
    assert.containsSubset(await held(place), { onHand: 85, value: 1700 })
  })

  test('go batch by batch, with what was found beside the books', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '0', { tracking: 'batch' })
    for (const batchNo of ['A-1', 'B-1'])
      await move(client, 'receive', place, '10', { unitCost: '20', batchNo })
    const { id: projectId } = await aProject()
    const count = await open(client, place.warehouseId)
    assert.deepEqual(
      count.lines.map((line: any) => [line.batchNo, line.expected, line.tracking]),
      [
        ['A-1', null, 'batch'],
        ['B-1', null, 'batch'],
      ]
    )
    await move(client, 'issue', place, '4', { projectId, batchNo: 'B-1' })
    const lines = [
      { lineId: count.lines[0].id, counted: '9' },
      { lineId: count.lines[1].id, counted: '6' },
    ]
    const { materialId } = place
    const twice = { lines, found: [{ materialId, batchNo: 'a-1', counted: '1' }] }
    ;(await step(client, count, 'counts', twice)).assertStatus(422)
    const found = [{ materialId, batchNo: 'C-1', counted: '2' }]
    const counted = await step(client, count, 'counts', { lines, found })
    counted.assertStatus(200)
    const waiting = (await step(client, counted.body(), 'submit')).body()
    assert.deepEqual(
      waiting.lines.map((line: any) => line.quantity),
      ['-1', '0', '2']
    )
    ;(await agree(client, waiting)).assertStatus(200)
    const batches = await db
      .from('stock_batches')
      .where('material_id', materialId)
      .orderBy('batch_no')
    assert.deepEqual(
      batches.map((batch) => Number(batch.on_hand_e4) / 1e4),
      [9, 6, 2]
    )
    assert.containsSubset(await held(place), { onHand: 17, value: 340, ledger: 17 })
  })

  test('count a serial number as there or not', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '0', { tracking: 'serial' })
    for (const batchNo of ['S1', 'S2'])
      await move(client, 'receive', place, '1', { unitCost: '50', batchNo })
    const count = await open(client, place.warehouseId)
    const of = (...counted: string[]) => ({
      lines: count.lines.map(({ id }: any, i: number) => ({ lineId: id, counted: counted[i] })),
    })
    ;(await step(client, count, 'counts', of('1', '2'))).assertStatus(422)
    const counted = (await step(client, count, 'counts', of('1', '0'))).body()
    const waiting = (await step(client, counted, 'submit')).body()
    ;(await agree(client, waiting)).assertStatus(200)
    assert.containsSubset(await held(place), { onHand: 1, value: 50 })
  })

  test('are not stranded by a closing, and correct one difference once', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const yesterday = today(DateTime.utc().minus({ days: 1 }))
    const count = await open(client, place.warehouseId, { movedOn: yesterday })
    const second = await call(client, 'storekeeper', 'post', MOVEMENTS, {
      body: { type: 'count', warehouseId: place.warehouseId },
    })
    second.assertStatus(409)
    second.assertBodyContains({ code: 'COUNT_OPEN' })
    const lines = [{ lineId: count.lines[0].id, counted: '8' }]
    const counted = (await step(client, count, 'counts', { lines })).body()
    const body = { closedThroughOn: yesterday }
    ;(await call(client, 'buyer', 'post', '/api/stock-closings', { body })).assertStatus(201)
    const waiting = (await step(client, counted, 'submit')).body()
    const posted = await agree(client, waiting)
    posted.assertStatus(200)
    assert.equal(posted.body().movedOn, today())
    assert.containsSubset(await held(place), { onHand: 8, value: 160 })
    await open(client, place.warehouseId)
  })

  test('are written by those who keep the store', async ({ client }) => {
    const place = await aPlace(client)
    const count = await open(client, place.warehouseId)
    const path = `${MOVEMENTS}/${count.id}/counts`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    const body = { lines: [{ lineId: count.lines[0].id, counted: '1' }] }
    ;(await call(client, 'staff', 'post', path, { body, seen: 1 })).assertStatus(403)
    ;(await step(client, count, 'counts', {})).assertStatus(422)
  })
})
