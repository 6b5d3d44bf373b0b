import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { inDays } from '#tests/helpers/days'
import { accountMoves, owedOn } from '#procurement/vendor_statements/vendor_account'
import { aMaterial } from './stock_support.js'
import { call, line } from './support.js'
import {
  aDeliveredOrder,
  aForeignVendor,
  aTaxedBill,
  aTaxedVendor,
  billNow,
  faults,
  kindId,
  pay,
  receive,
  sayResidency,
  sendBill,
  withheldRows,
} from './withholding_support.js'

test.group('Withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is taken off the payment, settles the bill and is owed to the authority', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId })
    assert.equal(bill.bill.lines[0].withholdingKind.code, 'technical')
    const before = await call(
      client,
      'accountant',
      'get',
      `/api/bills/${bill.id}/withholding?amount=1000`
    )
    assert.containsSubset(before.body(), { withholdingTax: '50.00', net: '950.00' })
    ;(await pay(client, bill, '1000')).assertStatus(201)
    const now = await billNow(client, bill)
    assert.containsSubset(now, { open: '0.00', paid: '1000.00' })
    assert.containsSubset(now.payments[0], {
      amount: '1000.00',
      withholdingTax: '50.00',
      net: '950.00',
    })
    assert.deepEqual(await faults(), [])
    const lines = await db
      .from('journal_lines')
      .whereIn('role', ['bank', 'withholding_payable'])
      .where((own) => own.whereNull('party_id').orWhere('party_id', vendorId))
      .orderBy('id')
    const credits = lines.map((row) => [row.role, Number(row.credit_minor)])
    assert.sameDeepMembers(credits, [
      ['bank', 950_00],
      ['withholding_payable', 50_00],
    ])
    const account = { vendorId, currency: 'SAR' }
    const moves = await accountMoves(account, { to: inDays(0) })
    assert.sameDeepMembers(
      moves.map(({ kind, amountMinor }) => [kind, amountMinor]),
      [
        ['vendor_bill', 1000_00],
        ['vendor_payment', -950_00],
        ['vendor_withholding', -50_00],
      ]
    )
    assert.equal(await owedOn(account, inDays(0)), 0)
  })

  test('of part payments adds up to exactly the tax of the bill', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    // 5 % of 333.33 is 16.6665
    const bill = await aTaxedBill(client, { vendorId, net: '333.33' })
    for (const amount of ['0.01', '111.11', '0.05', '100', '0.02', '122.14'])
      (await pay(client, bill, amount)).assertStatus(201)
    const rows = await withheldRows({ purchase_bill_id: bill.id })
    const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0)
    assert.equal(sum('subject_minor'), 333_33)
    assert.equal(sum('tax_minor'), 16_67)
    assert.deepEqual(await faults(), [])
  })

  test('is counted on the amount before VAT, of each kind on its own', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client, 'royalties')
    const order = await aDeliveredOrder(client, {
      vendorId,
      order: { lines: [line('1000'), line('500')] },
    })
    const all = (await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}`)).body()
    const lines = all.lines.map(({ id }: { id: number }) => ({ lineId: id, accepted: '1' }))
    const path = `/api/purchase-orders/${order.id}`
    ;(
      await call(client, 'storekeeper', 'post', `${path}/receipts`, {
        body: { lines },
        seen: all.version,
      })
    ).assertStatus(201)
    const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
    const technical = await kindId('technical')
    const made = await call(client, 'po.clerk', 'post', `${path}/bills`, {
      body: {
        ...{ vendorNumber: 'V-1', printedTotal: '1725' },
        lines: [
          { lineId: lines[0].lineId, quantity: '1', unitPrice: '1000' },
          {
            lineId: lines[1].lineId,
            quantity: '1',
            unitPrice: '500',
            withholdingKindId: technical,
          },
        ],
      },
      seen,
    })
    made.assertStatus(201)
    const bill = { orderId: order.id, id: made.body()[0].id }
    ;(await pay(client, bill, '1725')).assertStatus(201)
    const rows = await withheldRows({ purchase_bill_id: bill.id })
    assert.sameDeepMembers(
      rows.map((row) => [Number(row.subject_minor), Number(row.tax_minor)]),
      [
        [1000_00, 150_00],
        [500_00, 25_00],
      ]
    )
    assert.deepEqual(await faults(), [])
  })

  test('is not taken off a resident, nor off goods from abroad', async ({ client, assert }) => {
    const resident = await aForeignVendor({ country: 'المملكة العربية السعودية' })
    const own = await aTaxedBill(client, { vendorId: resident.id })
    assert.isNull(own.bill.lines[0].withholdingKind)
    const material = await aMaterial(client)
    const foreign = await aForeignVendor()
    const goods = await aTaxedBill(client, {
      vendorId: foreign.id,
      order: {
        lines: [
          line('1000', {
            materialId: material.id,
            unit: 'bag',
            vatCategory: 'O',
            vatRate: undefined,
          }),
        ],
      },
    })
    assert.isNull(goods.bill.lines[0].withholdingKind)
    for (const bill of [own, goods]) (await pay(client, bill, '1000')).assertStatus(201)
    assert.deepEqual(await withheldRows(), [])
  })

  test('of services is stated, and left out with a reason only', async ({ client, assert }) => {
    const { id: vendorId } = await aForeignVendor()
    const order = await aDeliveredOrder(client, { vendorId })
    await receive(client, order)
    const silent = await sendBill(client, order)
    silent.assertStatus(422)
    assert.properties(silent.body().errors, ['lines.0.withholdingKindId'])
    const none = await sendBill(client, order, { of: { withholdingKindId: null } })
    none.assertStatus(422)
    assert.properties(none.body().errors, ['withholdingNote'])
    ;(await sendBill(client, order, { of: { withholdingKindId: 999_999 } })).assertStatus(422)
    const said = await sendBill(client, order, {
      of: { withholdingKindId: null },
      bill: { withholdingNote: 'Performed and used abroad' },
    })
    said.assertStatus(201)
    assert.equal(said.body()[0].withholdingNote, 'Performed and used abroad')
  })

  test('follows the currency, in riyals at the rate of the day', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, currency: 'USD' })
    ;(await pay(client, bill, '400')).assertStatus(201)
    ;(await pay(client, bill, '600')).assertStatus(201)
    const rows = await withheldRows({ purchase_bill_id: bill.id })
    assert.deepEqual(
      rows.map((row) => [Number(row.tax_minor), Number(row.base_tax_minor)]),
      [
        [20_00, 75_00],
        [30_00, 112_50],
      ]
    )
    assert.deepEqual(await faults(), [])
  })

  test('does not follow who says later that the vendor is resident', async ({ client, assert }) => {
    const { id: vendorId } = await aForeignVendor()
    const bill = await aTaxedBill(client, {
      vendorId,
      of: { withholdingKindId: await kindId('technical') },
    })
    await db.from('vendors').where('id', vendorId).update({ country: 'Saudi Arabia' })
    const path = `/api/vendors/${vendorId}/withholding`
    const shown = await call(client, 'accountant', 'get', path)
    assert.containsSubset(shown.body(), { isResident: false, isStated: true })
    for (const by of ['accountant', 'buyer', 'po.clerk']) {
      const body = { isResident: true, kindId: null }
      ;(await call(client, by, 'patch', path, { body, seen: 1 })).assertStatus(403)
    }
    ;(await sayResidency(client, vendorId, { isResident: true })).assertStatus(200)
    ;(await pay(client, bill, '1000')).assertStatus(201)
    const [row] = await withheldRows({ purchase_bill_id: bill.id })
    assert.equal(Number(row.tax_minor), 50_00)
    const log = await db.from('audit_logs').where('entity_type', 'vendor_residency').orderBy('id')
    assert.equal(log.length, 2)
  })

  test('is closed to guests and to those without the ability', async ({ client }) => {
    ;(await client.get('/api/withholdings')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/withholdings')).assertStatus(403)
  })
})
