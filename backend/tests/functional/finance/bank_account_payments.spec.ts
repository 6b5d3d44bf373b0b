import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { postMissing } from '#finance/ledger/post_missing'
import { anApprovedOrder, ORDERS } from '../procurement/goods_receipt_support.js'
import {
  aDraft,
  aDueBill,
  anApprovedRun,
  aPaidVendor,
  billNow,
  draftOf,
  RUNS,
  step,
} from '../procurement/payment_run_support.js'
import { call } from '../procurement/support.js'
import { ADVANCES, anAdvance } from '../procurement/vendor_advance_support.js'
import { aPaidBack } from '../procurement/vendor_refund_support.js'
import { createAccount } from './bank_support.js'

let made = 0

/** An IBAN of its own with digits that check. */
function anIban(): string {
  const number = `80${String(++made).padStart(18, '0')}`
  return `SA${String(98n - (BigInt(`${number}281000`) % 97n)).padStart(2, '0')}${number}`
}

/** One of the firm's accounts, opened last year. */
const anAccount = (client: ApiClient, more: object = {}) =>
  createAccount(client, {
    ...{ iban: anIban(), openingOn: '2020-12-31', openingBalance: '0' },
    ...more,
  })

/** What the ledger has on the account of a bank account, in the currency of each line. */
async function moved(bankAccountId: number): Promise<[string, string, number, number][]> {
  await postMissing()
  const account = await db.from('bank_accounts').where('id', bankAccountId).firstOrFail()
  const rows = await db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .where('l.account_id', account.ledger_account_id)
    .orderBy('l.id')
    .select('e.document_kind', 'l.currency', 'l.foreign_minor', 'l.bank_account_id')
    .select(db.raw('l.debit_minor - l.credit_minor as moved'))
  for (const row of rows)
    if (Number(row.bank_account_id) !== bankAccountId) throw new Error('a line of no account')
  return rows.map((row) => [
    ...([row.document_kind, row.currency] as [string, string]),
    ...([Number(row.foreign_minor), Number(row.moved)] as [number, number]),
  ])
}

const payBill = async (
  client: ApiClient,
  bill: { orderId: number; id: number },
  body: Record<string, unknown>
) =>
  call(client, 'accountant', 'post', `${ORDERS}/${bill.orderId}/bills/${bill.id}/pay`, {
    body,
    seen: (await billNow(client, bill)).version,
  })

test.group('Payments name the bank account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('payments of bills name it, each its own', async ({ client, assert }) => {
    const [first, second] = [await anAccount(client), await anAccount(client)]
    const bill = await aDueBill(client, { vendorId: (await aPaidVendor()).id })
    for (const [amount, bankAccountId] of [
      ['100', first],
      ['50', null],
      ['25', second],
    ] as const)
      (await payBill(client, bill, { amount, bankAccountId })).assertStatus(201)
    assert.deepEqual(await moved(first), [['vendor_bill', 'SAR', -10_000, -10_000]])
    assert.deepEqual(await moved(second), [['vendor_bill', 'SAR', -2_500, -2_500]])
    const shown = (await billNow(client, bill)).payments.map((one: any) => one.bankAccount?.id)
    assert.deepEqual(shown, [first, undefined, second])
  })

  test('an advance, and money that a vendor pays back', async ({ client, assert }) => {
    const account = await anAccount(client)
    const order = await anApprovedOrder(client)
    const advance = await anAdvance(client, order, 'po.clerk')
    const act = (by: string, verb: string, seen: number, body: object = {}) =>
      call(client, by, 'post', `${ADVANCES}/${advance.id}/${verb}`, { body: body as never, seen })
    const approved = await act('chief.engineer', 'approve', advance.version)
    approved.assertStatus(200)
    const { version } = approved.body()
    const paid = await act('accountant', 'pay', version, { bankAccountId: account })
    paid.assertStatus(201)
    assert.equal(paid.body().bankAccount.id, account)
    const { vendorId } = await aPaidBack(client)
    const refunds = `/api/vendors/${vendorId}/refunds`
    const back = await call(client, 'accountant', 'post', refunds, {
      body: { currency: 'SAR', amount: '30', reference: 'TRX 1', bankAccountId: account },
    })
    back.assertStatus(201)
    const { id } = back.body().refunds[0]
    assert.sameDeepMembers(await moved(account), [
      ['vendor_advance', 'SAR', -1_000, -1_000],
      ['vendor_bill', 'SAR', 3_000, 3_000],
    ])
    const cancelled = await call(client, 'accountant', 'post', `${refunds}/${id}/cancel`, {
      body: { reason: 'Not ours' },
    })
    cancelled.assertStatus(200)
    const left = (await moved(account)).filter(([kind]) => kind === 'vendor_bill')
    assert.equal(
      left.reduce((sum, [, , , minor]) => sum + minor, 0),
      0
    )
  })

  test('a run pays from the account that it names, and its file says so', async ({
    client,
    assert,
  }) => {
    const iban = anIban()
    const account = await anAccount(client, { iban })
    const { id: vendorId } = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId })
    const items = [{ billId: bill.id, amount: '1150' }]
    const dollars = await anAccount(client, { currency: 'USD' })
    ;(await draftOf(client, items, { bankAccountId: dollars })).assertStatus(422)
    const run = await anApprovedRun(client, items, { bankAccountId: account })
    assert.equal(run.bankAccount.id, account)
    const file = await call(client, 'accountant', 'get', `${RUNS}/${run.id}/bank-file`)
    file.assertStatus(200)
    const text = file.text() || String(file.body())
    assert.include(text, `<DbtrAcct><Id><IBAN>${iban}`.replace(/\s/g, ''))
    const paid = await step(client, run, 'admin', 'pay')
    paid.assertStatus(200)
    assert.deepEqual(await moved(account), [['vendor_bill', 'SAR', -115_000, -115_000]])
  })

  test('a run whose account was closed meanwhile is not paid, a draft names another', async ({
    client,
  }) => {
    const [account, other] = [await anAccount(client), await anAccount(client)]
    const bill = await aDueBill(client, { vendorId: (await aPaidVendor()).id })
    const run = await aDraft(client, [{ billId: bill.id, amount: '10' }], {
      bankAccountId: account,
    })
    await db.from('bank_accounts').where('id', account).update({ active: false })
    ;(await step(client, run, 'accountant', 'submit')).assertStatus(422)
    ;(await step(client, run, 'accountant', '', { bankAccountId: other })).assertStatus(200)
    ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
    ;(await step(client, run, 'general.manager', 'approve')).assertStatus(200)
    await db.from('bank_accounts').where('id', other).update({ active: false })
    ;(await step(client, run, 'admin', 'pay')).assertStatus(422)
  })
})
