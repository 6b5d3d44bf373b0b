import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { recompute } from '#database/recompute/index'
import { aProject, aWarehouse, held, move, seedProject } from '../procurement/stock_support.js'
import { aVendor, call, invoice } from '../procurement/support.js'
import { Bought } from './bought.js'
import { daysAgo } from './buying.js'

const MOVEMENTS = '/api/stock-movements'

type Attempt = (
  client: ApiClient,
  projectId: number
) => Promise<[number, number] | [unknown, unknown]>

const status = async (answer: Promise<any>) => (await answer).status() as number

/** What is tried, with what came of it beside what has to. */
const ATTEMPTS: Record<string, Attempt> = {
  'dinars of three decimals at a third off, billed in three parts': async (client) => {
    const order = await Bought.order(client, '10.0005', '3', { currency: 'KWD', discount: '33.33' })
    await order.receive('3')
    for (const number of ['A', 'B', 'C'])
      await order.bill(number, '1', '6.6673', { printedTotal: '7.667' })
    return [(await order.bills()).map(({ status: is }) => is).join(), 'matched,matched,matched']
  },
  'an amount with more digits than yen have': async (client) => {
    const order = await Bought.order(client, '100', '3', { currency: 'JPY' })
    await order.receive('3')
    return [await status(order.bill('J', '3', '100', { printedTotal: '345.5' })), 422]
  },
  'credit once all was paid: the vendor owes, and nothing more is paid': async (client) => {
    const { id: vendorId } = await aVendor({ status: 'approved' })
    const order = await Bought.order(client, '100', '10', { vendorId })
    await order.receive('10')
    await order.bill('P', '10', '100')
    await order.pay('1150')
    await order.agreed(await order.credit('CN', '500'))
    const [{ open }] = await order.bills()
    return [open, '-575.00']
  },
  'more than is open, by the smallest unit': async (client) => {
    const order = await Bought.order(client, '33.3333', '3', { currency: 'BHD' })
    await order.receive('3')
    await order.bill('S', '3', '33.3333', { printedTotal: '115.000' })
    return [await status(order.pay('115.001')), 422]
  },
  'an order is cancelled once a part of it was billed': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('5')
    await order.bill('X', '5', '10')
    return [await status(order.post('buyer', 'cancel', { reason: 'x' })), 409]
  },
  'an issue dated before a count that found all of it': async (client, projectId) => {
    const order = await Bought.order(client, '10')
    await order.receive('10', { receivedOn: daysAgo(0) })
    const { place } = order
    const body = {
      type: 'count',
      warehouseId: place.warehouseId,
      lines: [{ materialId: place.materialId }],
    }
    const count = (await call(client, 'storekeeper', 'post', MOVEMENTS, { body })).body()
    const early = await move(client, 'issue', place, '4', { projectId, movedOn: daysAgo(3) })
    const lines = [{ lineId: count.lines[0].id, counted: '10' }]
    const path = `${MOVEMENTS}/${count.id}`
    const noted = await call(client, 'storekeeper', 'post', `${path}/counts`, {
      body: { lines },
      seen: count.version,
    })
    await call(client, 'storekeeper', 'post', `${path}/submit`, {
      body: {},
      seen: noted.body().version,
    })
    return [[early.status(), (await held(place)).onHand].join(), '409,10']
  },
  'a delivery is taken back once it has borne freight': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    await order.land('25')
    return [await status(order.reverseReceipt()), 409]
  },
  'a transfer is taken back once its goods were handed on': async (client, projectId) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    const to = (await aWarehouse(client)).id as number
    const sent = (await move(client, 'transfer', order.place, '6', { toWarehouseId: to })).body()
    const path = `${MOVEMENTS}/${sent.id}`
    const came = await call(client, 'storekeeper', 'post', `${path}/receive`, {
      body: {},
      seen: sent.version,
    })
    await move(client, 'issue', { ...order.place, warehouseId: to }, '1', { projectId })
    const seen = came.body().version
    return [
      await status(
        call(client, 'storekeeper', 'post', `${path}/reverse`, { body: { reason: 'x' }, seen })
      ),
      409,
    ]
  },
  'a delivery is taken back once a part was transferred': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    const to = (await aWarehouse(client)).id as number
    await move(client, 'transfer', order.place, '6', { toWarehouseId: to })
    return [await status(order.reverseReceipt()), 409]
  },
  'a short-closed order is billed in full': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('4')
    await order.post('buyer', 'close', { reason: 'Enough' })
    await order.bill('F', '10', '10')
    return [(await order.bills())[0].status, 'blocked']
  },
  'two credit notes on the same rest of a line': async (client) => {
    const order = await Bought.order(client, '100')
    await order.receive('10')
    await order.bill('T', '10', '100')
    const one = await order.credit('CN-1', '700')
    const two = await order.credit('CN-2', '700')
    const answers = [await order.agreed(one), await order.agreed(two)]
    return [answers.map((answer) => answer.status()).join(), '200,409']
  },
  'retention is paid out, then all is credited': async (client) => {
    const order = await Bought.order(client, '100', '10', { retention: '10' })
    await order.receive('10')
    await order.bill('R', '10', '100')
    await order.pay('100', { kind: 'retention', note: 'Agreed' })
    await order.agreed(await order.credit('CN', '1000', '10'))
    const [{ open, held: kept }] = await order.bills()
    return [`${open} ${kept}`, '-100.00 0.00']
  },
  'the price of goods is lowered once a part was issued': async (client, projectId) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    await order.bill('L', '10', '10')
    await move(client, 'issue', order.place, '4', { projectId })
    await order.agreed(await order.credit('CN', '20'))
    return [(await held(order.place)).value, 48]
  },
  'a blocked bill is credited, then released': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    await order.bill('D', '10', '20')
    await order.agreed(await order.credit('CN', '90'))
    await order.onBill('release', 'buyer', { reason: 'Agreed' })
    return [(await held(order.place)).value, 110]
  },
  'a dearer bill is cancelled once its goods were issued': async (client, projectId) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    await order.bill('C', '10', '10.1')
    await move(client, 'issue', order.place, '7', { projectId })
    await order.onBill('cancel', 'po.clerk', { reason: 'x' })
    return [(await held(order.place)).value, 30]
  },
  'freight on goods that were issued, whose issue is then taken back': async (
    client,
    projectId
  ) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    const issue = (await move(client, 'issue', order.place, '10', { projectId })).body()
    await order.land('33.33')
    const path = `${MOVEMENTS}/${issue.id}/reverse`
    return [
      await status(
        call(client, 'storekeeper', 'post', path, { body: { reason: 'x' }, seen: issue.version })
      ),
      409,
    ]
  },
  'the number of a bill again, written otherwise': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('10')
    await order.bill('inv-007', '5', '10')
    return [await status(order.bill(' INV-007', '5', '10')), 409]
  },
  'freight is billed twice': async (client) => {
    const order = await Bought.order(client, '10', '10', { freight: '500' })
    const charges = [{ kind: 'freight', amount: '500' }]
    for (const vendorNumber of ['F-1', 'F-2'])
      await order.post('po.clerk', 'bills', invoice({ vendorNumber, lines: [], charges }))
    const states = (await order.bills()).map(({ status: is }) => is)
    return [states.sort().join(), 'blocked,matched']
  },
  'a bill for goods that have not come is released, and they come': async (client) => {
    const order = await Bought.order(client, '10')
    await order.bill('E', '10', '12')
    await order.onBill('release', 'buyer', { reason: 'Paid ahead' })
    await order.receive('10')
    return [(await held(order.place)).value, 120]
  },
  'more goes back than the delivery brought, though the order has more': async (client) => {
    const order = await Bought.order(client, '10')
    await order.receive('4')
    await order.receive('6')
    return [await status(order.giveBack('7')), 422]
  },
  'a receipt dated before another takes its place in the queue': async (client, projectId) => {
    const order = await Bought.order(client, '10', '10', { orderedOn: daysAgo(9) })
    await order.receive('5')
    const late = { unitCost: '99', movedOn: daysAgo(5) }
    await move(client, 'receive', order.place, '5', late)
    await move(client, 'issue', order.place, '5', { projectId })
    return [(await held(order.place)).value, 50]
  },
}

test.group('Attempts on the figures of buying', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  for (const [name, attempt] of Object.entries(ATTEMPTS))
    test(name, async ({ client, assert }) => {
      const { id } = await aProject()
      for (const [currency, rate] of [
        ['KWD', '12.2'],
        ['JPY', '0.025'],
      ])
        await call(client, 'accountant', 'post', '/api/exchange-rates', {
          body: { currency, rate, effectiveOn: '2026-01-01' },
        })
      const [came, due] = await attempt(client, id)
      assert.deepEqual(came, due)
      assert.deepEqual((await recompute()).differences, [])
    })
})
