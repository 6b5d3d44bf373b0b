import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { storedColumns } from '#core/database/stored_columns'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { checkStock } from '#database/integrity/stock'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'
import {
  aPlace,
  aProject,
  aWarehouse,
  held,
  levelOf,
  move,
  seedProject,
  setStatus,
} from './stock_support.js'

test.group('Held stock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  test('is for those who manage the stock', async ({ client }) => {
    const place = await aPlace(client)
    const path = `/api/stock-levels/${(await levelOf(place)).id}/statuses`
    const guest = await client.get(path)
    guest.assertStatus(401)
    const body = { from: 'ok', to: 'damaged', quantity: '1', reason: 'Wet' }
    const staff = await call(client, 'staff', 'post', path, { body })
    staff.assertStatus(403)
    const absent = await call(client, 'storekeeper', 'post', '/api/stock-levels/999999/statuses', {
      body: {},
    })
    absent.assertStatus(404)
    const silent = await call(client, 'storekeeper', 'post', path, {
      body: { ...body, reason: '' },
    })
    silent.assertStatus(422)
  })

  test('is neither issued nor transferred, and keeps its value', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const to = await aWarehouse(client)
    const { id: projectId } = await aProject()
    const put = await setStatus(client, place, { quantity: '8' })
    put.assertStatus(200)
    assert.containsSubset(put.body(), { onHand: '10', held: '8', available: '2', value: '200.00' })
    const issue = await move(client, 'issue', place, '3', { projectId })
    issue.assertStatus(409)
    assert.equal(issue.body().code, 'NOT_FREE')
    const transfer = await move(client, 'transfer', place, '3', { toWarehouseId: to.id })
    transfer.assertStatus(409)
    const good = await move(client, 'issue', place, '2', { projectId })
    good.assertStatus(201)
    const tooMany = await setStatus(client, place, { quantity: '1' })
    tooMany.assertStatus(409)
    const free = await setStatus(client, place, { from: 'quarantine', to: 'ok', quantity: '8' })
    free.assertStatus(200)
    const again = await setStatus(client, place, { from: 'quarantine', to: 'ok', quantity: '1' })
    again.assertStatus(409)
    const rest = await move(client, 'issue', place, '8', { projectId })
    rest.assertStatus(201)
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'stock_level', action: 'change_status' })
      .where('entity_id', String((await levelOf(place)).id))
    assert.lengthOf(audit, 2)
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('is written off by its status, and comes back as what it was', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    await setStatus(client, place, { to: 'damaged', quantity: '4' })
    const good = await move(client, 'scrap', place, '7', { reason: 'Wet' })
    good.assertStatus(409)
    const body = {
      type: 'scrap',
      warehouseId: place.warehouseId,
      reason: 'Wet',
      lines: [{ materialId: place.materialId, quantity: '3', stockStatus: 'damaged' }],
    }
    const scrap = await call(client, 'storekeeper', 'post', '/api/stock-movements', { body })
    scrap.assertStatus(201)
    assert.containsSubset(await levelOf(place), { on_hand_e4: 70_000, held_e4: 10_000 })
    const issued = { ...body, type: 'issue', projectId: (await aProject()).id }
    const dodge = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body: issued,
    })
    dodge.assertStatus(422)
    const back = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${scrap.body().id}/reverse`,
      { body: { reason: 'Wrong pallet' }, seen: scrap.body().version }
    )
    back.assertStatus(200)
    // what was damaged does not come back as good
    assert.containsSubset(await levelOf(place), { on_hand_e4: 100_000, held_e4: 40_000 })
    assert.equal((await held(place)).value, 200)
  })

  test('is held by batch; a proposal leaves it and the expired out', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '20', { tracking: 'batch' })
    for (const [batchNo, days] of [
      ['LATE', 300],
      ['SOON', 30],
      ['NONE', null],
    ] as const) {
      const receipt = await move(client, 'receive', place, '5', { unitCost: '20', batchNo })
      receipt.assertStatus(201)
      const expiresOn = days && inDays(days)
      await db
        .from('stock_batches')
        .where({ material_id: place.materialId, batch_no: batchNo })
        .update({ expires_on: expiresOn })
    }
    const nameless = await setStatus(client, place, { quantity: '1' })
    nameless.assertStatus(422)
    const put = await setStatus(client, place, { quantity: '2', batchNo: 'soon' })
    put.assertStatus(200)
    const { id: projectId } = await aProject()
    const path = `/api/stock-levels/issuable?warehouseId=${place.warehouseId}&materialId=${place.materialId}`
    const staff = await call(client, 'staff', 'get', path)
    staff.assertStatus(403)
    const proposal = await call(client, 'storekeeper', 'get', path)
    proposal.assertStatus(200)
    assert.containsSubset(proposal.body(), { onHand: '15', held: '2', available: '13' })
    assert.deepEqual(
      proposal.body().batches.map(({ batchNo, available }: any) => [batchNo, available]),
      [
        ['SOON', '3'],
        ['LATE', '5'],
        ['NONE', '5'],
      ]
    )
    const heldBatch = await move(client, 'issue', place, '4', { projectId, batchNo: 'SOON' })
    heldBatch.assertStatus(409)
    assert.equal(heldBatch.body().code, 'HELD_BATCH')
    const free = await move(client, 'issue', place, '3', { projectId, batchNo: 'SOON' })
    free.assertStatus(201)
  })

  test('that is missing when counted is not held any more', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    await setStatus(client, place, { quantity: '9' })
    const adjust = await move(client, 'adjust', place, '-5', { reason: 'Stolen' })
    adjust.assertStatus(201)
    assert.containsSubset(await levelOf(place), { on_hand_e4: 50_000, held_e4: 50_000 })
    assert.deepEqual((await checkStock()).problems, [])
  })
})

test.group('Reserved stock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  async function twoProjects() {
    const { id } = await aProject()
    const other = await db.from('projects').whereNot('id', id).select('id').first()
    if (other) return [id, other.id as number]
    const { id: _, ...row } = await db.from('projects').where('id', id).firstOrFail()
    const [copy] = await db
      .table('projects')
      .insert({ ...storedColumns(row), code: 'P-OTHER', quotation_id: null })
    return [id, Number(copy)]
  }

  const reserve = async (
    client: ApiClient,
    place: { materialId: number; warehouseId: number },
    body: Record<string, unknown>,
    by = 'storekeeper'
  ) =>
    call(client, by, 'post', `/api/stock-levels/${(await levelOf(place)).id}/reservations`, {
      body,
    })

  test('goes to its project alone, and is used up by its issue', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const [own, other] = await twoProjects()
    const staff = await reserve(client, place, { projectId: own, quantity: '7' }, 'staff')
    staff.assertStatus(403)
    const guest = await client.get('/api/stock-levels/1/reservations')
    guest.assertStatus(401)
    const tooMuch = await reserve(client, place, { projectId: own, quantity: '10.0001' })
    tooMuch.assertStatus(409)
    const made = await reserve(client, place, { projectId: own, quantity: '7' })
    made.assertStatus(201)
    assert.containsSubset(made.body()[0], { quantity: '7', open: '7', status: 'open' })
    const twice = await reserve(client, place, { projectId: other, quantity: '4' })
    twice.assertStatus(409)
    const theirs = await move(client, 'issue', place, '4', { projectId: other })
    theirs.assertStatus(409)
    const to = await aWarehouse(client)
    const away = await move(client, 'transfer', place, '4', { toWarehouseId: to.id })
    away.assertStatus(409)
    const issue = await move(client, 'issue', place, '8', { projectId: own })
    issue.assertStatus(201)
    assert.containsSubset(await levelOf(place), { reserved_e4: 0, available_e4: 20_000 })
    const back = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${issue.body().id}/reverse`,
      { body: { reason: 'Wrong project' }, seen: issue.body().version }
    )
    back.assertStatus(200)
    assert.containsSubset(await levelOf(place), { reserved_e4: 70_000, available_e4: 30_000 })
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('is released with a reason, once', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const [own, other] = await twoProjects()
    const [one] = (await reserve(client, place, { projectId: own, quantity: '7' })).body()
    const level = await levelOf(place)
    const path = `/api/stock-levels/${level.id}/reservations/${one.id}/release`
    const staff = await call(client, 'staff', 'post', path, { body: { reason: 'Ours' } })
    staff.assertStatus(403)
    const elsewhere = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-levels/${level.id + 1}/reservations/${one.id}/release`,
      { body: { reason: 'Ours' } }
    )
    elsewhere.assertStatus(404)
    const released = await call(client, 'storekeeper', 'post', path, { body: { reason: 'Moved' } })
    released.assertStatus(200)
    assert.containsSubset(released.body()[0], { open: '0', status: 'released' })
    const again = await call(client, 'storekeeper', 'post', path, { body: { reason: 'Moved' } })
    again.assertStatus(409)
    const issue = await move(client, 'issue', place, '10', { projectId: other })
    issue.assertStatus(201)
  })
})
