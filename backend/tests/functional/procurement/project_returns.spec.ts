import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { anOrder, call, line } from './support.js'
import {
  aMaterial,
  aPlace,
  aProject,
  aWarehouse,
  agree,
  held,
  move,
  moveAlone,
  seedProject,
} from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'

test.group('Returns of a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('are never more than it got, over all its returns', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    const nothing = await move(client, 'return', place, '1', { projectId })
    nothing.assertStatus(409)
    nothing.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '0' })
    await move(client, 'issue', place, '4', { projectId })
    const part = await move(client, 'return', place, '3', { projectId })
    part.assertStatus(201)
    const over = await move(client, 'return', place, '1.0001', { projectId })
    over.assertStatus(409)
    over.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '1' })
    const split = {
      type: 'return',
      warehouseId: place.warehouseId,
      projectId,
      lines: Array.from({ length: 2 }, () => ({ materialId: place.materialId, quantity: '0.6' })),
    }
    const twice = await call(client, 'storekeeper', 'post', MOVEMENTS, { body: split })
    twice.assertStatus(409)
    assert.equal((await held(place)).onHand, 9)
    const last = await move(client, 'return', place, '1', { projectId })
    last.assertStatus(201)
  })

  test('a return that has become worth more while it waited is not agreed to', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '1000', '20')
    const { id: projectId } = await aProject()
    const issue = await moveAlone(client, 'issue', place, '400', { projectId })
    issue.assertStatus(201)
    const waiting = await moveAlone(client, 'return', place, '300', { projectId })
    waiting.assertBodyContains({ status: 'submitted', value: '6000.00' })
    await move(client, 'receive', place, '600', { unitCost: '200' })
    // the later issue comes back first, and it went out at the new average
    ;(await moveAlone(client, 'issue', place, '300', { projectId })).assertStatus(201)
    const before = await held(place)
    const late = await agree(client, waiting.body())
    late.assertStatus(409)
    late.assertBodyContains({ code: 'AMOUNT_CHANGED' })
    assert.deepEqual(await held(place), before)
  })

  test('an issue that came back is not taken back as well, nor is a reversed one returned', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    const reverse = (id: number) =>
      call(client, 'storekeeper', 'post', `${MOVEMENTS}/${id}/reverse`, {
        body: { reason: 'x' },
        seen: 1,
      })
    const issue = (await move(client, 'issue', place, '4', { projectId })).body()
    const back = (await move(client, 'return', place, '3', { projectId })).body()
    const blocked = await reverse(issue.id)
    blocked.assertStatus(409)
    blocked.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '1' })
    const undone = await reverse(back.id)
    undone.assertStatus(200)
    const taken = await reverse(issue.id)
    taken.assertStatus(200)
    const gone = await move(client, 'return', place, '1', { projectId })
    gone.assertStatus(409)
    assert.equal((await held(place)).onHand, 10)
  })

  test('may be of what a vendor brought straight to the site', async ({ client, assert }) => {
    const { place, order, post } = await orderForSite(client)
    const { projectId } = order
    const early = await move(client, 'return', place, '1', { projectId })
    early.assertStatus(409)
    const receipt = await post('storekeeper', 'receipts', {
      lines: [{ lineId: order.lines[0].id, accepted: '2' }],
    })
    receipt.assertStatus(201)
    const surplus = await move(client, 'return', place, '80', { projectId })
    surplus.assertStatus(201)
    const more = await move(client, 'return', place, '0.0001', { projectId })
    more.assertStatus(409)
    // two of five pallets at five riyals
    assert.containsSubset(await held(place), { onHand: 80, value: 10 })
  })

  test('keep a delivery to the site that has come back from being taken back', async ({
    client,
    assert,
  }) => {
    const { place, order, post } = await orderForSite(client)
    const receive = async () =>
      (
        await post('storekeeper', 'receipts', {
          lines: [{ lineId: order.lines[0].id, accepted: '2' }],
        })
      ).body()[0]
    const receipt = await receive()
    const goods = { projectId: order.projectId }
    const back = (await move(client, 'return', place, '30', goods)).body()
    const reverse = (id: number) => post('storekeeper', `receipts/${id}/reverse`, { reason: 'x' })
    const blocked = await reverse(receipt.id)
    blocked.assertStatus(409)
    blocked.assertBodyContains({ code: 'RECEIPT_RETURNED', available: '50' })
    const more = await receive()
    const spare = await reverse(more.id)
    spare.assertStatus(200)
    const path = `${MOVEMENTS}/${back.id}/reverse`
    await call(client, 'storekeeper', 'post', path, { body: { reason: 'x' }, seen: back.version })
    const taken = await reverse(receipt.id)
    taken.assertStatus(200)
    const gone = await move(client, 'return', place, '0.0001', goods)
    gone.assertStatus(409)
    assert.equal((await held(place)).onHand, 0)
  })

  test('name a serial number that the project was given, however it is written', async ({
    client,
  }) => {
    const place = await aPlace(client, '0', '20', { tracking: 'serial' })
    const { id: projectId } = await aProject()
    for (const batchNo of ['S1', 'S2', 'S3'])
      (await move(client, 'receive', place, '1', { unitCost: '9', batchNo })).assertStatus(201)
    for (const batchNo of ['s1', 'S2'])
      (await move(client, 'issue', place, '1', { projectId, batchNo })).assertStatus(201)
    const scrap = await move(client, 'scrap', place, '1', { reason: 'broken', batchNo: 'S3' })
    scrap.assertStatus(201)
    const strange = await move(client, 'return', place, '1', { projectId, batchNo: 'S3' })
    strange.assertStatus(409)
    strange.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '0', batchNo: 'S3' })
    const own = await move(client, 'return', place, '1', { projectId, batchNo: 'S1 ' })
    own.assertStatus(201)
    const again = await move(client, 'return', place, '1', { projectId, batchNo: 's1' })
    again.assertStatus(409)
  })

  test('under a number take what came under it and what the vendor brought without one', async ({
    client,
  }) => {
    const { place, order, post } = await orderForSite(client, { tracking: 'batch' })
    const receive = (accepted: string, batchNo?: string) =>
      post('storekeeper', 'receipts', {
        lines: [{ lineId: order.lines[0].id, accepted, ...(batchNo && { batchNo }) }],
      })
    const named = (await receive('1', 'A')).body()[0]
    await receive('1')
    const goods = (batchNo: string) => ({ projectId: order.projectId, batchNo })
    const over = await move(client, 'return', place, '80.5', goods('a'))
    over.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '80' })
    const mixed = await move(client, 'return', place, '60', goods('a'))
    mixed.assertStatus(201)
    const other = await move(client, 'return', place, '21', goods('B'))
    other.assertBodyContains({ code: 'RETURN_EXCEEDED', available: '20' })
    const blocked = await post('storekeeper', `receipts/${named.id}/reverse`, { reason: 'x' })
    blocked.assertBodyContains({ code: 'RECEIPT_RETURNED', available: '20', batchNo: 'A' })
  })
})

/** An approved order of a project's site: pallets of forty bags. */
async function orderForSite(client: ApiClient, material: Record<string, unknown> = {}) {
  const { id: materialId } = await aMaterial(client, {
    units: [{ unit: 'pallet', factor: '40' }],
    ...material,
  })
  const { id: warehouseId } = await aWarehouse(client)
  const { id: projectId } = await aProject()
  const order = await anOrder(client, 'po.clerk', '5', {
    projectId,
    lines: [line('5', { quantity: '5', materialId, unit: 'pallet' })],
  })
  const path = `/api/purchase-orders/${order.id}`
  const post = async (by: string, verb: string, body: object = {}) => {
    const { version } = (await call(client, 'buyer', 'get', path)).body()
    return call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen: version })
  }
  await post('po.clerk', 'submit')
  ;(await post('chief.engineer', 'approve')).assertStatus(200)
  return { place: { materialId, warehouseId }, order, post }
}
