import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkVendorRefunds } from '#database/integrity/bills'
import { today } from '#core/settings/firm_clock'
import { addDays } from '#core/settings/days'
import { call } from './support.js'
import { aPaidBack } from './vendor_refund_support.js'
import { fresh } from './goods_receipt_support.js'
import { aDelivered, billOf, healthy } from './vendor_credit_support.js'

const refund = (client: ApiClient, vendorId: number, body: object, by = 'accountant') =>
  call(client, by, 'post', `/api/vendors/${vendorId}/refunds`, {
    body: { currency: 'SAR', reference: 'TRX 1', ...body },
  })

test.group('Refunds of vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bring back what was credited after it was paid, and no more', async ({
    client,
    assert,
  }) => {
    const { order, vendorId } = await aPaidBack(client)
    const path = `/api/vendors/${vendorId}/refunds`
    const before = await call(client, 'accountant', 'get', path)
    assert.containsSubset(before.body(), { owed: [{ currency: 'SAR', amount: '230.00' }] })
    for (const body of [{ amount: '230.01' }, { amount: '1', currency: 'USD' }]) {
      const over = await refund(client, vendorId, body)
      over.assertStatus(422)
      assert.properties(over.body().errors, ['amount'])
    }
    const part = await refund(client, vendorId, { amount: '100' })
    part.assertStatus(201)
    assert.containsSubset(part.body(), {
      owed: [{ currency: 'SAR', amount: '130.00' }],
      refunds: [{ amount: '100.00', status: 'posted', reference: 'TRX 1' }],
    })
    const bill = await billOf(client, order)
    assert.containsSubset(bill, { open: '-130.00', paid: '475.00' })
    assert.containsSubset(bill.payments.at(-1), { kind: 'refund', amount: '-100.00' })
    ;(await refund(client, vendorId, { amount: '130.01' })).assertStatus(422)
    const rest = await refund(client, vendorId, { amount: '130' })
    assert.deepEqual(rest.body().owed, [])
    assert.equal((await billOf(client, order)).open, '0.00')
    assert.deepEqual([...(await healthy()), ...(await checkVendorRefunds()).problems], [])
  })

  test('bring back all of a bill with the retention that was released of it', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client, { billed: '5', terms: { retention: '10' } })
    const path = `${order.path}/bills/${order.bill.id}`
    const pay = async (body: Record<string, unknown>) => {
      const seen = (await billOf(client, order)).version as number
      const paid = await call(client, 'accountant', 'post', `${path}/pay`, { body, seen })
      paid.assertStatus(201)
    }
    const bill = await billOf(client, order)
    await pay({ amount: bill.open })
    await pay({ kind: 'retention', amount: bill.retention, note: 'Guarantee in its place' })
    const lines = [{ billLineId: order.bill.lines[0].id, amount: '500', quantity: '5' }]
    const credit = await call(client, 'po.clerk', 'post', `${path}/credit-notes`, {
      body: { vendorNumber: 'CN-1', reason: 'All were cracked', lines },
      seen: (await billOf(client, order)).version,
    })
    credit.assertStatus(201)
    const agree = `/api/vendor-credits/${credit.body().id}/approve`
    ;(await call(client, 'buyer', 'post', agree, { body: {}, seen: 1 })).assertStatus(200)
    const { vendorId } = await fresh(client, order.id)
    const back = await refund(client, vendorId, { amount: '575' })
    back.assertStatus(201)
    assert.deepEqual(back.body().owed, [])
    assert.containsSubset(await billOf(client, order), { open: '0.00', paid: '0.00' })
    assert.deepEqual([...(await healthy()), ...(await checkVendorRefunds()).problems], [])
  })

  test('are recorded by who pays, and not by who recorded the credit', async ({
    client,
    assert,
  }) => {
    const { vendorId, creditId } = await aPaidBack(client)
    const guest = await client.get(`/api/vendors/${vendorId}/refunds`)
    guest.assertStatus(401)
    for (const by of ['staff', 'storekeeper'])
      (await refund(client, vendorId, { amount: '10' }, by)).assertStatus(403)
    const accountant = await db.from('users').where('username', 'accountant').firstOrFail()
    await db.from('vendor_credits').where('id', creditId).update({ created_by: accountant.id })
    const own = await refund(client, vendorId, { amount: '10' })
    own.assertStatus(403)
    assert.equal(own.body().code, 'OWN_VENDOR_CREDIT')
    const absent = await refund(client, 999_999, { amount: '10' })
    absent.assertStatus(404)
  })

  test('have a day after the credit, in an open period', async ({ client, assert }) => {
    const { vendorId } = await aPaidBack(client)
    for (const receivedOn of [addDays(today(), 1), addDays(today(), -1)]) {
      const wrong = await refund(client, vendorId, { amount: '10', receivedOn })
      wrong.assertStatus(422)
      assert.properties(wrong.body().errors, ['receivedOn'])
    }
    const silent = await refund(client, vendorId, { amount: '10', reference: '' })
    silent.assertStatus(422)
  })

  test('are cancelled by opposite entries, once, with the reason', async ({ client, assert }) => {
    const { order, vendorId } = await aPaidBack(client)
    const [made] = (await refund(client, vendorId, { amount: '230' })).body().refunds
    const path = `/api/vendors/${vendorId}/refunds/${made.id}/cancel`
    const cancel = (body: object, by = 'accountant') =>
      call(client, by, 'post', path, { body: { ...body } })
    ;(await cancel({ reason: 'Bounced' }, 'staff')).assertStatus(403)
    ;(await cancel({ reason: '' })).assertStatus(422)
    const other = await call(
      client,
      'accountant',
      'post',
      `/api/vendors/${vendorId + 1}/refunds/${made.id}/cancel`,
      { body: { reason: 'Bounced' } }
    )
    other.assertStatus(404)
    const done = await cancel({ reason: 'Bounced' })
    done.assertStatus(200)
    assert.containsSubset(done.body(), {
      owed: [{ currency: 'SAR', amount: '230.00' }],
      refunds: [{ status: 'cancelled', cancelReason: 'Bounced' }],
    })
    const bill = await billOf(client, order)
    assert.containsSubset(bill, { open: '-230.00', paid: '575.00' })
    assert.lengthOf(
      bill.payments.filter(({ kind }: any) => kind === 'refund'),
      2
    )
    ;(await cancel({ reason: 'Bounced' })).assertStatus(409)
    assert.deepEqual([...(await healthy()), ...(await checkVendorRefunds()).problems], [])
  })
})
