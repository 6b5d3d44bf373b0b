import { test } from '@japa/runner'
import { Books } from '../commercial/books.js'
import { billNow } from '../procurement/payment_run_support.js'
import {
  aTaxedBill,
  aTaxedVendor,
  faults,
  withheldRows,
} from '../procurement/withholding_support.js'
import {
  anInvoice,
  chequeOf,
  giveCheque,
  onRole,
  payByCheque,
  receiveCheque,
  step,
  WHY,
} from './cheque_support.js'

test.group('Cheques that vendors were given', (group) => {
  const books = Books.within(group)

  test('one that was given pays its bill, and is still to be paid until the bank has', async ({
    client,
    assert,
  }) => {
    const [payable, given] = [await onRole('payable'), await onRole('cheques_payable')]
    const { bill, answer } = await giveCheque(client)
    answer.assertStatus(201)
    const { cheque } = (await billNow(client, bill)).payments[0]
    assert.equal(cheque.status, 'issued')
    assert.equal(await onRole('payable'), payable)
    assert.equal((await onRole('cheques_payable')) - given, -115_000)
    const bank = await onRole('bank')
    ;(await step(client, cheque.id, 'clear')).assertStatus(200)
    assert.equal((await onRole('bank')) - bank, -115_000)
    assert.equal(await onRole('cheques_payable'), given)
    ;(await step(client, cheque.id, 'bounce', WHY)).assertStatus(409)
  })

  test('one that is voided, stopped or bounced leaves the bill to be paid; not by who gave it', async ({
    client,
    assert,
  }) => {
    for (const action of ['void', 'stop', 'bounce']) {
      const payable = await onRole('payable')
      const { bill, answer } = await giveCheque(client)
      answer.assertStatus(201)
      const { cheque } = (await billNow(client, bill)).payments[0]
      if (action !== 'bounce') (await step(client, cheque.id, action, WHY)).assertStatus(403)
      const done = await step(client, cheque.id, action, WHY, 'admin')
      done.assertStatus(200)
      const now = await billNow(client, bill)
      assert.containsSubset(now, { paid: '0.00', open: '1150.00' })
      assert.equal((await onRole('payable')) - payable, -115_000)
      assert.equal(await onRole('cheques_payable'), 0)
      ;(await step(client, cheque.id, action, WHY, 'admin')).assertStatus(409)
      ;(await payByCheque(client, bill)).assertStatus(201)
      const last = (await billNow(client, bill)).payments.at(-1)
      ;(await step(client, last.cheque.id, 'clear')).assertStatus(200)
    }
  })

  test('one of a payment that withholds tax is of the rest, and takes the tax back where it fails', async ({
    client,
    assert,
  }) => {
    const bill = await aTaxedBill(client, { vendorId: await aTaxedVendor(client) })
    const [tax, owed] = [await onRole('withholding_payable'), await onRole('payable')]
    const paid = await payByCheque(client, bill, { amount: '1000' })
    paid.assertStatus(201)
    const [payment] = (await billNow(client, bill)).payments
    const { cheque } = payment
    assert.containsSubset(payment, { amount: '1000.00', withholdingTax: '50.00', net: '950.00' })
    assert.equal((await chequeOf(client, cheque.id)).amount, '950.00')
    assert.equal(await onRole('cheques_payable'), -95_000)
    assert.equal((await onRole('withholding_payable')) - tax, -5_000)
    ;(await step(client, cheque.id, 'stop', WHY, 'admin')).assertStatus(200)
    assert.equal(await onRole('cheques_payable'), 0)
    assert.equal(await onRole('withholding_payable'), tax)
    assert.equal(await onRole('payable'), owed)
    const rows = await withheldRows({ purchase_bill_id: bill.id })
    assert.deepEqual(
      rows.map((row) => Number(row.tax_minor)),
      [5_000, -5_000]
    )
    const again = await payByCheque(client, bill, { amount: '1000' })
    again.assertStatus(201)
    const last = (await billNow(client, bill)).payments.at(-1)
    ;(await step(client, last.cheque.id, 'clear')).assertStatus(200)
    assert.equal((await onRole('withholding_payable')) - tax, -5_000)
    assert.deepEqual(await faults(), [])
  })

  test('a payment without a cheque number, and a transfer with one, are refused', async ({
    client,
    assert,
  }) => {
    const { answer } = await giveCheque(client, { cheque: { bankName: null } })
    answer.assertStatus(422)
    assert.deepEqual(Object.keys(answer.body().errors), ['cheque.bankName'])
    const invoice = await anInvoice(client, books)
    ;(await receiveCheque(client, invoice, { method: 'transfer' })).assertStatus(422)
  })
})
