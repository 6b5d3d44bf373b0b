import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { bankLine, bankStatement, mt940Text } from '#tests/helpers/bank_files'
import { tried } from '#tests/helpers/claims'
import { inDays } from '#tests/helpers/days'
import { Books } from '../functional/commercial/books.js'
import { createAccount, importFile, linesOf } from '../functional/finance/bank_support.js'
import {
  anInvoice,
  chequeOf,
  CHEQUES,
  giveCheque,
  onRole,
  payByCheque,
  receiveCheque,
  WHY,
} from '../functional/finance/cheque_support.js'
import { anApprovedOrder, ORDERS } from '../functional/procurement/goods_receipt_support.js'
import {
  aDueBill,
  anApprovedRun,
  anEnteredVendor,
  billNow,
  RUNS,
} from '../functional/procurement/payment_run_support.js'
import { ADVANCES, anAdvance } from '../functional/procurement/vendor_advance_support.js'
import { call } from '../functional/procurement/support.js'
import { faults } from '../functional/procurement/withholding_support.js'

const ROUNDS = 3
const IBAN = 'SA6920000001234567899999'

interface Requested {
  action: string
  body?: Record<string, unknown>
  by?: string
}

/** Several steps of a cheque at once, all of them by people who see the same version. */
async function atOnce(client: ApiClient, id: number, steps: Requested[]) {
  const { version: seen } = await chequeOf(client, id)
  tried('races', steps.length)
  return Promise.all(
    steps.map(({ action, body = WHY, by = 'admin' }) =>
      call(client, by, 'post', `${CHEQUES}/${id}/${action}`, { body: body as never, seen })
    )
  )
}

/** One of several had its way, and the others are told so. @returns which one */
function theOne(assert: any, answers: ApiResponse[], status = 200): number {
  const statuses = answers.map((answer) => answer.status())
  assert.lengthOf(
    statuses.filter((one) => one === status),
    1,
    statuses.join(' ')
  )
  for (const one of statuses) assert.include([status, 409, 412, 422], one)
  return statuses.indexOf(status)
}

const paymentsOf = (billId: number) =>
  db.from('purchase_payments').where('purchase_bill_id', billId).orderBy('id')

const stepsOf = async (id: number) =>
  (await db.from('cheque_steps').where('cheque_id', id).orderBy('id')).map((row) => row.action)

