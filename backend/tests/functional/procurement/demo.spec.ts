import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { DateTime } from 'luxon'
import { checkStock } from '#database/integrity/stock'
import { seedDeliveries } from '#database/seeders/demo/procurement/deliveries'
import { seedPaymentRuns } from '#database/seeders/demo/procurement/payment_runs'
import { seedPurchaseOrders } from '#database/seeders/demo/procurement/purchase_orders'
import { seedRequests } from '#database/seeders/demo/procurement/requests'
import { seedStock } from '#database/seeders/demo/procurement/stock'
import { seedVendorDocuments } from '#database/seeders/demo/procurement/vendor_documents'
import { seedVendors } from '#database/seeders/demo/procurement/vendors'
import { unseal } from '#procurement/vendors/bank/seal'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import Vendor from '#procurement/vendors/models/vendor'
import { call } from './support.js'

/** Of the company, or also of what its stores hold and its vendors have delivered. */
async function seedDemo(stock = false) {
  const users = await db.from('users').select('id', 'username')
  await db.transaction(async (trx) => {
    const context = {
      trx,
      now: DateTime.utc(),
      users: Object.fromEntries(users.map(({ id, username }) => [username, { id }])),
      clients: [],
      projects: [],
    }
    await seedVendors(context)
    await seedPurchaseOrders(context)
    if (!stock) return
    await seedDeliveries(context)
    await seedPaymentRuns(context)
    await seedVendorDocuments(context)
    await seedStock(context)
  })
}

test.group('Procurement of the demo company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemo())

  test('has vendors whose bank fields pass every check', async ({ assert }) => {
    const vendors = await Vendor.query().preload('ratings')
    assert.isAtLeast(vendors.length, 30)
    for (const vendor of vendors) {
      assert.isTrue(isValidIBAN(unseal(vendor, 'iban')!), vendor.name)
      assert.isTrue(isValidBIC(vendor.swiftCode!), vendor.name)
      assert.equal(vendor.ratingScoreBp, vendor.ratings[0]?.scoreBp ?? null)
    }
    const standings = new Set(vendors.map(({ ratingStanding }) => ratingStanding))
    assert.isAtLeast(standings.size, 3)
  })

  test('has orders in every status, whose approvals say the same', async ({ client, assert }) => {
    const orders = await PurchaseOrder.query().preload('lines').orderBy('id')
    assert.isAtLeast(orders.length, 40)
    assert.sameMembers(
      [...new Set(orders.map(({ status }) => status))],
      ['draft', 'submitted', 'approved', 'rejected', 'cancelled']
    )
    assert.deepEqual(
      orders.map(({ number }) => number),
      orders.map(({ number }) => number).toSorted()
    )
    const requests = await db.from('approval_requests').where('document_type', 'purchase_order')
    const expected = {
      submitted: 'pending',
      approved: 'approved',
      rejected: 'rejected',
      cancelled: 'voided',
    }
    for (const order of orders) {
      const request = requests.find(({ document_id: id }) => id === order.id)
      assert.equal(request?.status, expected[order.status as keyof typeof expected], order.number)
      assert.equal(
        order.lines.reduce((sum, { netMinor }) => sum + netMinor, 0),
        order.subtotalMinor - order.freightMinor - order.chargesMinor
      )
    }
    const steps = await db.from('approval_steps').distinct('approver_value')
    assert.isAtLeast(steps.length, 3)
    const waiting = orders.find(({ status }) => status === 'submitted')!
    const shown = await call(client, 'admin', 'get', `/api/purchase-orders/${waiting.id}`)
    assert.equal(shown.body().approval.status, 'pending')
    const approved = orders.find(({ status }) => status === 'approved')!
    const history = await call(
      client,
      'admin',
      'get',
      `/api/purchase-orders/${approved.id}/history`
    )
    assert.equal(history.body()[0].action, 'approve')
  })
})

test.group('Stores of the demo company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemo(true))

  test('hold what their ledger says, and some orders have come in parts', async ({ assert }) => {
    const { checked, problems } = await checkStock()
    assert.isAbove(checked, 15)
    assert.deepEqual(problems, [])
    const statuses = await db.from('purchase_orders').distinct('status')
    assert.includeMembers(
      statuses.map(({ status }) => status),
      ['sent', 'partially_received', 'received']
    )
    const bills = await db.from('purchase_bills').distinct('status')
    assert.sameMembers(
      bills.map(({ status }) => status),
      ['matched', 'blocked']
    )
    const paid = await db.from('purchase_bills').where('paid_minor', '>', 0)
    assert.isNotEmpty(paid)
    const waiting = await db
      .from('stock_movements')
      .whereIn('status', ['in_transit', 'submitted', 'counting'])
    assert.lengthOf(waiting, 3)
  })

  test('buy from vendors whose documents run out soon, and from some whose documents have', async ({
    client,
    assert,
  }) => {
    const documents = await call(client, 'buyer', 'get', '/api/vendor-documents?_start=0&_end=100')
    documents.assertStatus(200)
    const left = documents.body().map((row: { daysLeft: number | null }) => row.daysLeft)
    const within = (least: number, most: number) =>
      left.filter((days: number | null) => days !== null && days >= least && days <= most)
    for (const [least, most] of [
      [-1000, -1],
      [0, 8],
      [9, 31],
      [32, 61],
    ])
      assert.isNotEmpty(within(least, most), `${least} to ${most}`)
    const [{ url }] = documents.body()
    const file = await call(client, 'buyer', 'get', url)
    file.assertStatus(200)
  })

  test('asks for goods at every stage, and drafts orders from an award', async ({ assert }) => {
    const users = await db.from('users').select('id', 'username')
    await db.transaction((trx) =>
      seedRequests({
        trx,
        now: DateTime.utc(2026, 11, 20, 9),
        users: Object.fromEntries(users.map(({ id, username }) => [username, { id }])),
        clients: [],
        projects: [],
      })
    )
    const requests = await db.from('purchase_requests').orderBy('id').select('id', 'status')
    assert.deepEqual(
      requests.map(({ status }) => status),
      ['awarded', 'quoting', 'approved', 'submitted', 'draft']
    )
    const awards = await db.from('purchase_request_awards').whereNotNull('purchase_order_id')
    assert.isNotEmpty(awards)
    for (const { lowest, reason } of awards) assert.equal(Boolean(lowest), reason === null)
  })

  test('has a payment run that is approved and one that is prepared', async ({ assert }) => {
    const runs = await db.from('payment_runs').orderBy('id')
    assert.deepEqual(
      runs.map(({ status }) => status),
      ['approved', 'draft']
    )
    for (const { total_minor: total } of runs) assert.isAbove(Number(total), 0)
    const frozen = await db.from('payment_run_vendors').where('payment_run_id', runs[0].id)
    assert.isTrue(frozen.every(({ iban_sealed: iban }) => iban !== null))
  })
})
