import { test } from '@japa/runner'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import {
  anInvoice,
  chequeOf,
  CHEQUES,
  invoiceRow,
  onRole,
  receiveCheque,
  step,
  WHY,
} from './cheque_support.js'

test.group('Cheques', (group) => {
  const books = Books.within(group)

  async function received(client: any, more: Record<string, any> = {}) {
    const invoice = await anInvoice(client, books)
    const answer = await receiveCheque(client, invoice, more)
    answer.assertStatus(201)
    return { invoice, receipt: answer.body(), id: answer.body().cheque.id as number }
  }

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const { id } = await received(client)
    for (const path of [CHEQUES, `${CHEQUES}/${id}`, `${CHEQUES}/${id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'bdm', 'get', path)).assertStatus(403)
      ;(await call(client, 'auditor', 'get', path)).assertStatus(200)
    }
    for (const action of ['deposit', 'clear', 'bounce', 'return', 'replace', 'stop', 'void']) {
      ;(await client.post(`${CHEQUES}/${id}/${action}`).withCsrfToken()).assertStatus(401)
      ;(await step(client, id, action, WHY, 'auditor')).assertStatus(403)
    }
  })

  test('one that was received settles its invoice and stands under collection', async ({
    client,
    assert,
  }) => {
    const [collected, owed, bank] = [
      await onRole('cheques_receivable'),
      await onRole('receivable'),
      await onRole('bank'),
    ]
    const { invoice, receipt, id } = await received(client)
    assert.equal((await invoiceRow(invoice.id)).status, 'paid')
    assert.containsSubset(receipt, { cheque: { status: 'held' }, can: { reverse: false } })
    assert.equal((await onRole('cheques_receivable')) - collected, 115_000)
    assert.equal(await onRole('receivable'), owed)
    assert.equal(await onRole('bank'), bank)
    const deposited = await step(client, id, 'deposit')
    deposited.assertStatus(200)
    assert.equal(await onRole('bank'), bank)
    const cleared = await step(client, id, 'clear')
    cleared.assertStatus(200)
    assert.containsSubset(cleared.body(), {
      status: 'cleared',
      documentNumber: receipt.number,
      can: { bounce: true, clear: false, deposit: false, void: false },
    })
    assert.deepEqual(
      cleared.body().steps.map((one: any) => one.action),
      ['enter', 'deposit', 'clear']
    )
    assert.equal(await onRole('cheques_receivable'), collected)
    assert.equal((await onRole('bank')) - bank, 115_000)
  })

  test('one that bounces is owed again, exactly and once', async ({ client, assert }) => {
    const owed = await onRole('receivable')
    const { invoice, receipt, id } = await received(client)
    ;(await step(client, id, 'deposit')).assertStatus(200)
    ;(await step(client, id, 'bounce')).assertStatus(422)
    const bounced = await step(client, id, 'bounce', WHY)
    bounced.assertStatus(200)
    const row = await invoiceRow(invoice.id)
    assert.deepEqual([row.status, Number(row.balance_minor)], ['issued', 115_000])
    assert.equal((await onRole('receivable')) - owed, 115_000)
    assert.equal(await onRole('cheques_receivable'), 0)
    ;(await step(client, id, 'bounce', WHY)).assertStatus(409)
    ;(await step(client, id, 'return', WHY)).assertStatus(200)
    assert.equal(Number((await invoiceRow(invoice.id)).balance_minor), 115_000)
    const kept = await call(client, 'accountant', 'get', `/api/receipts/${receipt.id}`)
    assert.include(kept.body().reversalReason, 'Insufficient funds')
  })

  test('one that the bank took back after it had paid it leaves the bank too', async ({
    client,
    assert,
  }) => {
    const bank = await onRole('bank')
    const { invoice, id } = await received(client)
    ;(await step(client, id, 'clear')).assertStatus(200)
    ;(await step(client, id, 'bounce', WHY)).assertStatus(200)
    assert.equal(await onRole('bank'), bank)
    assert.equal(await onRole('cheques_receivable'), 0)
    assert.equal(Number((await invoiceRow(invoice.id)).balance_minor), 115_000)
  })

  test('deposited again, it settles what is still open, and no more', async ({
    client,
    assert,
  }) => {
    const { invoice, id, receipt } = await received(client)
    ;(await step(client, id, 'deposit')).assertStatus(200)
    ;(await step(client, id, 'bounce', WHY)).assertStatus(200)
    await books.received(client, { ...invoice, balance: '150.00' })
    const again = await step(client, id, 'redeposit')
    again.assertStatus(200)
    assert.notEqual(again.body().documentId, receipt.id)
    const second = await call(
      client,
      'accountant',
      'get',
      `/api/receipts/${again.body().documentId}`
    )
    assert.containsSubset(second.body(), {
      amount: '1150.00',
      allocated: '1000.00',
      unallocated: '150.00',
      cheque: { id },
      can: { refund: false },
    })
    assert.equal((await invoiceRow(invoice.id)).status, 'paid')
    assert.equal(await onRole('cheques_receivable'), 115_000)
    ;(await step(client, id, 'bounce', WHY)).assertStatus(200)
    assert.equal(Number((await invoiceRow(invoice.id)).balance_minor), 100_000)
    assert.equal(await onRole('cheques_receivable'), 0)
  })

  test('its receipt is neither reversed nor refunded past it', async ({ client, assert }) => {
    const invoice = await anInvoice(client, books)
    const made = await receiveCheque(client, invoice, { amount: '2000', allocations: [] })
    made.assertStatus(201)
    const { id, version, cheque } = made.body()
    const reversed = await call(client, 'accountant', 'post', `/api/receipts/${id}/reverse`, {
      body: { reason: 'By hand' },
      seen: version,
    })
    reversed.assertStatus(409)
    reversed.assertBodyContains({ code: 'CHEQUE_DECIDES' })
    const refund = async () => {
      const { version: seen } = (await call(client, 'admin', 'get', `/api/receipts/${id}`)).body()
      const body = { amount: '500', method: 'transfer', reason: 'Overpaid' }
      return call(client, 'admin', 'post', `/api/receipts/${id}/refunds`, { body, seen })
    }
    const early = await refund()
    early.assertStatus(409)
    early.assertBodyContains({ code: 'CHEQUE_NOT_CLEARED' })
    ;(await step(client, cheque.id, 'clear')).assertStatus(200)
    ;(await refund()).assertStatus(200)
    const late = await step(client, cheque.id, 'bounce', WHY)
    late.assertStatus(409)
    late.assertBodyContains({ code: 'RECEIPT_REFUNDED' })
    assert.equal((await chequeOf(client, cheque.id)).status, 'cleared')
  })

  test('what it settled counts against the credit of its client until it clears', async ({
    client,
    assert,
  }) => {
    const { invoice, id } = await received(client)
    const credit = async () =>
      (await call(client, 'accountant', 'get', `/api/clients/${invoice.clientId}/credit`)).body()
    assert.containsSubset(await credit(), {
      receivable: '0.00',
      cheques: '1150.00',
      exposure: '1150.00',
    })
    ;(await step(client, id, 'clear')).assertStatus(200)
    assert.containsSubset(await credit(), { cheques: '0.00', exposure: '0.00' })
  })
})