test.group('Steps of a cheque at the same time', (group) => {
  const books = Books.within(group)

  test('one that was given is cleared, bounced, stopped or voided: one of them, once', async ({
    client,
    assert,
  }) => {
    const vendorId = await anEnteredVendor(client, 'Given cheques')
    for (let round = 0; round < ROUNDS; round++) {
      const { bill, answer } = await giveCheque(client, { vendorId })
      answer.assertStatus(201)
      const { id } = (await billNow(client, bill)).payments[0].cheque
      const steps = ['clear', 'bounce', 'stop', 'void'].map((action): Requested =>
        action === 'clear' ? { action, body: {} } : { action }
      )
      const answers = await atOnce(client, id, [...steps, ...steps])
      const { action } = steps[theOne(assert, answers) % steps.length]!
      assert.deepEqual(await stepsOf(id), ['enter', action])
      const now = await billNow(client, bill)
      const isPaid = action === 'clear'
      assert.equal(now.paid, isPaid ? '1150.00' : '0.00')
      assert.lengthOf(await paymentsOf(bill.id), isPaid ? 1 : 2)
      assert.equal(await onRole('cheques_payable'), 0)
    }
    assert.deepEqual(await faults(), [])
  })

  test('one that was received is cleared or bounces, and is deposited again once', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const invoice = await anInvoice(client, books)
      const { id } = (await receiveCheque(client, invoice)).body().cheque
      const deposit = { action: 'deposit', body: {} }
      theOne(assert, await atOnce(client, id, [deposit, deposit, deposit]))
      const settling = [{ action: 'bounce' }, { action: 'clear', body: {} }, { action: 'bounce' }]
      const at = theOne(assert, await atOnce(client, id, settling))
      const cleared = at === 1
      const receipts = () => db.from('receipts').where('cheque_id', id)
      if (!cleared) {
        const again = { action: 'redeposit', body: {} }
        const ends = [again, again, { action: 'return' }, { action: 'replace' }]
        const end = theOne(assert, await atOnce(client, id, ends))
        assert.lengthOf(await receipts(), end < 2 ? 2 : 1)
      }
      const live = (await receipts()).filter((row) => row.reversed_on === null)
      const { status } = await chequeOf(client, id)
      assert.lengthOf(live, ['cleared', 'deposited'].includes(status) ? 1 : 0)
      const { balance_minor: open } = await db.from('invoices').where('id', invoice.id).first()
      assert.equal(Number(open), live.length ? 0 : 115_000)
    }
    assert.deepEqual(await faults(), [])
  })

  test('slips of the bank that share cheques deposit each of them once', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const rows: { id: number; version: number }[] = []
      for (let at = 0; at < 3; at++) {
        const invoice = await anInvoice(client, books, '100')
        const { id } = (await receiveCheque(client, invoice)).body().cheque
        rows.push({ id, version: (await chequeOf(client, id)).version })
      }
      const [one, two, three] = rows as [any, any, any]
      tried('races', 3)
      const answers = await Promise.all(
        [
          [one, two],
          [three, two],
          [two, one, three],
        ].map((cheques) =>
          call(client, 'accountant', 'post', `${CHEQUES}/deposits`, { body: { cheques } })
        )
      )
      theOne(assert, answers)
      for (const { id } of rows)
        assert.isAtMost((await stepsOf(id)).filter((action) => action === 'deposit').length, 1)
    }
  })

  test('the line of a statement clears one, or someone stops it', async ({ client, assert }) => {
    const account = await createAccount(client, { iban: IBAN })
    const lines = Array.from({ length: ROUNDS }, (_, at) =>
      bankLine({ amountMinor: -115_000, bookedOn: inDays(0), reference: `CHQ-${at}` })
    )
    const days = { openedOn: '2026-11-01', closedOn: inDays(0) }
    const statement = bankStatement({ account: IBAN, iban: IBAN, ...days, lines })
    assert.equal((await importFile(client, account, mt940Text([statement]))).status, 'imported')
    const vendorId = await anEnteredVendor(client, 'Stated cheques')
    for (const line of await linesOf(client, account)) {
      const { bill, answer } = await giveCheque(client, { vendorId })
      answer.assertStatus(201)
      const { id } = (await billNow(client, bill)).payments[0].cheque
      const { version } = await chequeOf(client, id)
      tried('races', 2)
      const answers = await Promise.all([
        call(client, 'accountant', 'post', `/api/bank-statement-lines/${line.id}/cheques`, {
          body: { chequeId: id, version },
        }),
        call(client, 'admin', 'post', `${CHEQUES}/${id}/stop`, { body: WHY, seen: version }),
      ])
      const [byLine, byHand] = answers.map((one) => one.status())
      assert.isTrue((byLine === 201) !== (byHand === 200), `${byLine} ${byHand}`)
      assert.lengthOf(await paymentsOf(bill.id), byLine === 201 ? 1 : 2)
    }
  })
})

