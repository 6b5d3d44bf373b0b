import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkStock } from '#database/integrity/stock'
import { call } from './support.js'
import {
  agree,
  aPlace,
  aProject,
  aWarehouse,
  held,
  moveAlone,
  seedProject,
} from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'
const waiting = (...approvalReasons: string[]) => ({ status: 'submitted', approvalReasons })

/** What is requested of a movement, by the version that the store sees. */
async function ask(
  client: ApiClient,
  by: string,
  { id }: { id: number },
  action: string,
  body: Record<string, unknown> = {}
) {
  const { version } = (await call(client, 'buyer', 'get', `${MOVEMENTS}/${id}`)).body()
  return call(client, by, 'post', `${MOVEMENTS}/${id}/${action}`, { body, seen: version })
}

async function sent(client: ApiClient, quantity: string, unitCost: string, by = 'storekeeper') {
  const place = await aPlace(client, quantity, unitCost)
  const site = { ...place, warehouseId: (await aWarehouse(client, { name: 'Site store' })).id }
  const more = { toWarehouseId: site.warehouseId }
  const transfer = await moveAlone(client, 'transfer', place, quantity, more, by)
  transfer.assertStatus(201)
  return { place, site, transfer: transfer.body() }
}

const short = (transfer: { lines: { id: number }[] }, received: string) => ({
  ...{ lines: [{ lineId: transfer.lines[0].id, received }], reason: 'Fell off the truck' },
})

