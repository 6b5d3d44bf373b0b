import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import { loadSettings } from '#core/settings/settings'
import { SAMPLE_IBAN } from '#database/factories/procurement/vendor_factory'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'
import {
  aDraft,
  aDueBill,
  anApprovedRun,
  aPaidVendor,
  billNow,
  payByHand,
  RUNS,
  step,
} from './payment_run_support.js'

const OTHER_IBAN = 'SA4420000001234567891234'

const file = (client: ApiClient, { id }: { id: number }, by = 'accountant') =>
  call(client, by, 'get', `${RUNS}/${id}/bank-file`)

const textOf = (response: Awaited<ReturnType<typeof file>>) =>
  String(response.text() || response.body())

/** An approved run of one bill of one vendor with an account. */
async function anApproved(client: ApiClient, name = 'Najd Steel') {
  const vendor = await aPaidVendor({ name, accountName: `${name} LLC` })
  const bill = await aDueBill(client, { vendorId: vendor.id })
  const run = await anApprovedRun(client, [{ billId: bill.id, amount: '1150' }])
  return { vendor, bill, run }
}

test.group('Files of payment runs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoCompany()
    // what is known of a company that another test rolled back would be forgotten in the middle of this one
    await loadSettings()
  })

  test('are for the bank, once another person has approved, and each copy is logged', async ({
    client,
    assert,
  }) => {
    const [one, two] = [
      await aPaidVendor(),
      await aPaidVendor({ name: 'شركة', accountName: 'شركة نجد' }),
    ]
    const bills = [
      await aDueBill(client, { vendorId: one.id }),
      await aDueBill(client, { vendorId: one.id, net: '10' }),
      await aDueBill(client, { vendorId: two.id, net: '1' }),
    ]
    const amounts = ['1150', '11.5', '1.15']
    const run = await aDraft(
      client,
      bills.map(({ id }, i) => ({ billId: id, amount: amounts[i]! }))
    )
    ;(await file(client, run)).assertStatus(409)
    ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
    ;(await file(client, run)).assertStatus(409)
    ;(await step(client, run, 'general.manager', 'approve')).assertStatus(200)
    ;(await file(client, run, 'buyer')).assertStatus(403)
    const answer = await file(client, run)
    answer.assertStatus(200)
    const xml = textOf(answer)
    assert.include(answer.header('content-disposition'), `${run.number}.xml`)
    assert.include(xml, `<CtrlSum>1162.65</CtrlSum>`)
    assert.include(xml, `<InstdAmt Ccy="SAR">1161.50</InstdAmt>`)
    assert.include(xml, `<IBAN>${SAMPLE_IBAN}</IBAN>`)
    assert.include(xml, `<Nm>shrkh njd</Nm>`)
    assert.include(xml, `<Ustrd>${bills[0]!.number} ${bills[1]!.number}</Ustrd>`)
    assert.include(xml, `<ReqdExctnDt><Dt>${inDays(0)}</Dt></ReqdExctnDt>`)
    // the same file again, so that the bank takes it once
    assert.equal(textOf(await file(client, run)), xml)
    const sha256 = createHash('sha256').update(xml).digest('hex')
    const logged = await db
      .from('audit_logs')
      .where({ action: 'download', entity_type: 'payment_run', entity_id: String(run.id) })
    assert.lengthOf(logged, 2)
    assert.include(logged[0].changes, sha256)
    for (const { changes } of await db.from('audit_logs').where('entity_type', 'payment_run'))
      assert.notInclude(changes, SAMPLE_IBAN)
    ;(await step(client, run, 'admin', 'pay')).assertStatus(200)
    ;(await file(client, run)).assertStatus(409)
  })

  test('are refused, as the payment is, when a vendor has another account', async ({
    client,
    assert,
  }) => {
    const { vendor, bill, run } = await anApproved(client, 'Changing')
    const path = `/api/vendors/${vendor.id}`
    const sent = { body: { iban: OTHER_IBAN }, seen: 1 }
    ;(await call(client, 'buyer', 'patch', path, sent)).assertStatus(200)
    for (const refused of [await file(client, run), await step(client, run, 'admin', 'pay')]) {
      refused.assertStatus(409)
      assert.include(refused.text(), 'Changing')
    }
    const accounts = await call(client, 'admin', 'get', `${path}/bank-accounts`)
    const [{ id, version: seen }] = accounts.body()
    const at = `${path}/bank-accounts/${id}/approve`
    ;(await call(client, 'admin', 'post', at, { body: {}, seen })).assertStatus(200)
    for (const refused of [await file(client, run), await step(client, run, 'admin', 'pay')]) {
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'RUN_BANK_CHANGED' })
      assert.include(refused.body().message, 'Changing')
    }
    assert.equal((await billNow(client, bill)).paid, '0.00')
    assert.isEmpty(await db.from('purchase_payments').where('payment_run_id', run.id))
  })

  test('of a bill that was paid by hand meanwhile are not paid again', async ({
    client,
    assert,
  }) => {
    const { vendor, bill, run: first } = await anApproved(client, 'By hand')
    ;(await step(client, first, 'accountant', 'cancel', { reason: 'More' })).assertStatus(200)
    const other = await aDueBill(client, { vendorId: vendor.id })
    const run = await anApprovedRun(client, [
      { billId: other.id, amount: '1150' },
      // enough would be left of it to pay it once more
      { billId: bill.id, amount: '100' },
    ])
    ;(await payByHand(client, bill, '100')).assertStatus(201)
    const refused = await step(client, run, 'admin', 'pay')
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'RUN_BILL_CHANGED', problem: 'paidMeanwhile' })
    assert.include(refused.body().message, bill.number)
    assert.equal((await billNow(client, other)).paid, '0.00')
    const shown = (await call(client, 'accountant', 'get', `${RUNS}/${run.id}`)).body()
    assert.equal(shown.status, 'approved')
    assert.deepEqual(
      shown.items.map(({ problem }: any) => problem),
      [null, 'paidMeanwhile'].toSorted(() => (other.id < bill.id ? 1 : -1))
    )
  })

  test('are not approved or paid by who recorded a bill or made its order', async ({
    client,
    assert,
  }) => {
    const { id: vendorId } = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId })
    // the general manager recorded it
    const manager = await db.from('users').where('username', 'general.manager').first()
    await db.from('purchase_bills').where('id', bill.id).update({ created_by: manager.id })
    const run = await aDraft(client, [{ billId: bill.id, amount: '1150' }])
    ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
    const own = await step(client, run, 'general.manager', 'approve')
    own.assertStatus(403)
    own.assertBodyContains({ code: 'OWN_RUN_BILL' })
    const shown = await call(client, 'general.manager', 'get', `${RUNS}/${run.id}`)
    assert.containsSubset(shown.body(), {
      ...{ withheld: 'recorded', withheldBill: bill.number, can: { approve: false } },
    })
    const inbox = (await call(client, 'general.manager', 'get', '/api/approvals')).body()
    assert.isEmpty(inbox.filter(({ documentType }: any) => documentType === 'payment_run'))
    ;(await step(client, run, 'admin', 'approve')).assertStatus(200)
    const pays = await step(client, run, 'general.manager', 'pay')
    pays.assertStatus(403)
    pays.assertBodyContains({ code: 'OWN_RUN_BILL' })
    assert.include(pays.body().message, bill.number)
    ;(await step(client, run, 'buyer', 'pay')).assertStatus(200)
  })

  test('keep the digits of their currency', async ({ client, assert }) => {
    for (const [currency, amount, net] of [
      ['KWD', '11.501', '10.001'],
      ['JPY', '1150', '1000'],
    ] as const) {
      const rate = { currency, rate: '2', effectiveOn: '2026-01-01' }
      const entered = await call(client, 'accountant', 'post', '/api/exchange-rates', {
        body: rate,
      })
      entered.assertStatus(201)
      const { id: vendorId } = await aPaidVendor({ name: `In ${currency}` })
      const bill = await aDueBill(client, {
        vendorId,
        net,
        currency,
        more: { printedTotal: amount },
      })
      const run = await aDraft(client, [{ billId: bill.id, amount }], { currency })
      assert.equal(run.total, amount)
      ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
      ;(await step(client, run, 'general.manager', 'approve')).assertStatus(200)
      const xml = textOf(await file(client, run))
      assert.include(xml, `<InstdAmt Ccy="${currency}">${amount}</InstdAmt>`)
      assert.include(xml, `<CtrlSum>${amount}</CtrlSum>`)
      ;(await step(client, run, 'buyer', 'pay')).assertStatus(200)
      assert.equal(Number((await billNow(client, bill)).open), 0)
      const other = await aDueBill(client, { vendorId, net: '5' })
      const mixed = await call(client, 'accountant', 'post', RUNS, {
        body: {
          ...{ currency, dueThroughOn: inDays(0), executeOn: inDays(0) },
          items: [{ billId: other.id, amount: '5' }],
        },
      })
      mixed.assertStatus(422)
    }
  })

  test('are printed: the voucher, and to each vendor its advice', async ({ client, assert }) => {
    const { vendor, run } = await anApproved(client, 'Advised')
    const path = `${RUNS}/${run.id}/prints`
    const print = (body: Record<string, unknown>) =>
      call(client, 'accountant', 'post', path, { body: { language: 'en', ...body } })
    ;(await print({ paper: 'advice' })).assertStatus(422)
    ;(await print({ paper: 'advice', vendorId: 999_999 })).assertStatus(422)
    ;(await print({})).assertStatus(202)
    ;(await print({ paper: 'advice', vendorId: vendor.id, language: 'ar' })).assertStatus(202)
    await runDueJobs()
    const names = (await call(client, 'accountant', 'get', path))
      .body()
      .map(({ originalFilename }: any) => originalFilename)
    assert.sameMembers(names, [`${run.number}-voucher-en.pdf`, `${run.number}-advice-1-ar.pdf`])
  })
})