test.group('Cheques of payment runs and advances', () => {
  test('one over two bills fails once, while one of them is paid by hand', async ({
    client,
    assert,
  }) => {
    const vendorId = await anEnteredVendor(client, 'Run cheques')
    for (let round = 0; round < ROUNDS; round++) {
      const bills = [await aDueBill(client, { vendorId }), await aDueBill(client, { vendorId })]
      const items = bills.map(({ id: billId }) => ({ billId, amount: '1000' }))
      const run = await anApprovedRun(client, items, { byCheque: [vendorId] })
      const cheque = { number: `99${round}001`, bankName: 'Riyad Bank', chequeOn: '2099-01-31' }
      const body = { cheques: [{ vendorId, ...cheque }] }
      // two people hand it over
      const paid = await Promise.all(
        ['admin', 'general.manager'].map((by) =>
          call(client, by, 'post', `${RUNS}/${run.id}/pay`, {
            body: body as never,
            seen: run.version,
          })
        )
      )
      theOne(assert, paid)
      const { vendors } = (await call(client, 'admin', 'get', `${RUNS}/${run.id}`)).body()
      const { id } = vendors[0].cheque
      const { version: seen } = await billNow(client, bills[1]!)
      const path = `${ORDERS}/${bills[1]!.orderId}/bills/${bills[1]!.id}/pay`
      const bounce = { action: 'bounce', by: 'accountant' }
      const [answers, byHand] = await Promise.all([
        atOnce(client, id, [bounce, bounce]),
        call(client, 'accountant', 'post', path, { body: { amount: '150' }, seen }),
      ])
      theOne(assert, answers)
      assert.include([201, 412], byHand.status())
      assert.equal((await billNow(client, bills[0]!)).open, '1150.00')
      const left = byHand.status() === 201 ? '1000.00' : '1150.00'
      assert.equal((await billNow(client, bills[1]!)).open, left)
    }
    assert.deepEqual(await faults(), [])
  })

  test('an advance is paid once, and given back once', async ({ client, assert }) => {
    const vendorId = await anEnteredVendor(client, 'Advance cheques')
    for (let round = 0; round < ROUNDS; round++) {
      const order = await anApprovedOrder(client, { vendorId })
      const { id } = await anAdvance(client, order, 'po.clerk')
      const now = async () => (await call(client, 'admin', 'get', `${ADVANCES}/${id}`)).body()
      const step = async (by: string, action: string, body: object, seen: number) =>
        call(client, by, 'post', `${ADVANCES}/${id}/${action}`, { body: body as never, seen })
      const { version } = await now()
      ;(await step('general.manager', 'approve', {}, version)).assertStatus(200)
      const { version: seen } = await now()
      const cheque = { bankName: 'Riyad Bank', chequeOn: '2099-01-31' }
      const paid = await Promise.all(
        ['accountant', 'admin'].map((by, at) =>
          step(by, 'pay', { cheque: { ...cheque, number: `66${round}${at}` } }, seen)
        )
      )
      theOne(assert, paid, 201)
      const given = (await now()).cheque.id
      theOne(assert, await atOnce(client, given, [{ action: 'bounce' }, { action: 'bounce' }]))
      assert.containsSubset(await now(), { status: 'approved', cheque: null })
      const returned = db.from('returned_advance_payments').where('vendor_advance_id', id)
      assert.lengthOf(await returned, 1)
    }
    assert.deepEqual(await faults(), [])
  })
})

test.group('Cheques given at the same time', () => {
  test('a paper pays one bill, and a bill is paid by one paper', async ({ client, assert }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const vendorId = await anEnteredVendor(client, `Papers ${round}`)
      const bills = [await aDueBill(client, { vendorId }), await aDueBill(client, { vendorId })]
      const cheque = { number: `77${round}001` }
      tried('races', 4)
      const given = await Promise.all(
        [...bills, ...bills].map((bill) => payByCheque(client, bill, { cheque }))
      )
      const at = theOne(assert, given, 201)
      const paid = bills[at % 2]!
      assert.lengthOf(await paymentsOf(paid.id), 1)
      assert.lengthOf(await paymentsOf(bills[1 - (at % 2)]!.id), 0)
      assert.lengthOf(await db.from('cheques').where('cheque_number', cheque.number), 1)
      // two papers for what one of them pays already
      const other = bills[1 - (at % 2)]!
      const twice = await Promise.all([
        payByCheque(client, other),
        payByCheque(client, other),
        payByCheque(client, other),
      ])
      theOne(assert, twice, 201)
      assert.lengthOf(await paymentsOf(other.id), 1)
    }
    assert.deepEqual(await faults(), [])
  })

  test('a paper that is voided may be given again at the same moment, and counts once', async ({
    client,
    assert,
  }) => {
    const vendorId = await anEnteredVendor(client, 'Voided cheques')
    for (let round = 0; round < ROUNDS; round++) {
      const cheque = { number: `88${round}001` }
      const { bill, answer } = await giveCheque(client, { vendorId, amount: '500', cheque })
      answer.assertStatus(201)
      const { id } = (await billNow(client, bill)).payments[0].cheque
      const [[voided], again] = await Promise.all([
        atOnce(client, id, [{ action: 'void' }]),
        payByCheque(client, bill, { amount: '100', cheque }),
      ])
      voided!.assertStatus(200)
      assert.include([201, 412, 422], again.status())
      const now = await billNow(client, bill)
      assert.equal(now.paid, again.status() === 201 ? '100.00' : '0.00')
      const live = await db.from('cheques').where('cheque_number', cheque.number)
      const left = live.filter((row) => row.live_key !== null)
      assert.lengthOf(left, again.status() === 201 ? 1 : 0)
    }
    assert.deepEqual(await faults(), [])
  })
})