test.group('Stock value by word of mouth', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('a stated cost of nothing does not make what is taken away worth nothing', async ({
    client,
    assert,
  }) => {
    for (const valuation of ['moving_average', 'fifo']) {
      const place = await aPlace(client, '1000', '100', { valuation })
      const more = { unitCost: '0', reason: 'Correction' }
      const taken = await moveAlone(client, 'adjust', place, '-900', more)
      taken.assertStatus(201)
      assert.containsSubset(taken.body(), {
        ...waiting('overLimit', 'costZero'),
        value: '90000.00',
      })
      assert.containsSubset(await held(place), { onHand: 1000, value: 100_000 })
      ;(await agree(client, taken.body())).assertStatus(200)
      assert.containsSubset(await held(place), { onHand: 100, value: 10_000 })
    }
  })

  test('a return has no cost of its own, and what waits creates nothing', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '1000', '10')
    const { id: projectId } = await aProject()
    ;(await moveAlone(client, 'issue', place, '1000', { projectId })).assertStatus(201)
    for (const type of ['issue', 'return', 'scrap']) {
      const more = { projectId: type === 'scrap' ? null : projectId, reason: 'x' }
      const stated = await moveAlone(client, type, place, '1', { ...more, unitCost: '9999' })
      stated.assertStatus(422)
      assert.properties(stated.body().errors, ['lines.0.unitCost'])
    }
    const back = await moveAlone(client, 'return', place, '900', { projectId })
    assert.containsSubset(back.body(), { ...waiting('overLimit'), value: '9000.00' })
    assert.containsSubset(await held(place), { onHand: 0, value: 0 })
    ;(await moveAlone(client, 'return', place, '200', { projectId })).assertStatus(201)
    assert.containsSubset(await held(place), { onHand: 200, value: 2000 })
    // what is still out is less than what waits by now: the ledger does not make up the rest
    const late = await agree(client, back.body())
    late.assertStatus(409)
    assert.equal(late.body().code, 'RETURN_EXCEEDED')
  })

  test('where the ledger knows no cost, whatever comes in needs a second person', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0')
    const reason = 'Found'
    const found = await moveAlone(client, 'adjust', place, '1000', { unitCost: '500', reason })
    assert.containsSubset(found.body(), {
      ...waiting('overLimit', 'costUnknown'),
      value: '500000.00',
    })
    for (const type of ['opening', 'receive', 'adjust'])
      for (const unitCost of ['0.01', undefined]) {
        const answer = await moveAlone(client, type, place, '1', { unitCost, reason })
        assert.containsSubset(answer.body(), waiting('costUnknown'))
      }
    const free = await moveAlone(client, 'receive', place, '1', { unitCost: '0' })
    assert.containsSubset(free.body(), waiting('costUnknown', 'costZero'))
    assert.containsSubset(await held(place), { onHand: 0, value: 0 })
  })

  test('anyone who dispatched a transfer does not settle its loss', async ({ client, assert }) => {
    const { site, transfer } = await sent(client, '1000', '29.02')
    const lost = await ask(client, 'storekeeper', transfer, 'receive', short(transfer, '0'))
    lost.assertStatus(200)
    assert.containsSubset(lost.body(), waiting('ownTransferLoss', 'overLimit'))
    const [request] = await db
      .from('approval_requests')
      .where({ document_type: 'stock_movement', document_id: transfer.id })
    assert.equal(Number(request.amount_minor), 29_020_00)
    assert.containsSubset(await held(site), { onHand: 0, inTransit: 1000, transitValue: 29_020 })
    ;(await ask(client, 'storekeeper', transfer, 'approve')).assertStatus(403)
    // said no, it is on its way as before, and comes in whole
    const reason = 'The truck is still there'
    ;(await ask(client, 'buyer', transfer, 'reject', { reason })).assertStatus(200)
    assert.containsSubset(await held(site), { inTransit: 1000 })
    const whole = await ask(client, 'storekeeper', transfer, 'receive')
    assert.containsSubset(whole.body(), { status: 'posted' })
    assert.containsSubset(await held(site), { onHand: 1000, value: 29_020, inTransit: 0 })
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('another person settles a small loss alone, a large one not', async ({ client, assert }) => {
    const small = await sent(client, '10', '20', 'buyer')
    const little = await ask(client, 'storekeeper', small.transfer, 'receive', {
      ...short(small.transfer, '9'),
    })
    assert.containsSubset(little.body(), { status: 'posted', approvalReasons: [] })
    const large = await sent(client, '1000', '29.02', 'buyer')
    const much = await ask(client, 'storekeeper', large.transfer, 'receive', {
      ...short(large.transfer, '100'),
    })
    assert.containsSubset(much.body(), waiting('overLimit'))
    ;(await ask(client, 'buyer', large.transfer, 'approve')).assertStatus(403)
    ;(await ask(client, 'general.manager', large.transfer, 'approve')).assertStatus(200)
    assert.containsSubset(await held(large.site), { onHand: 100, value: 2902, inTransit: 0 })
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('nothing negative arrives', async ({ client }) => {
    const { transfer } = await sent(client, '10', '20')
    for (const received of ['-1', '-0.0001', '1e3']) {
      const answer = await ask(client, 'buyer', transfer, 'receive', short(transfer, received))
      answer.assertStatus(422)
    }
  })

  test('twenty small ones are one big one', async ({ client, assert }) => {
    const place = await aPlace(client, '1000', '100')
    const statuses: string[] = []
    for (let i = 0; i < 20; i++) {
      const answer = await moveAlone(client, 'adjust', place, '-45', { reason: 'Correction' })
      statuses.push(answer.body().status)
      if (i === 2) assert.containsSubset(answer.body(), waiting('overDay'))
    }
    assert.equal(statuses.filter((status) => status === 'posted').length, 2)
    assert.containsSubset(await held(place), { onHand: 910, value: 91_000 })
    // someone else has a day of their own; the next day is a new one
    const other = await moveAlone(client, 'scrap', place, '45', { reason: 'Wet' }, 'buyer')
    assert.equal(other.body().status, 'posted')
    await db.from('stock_releases').update({ released_on: '2020-01-01' })
    const next = await moveAlone(client, 'scrap', place, '45', { reason: 'Wet' })
    assert.equal(next.body().status, 'posted')
  })

  test('lines that take away again do not make it small', async ({ client, assert }) => {
    const place = await aPlace(client, '100', '100')
    const { materialId, warehouseId } = place
    const lines = ['60', '-60'].map((quantity) => ({ materialId, quantity }))
    const body = { type: 'adjust', warehouseId, reason: 'Correction', lines }
    const answer = await call(client, 'storekeeper', 'post', MOVEMENTS, { body })
    assert.containsSubset(answer.body(), { ...waiting('overLimit'), value: '12000.00' })
    // two lines reach past the cheap front of the queue
    const queue = await aPlace(client, '1', '0.01', { valuation: 'fifo' })
    ;(
      await agree(
        client,
        (await moveAlone(client, 'receive', queue, '1', { unitCost: '90000' })).body()
      )
    ).assertStatus(200)
    const twice = ['-1', '-1'].map((quantity) => ({ materialId: queue.materialId, quantity }))
    const both = await call(client, 'storekeeper', 'post', MOVEMENTS, {
      body: { ...body, warehouseId: queue.warehouseId, lines: twice },
    })
    assert.containsSubset(both.body(), { ...waiting('overLimit'), value: '90000.01' })
  })

  test('a count instead of an adjustment waits with the same value', async ({ client, assert }) => {
    const place = await aPlace(client, '1000', '100')
    const body = { type: 'count', warehouseId: place.warehouseId }
    const opened = await call(client, 'storekeeper', 'post', MOVEMENTS, { body })
    const lines = [{ lineId: opened.body().lines[0].id, counted: '100' }]
    ;(await ask(client, 'storekeeper', opened.body(), 'counts', { lines })).assertStatus(200)
    const counted = await ask(client, 'storekeeper', opened.body(), 'submit')
    assert.containsSubset(counted.body(), {
      ...waiting('countDifference', 'overLimit'),
      value: '90000.00',
    })
    assert.containsSubset(await held(place), { onHand: 1000 })
  })

  test('what others agreed to is not undone by one, nor a reversal by its author', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0')
    const { id } = (await moveAlone(client, 'opening', place, '900', { unitCost: '100' })).body()
    ;(await ask(client, 'buyer', { id }, 'approve')).assertStatus(200)
    const asked = await ask(client, 'storekeeper', { id }, 'reverse', { reason: 'Mistake' })
    asked.assertStatus(200)
    assert.equal(asked.body().status, 'posted')
    assert.containsSubset(await held(place), { onHand: 900, value: 90_000 })
    const of = () => db.from('stock_movements').where('source_id', id).orderBy('id', 'desc').first()
    const reversal = await of()
    assert.containsSubset(reversal, { status: 'submitted', approval_reasons: 'overLimit' })
    const again = await ask(client, 'storekeeper', { id }, 'reverse', { reason: 'Again' })
    again.assertStatus(409)
    ;(await ask(client, 'storekeeper', reversal, 'approve')).assertStatus(403)
    ;(await ask(client, 'storekeeper', reversal, 'reverse', { reason: 'x' })).assertStatus(409)
    ;(await ask(client, 'buyer', reversal, 'reject', { reason: 'It is there' })).assertStatus(200)
    ;(await ask(client, 'storekeeper', { id }, 'reverse', { reason: 'Sure' })).assertStatus(200)
    const second = await of()
    const agreed = await ask(client, 'buyer', second, 'approve')
    assert.containsSubset(agreed.body(), { status: 'posted', reversalOfId: id })
    assert.containsSubset(await held(place), { onHand: 0, value: 0 })
    const { status } = await db.from('stock_movements').where('id', id).firstOrFail()
    assert.equal(status, 'reversed')
    ;(await ask(client, 'storekeeper', second, 'reverse', { reason: 'x' })).assertStatus(409)
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('no other currency or spelling of a number makes a cost small', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '1000', '100')
    for (const field of ['currency', 'value', 'approvalReasons', 'agreed']) {
      const named = await moveAlone(client, 'adjust', place, '-1', { reason: 'x', [field]: 'JPY' })
      named.assertStatus(422)
    }
    const more = { reason: 'Correction' }
    const answer = await moveAlone(client, 'adjust', place, '-900', { ...more, unitCost: '1' })
    assert.containsSubset(answer.body(), {
      ...waiting('overLimit', 'costDiffers'),
      ...{ value: '90000.00', currency: 'SAR' },
    })
    for (const unitCost of ['-100', '1e-9', 'NaN', '0x1'])
      (await moveAlone(client, 'adjust', place, '-900', { ...more, unitCost })).assertStatus(422)
  })

  test('guests and others who do not keep the store move nothing', async ({ client }) => {
    const { transfer } = await sent(client, '10', '20')
    const path = `${MOVEMENTS}/${transfer.id}/receive`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    const answer = await call(client, 'staff', 'post', path, { body: {}, seen: transfer.version })
    answer.assertStatus(403)
  })
})
