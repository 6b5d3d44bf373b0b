import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { notifyDueCheques } from '#finance/cheques/notify_due'
import { inDays } from '#tests/helpers/days'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import {
  anInvoice,
  chequeOf,
  CHEQUES,
  invoiceRow,
  receiveCheque,
  step,
  WHY,
} from './cheque_support.js'
import { bankLine, bankStatement, mt940Text } from '#tests/helpers/bank_files'
import { createAccount, importFile, linesOf } from './bank_support.js'
import { lock } from './lock_support.js'

test.group('The register of cheques', (group) => {
  const books = Books.within(group)

  async function received(client: any, more: Record<string, any> = {}) {
    const invoice = await anInvoice(client, books)
    const answer = await receiveCheque(client, invoice, more)
    answer.assertStatus(201)
    return { invoice, receipt: answer.body(), id: answer.body().cheque.id as number }
  }

  test('a number of a bank is kept once for each drawer', async ({ client, assert }) => {
    const cheque = { number: '000777', bankName: 'Riyad Bank' }
    const { invoice, id } = await received(client, { cheque })
    const same = { number: '777', bankName: 'RIYAD  bank' }
    const refused = await receiveCheque(client, invoice, {
      ...{ cheque: { ...same, bankName: 'riyad bank' }, amount: '5', allocations: [] },
    })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['cheque.number'])
    assert.lengthOf(await db.from('receipts').where('client_id', invoice.clientId), 1)
    const other = await received(client, { cheque })
    assert.notEqual(other.id, id)
    ;(await step(client, id, 'return', WHY)).assertStatus(200)
    const again = await receiveCheque(client, invoice, { cheque })
    again.assertStatus(201)
  })

  test('one that takes the place of another is of the same client', async ({ client, assert }) => {
    const { invoice, id } = await received(client)
    const strange = await received(client)
    ;(await step(client, id, 'replace', { ...WHY, replacedById: strange.id })).assertStatus(422)
    const next = await receiveCheque(client, invoice, { amount: '100', allocations: [] })
    next.assertStatus(201)
    const replaced = await step(client, id, 'replace', {
      ...WHY,
      replacedById: next.body().cheque.id,
    })
    replaced.assertStatus(200)
    assert.containsSubset(replaced.body(), {
      status: 'replaced',
      replacedById: next.body().cheque.id,
    })
    assert.equal(Number((await invoiceRow(invoice.id)).balance_minor), 115_000)
  })

  test('several are deposited at once: all of them, or none', async ({ client, assert }) => {
    const [first, second] = [await received(client), await received(client)]
    const slip = (...versions: number[]) =>
      call(client, 'accountant', 'post', `${CHEQUES}/deposits`, {
        body: {
          cheques: [
            { id: first.id, version: versions[0] },
            { id: second.id, version: versions[1] },
          ],
        },
      })
    ;(await slip(1, 7)).assertStatus(412)
    assert.equal((await chequeOf(client, first.id)).status, 'held')
    const both = await slip(1, 1)
    both.assertStatus(200)
    assert.deepEqual(
      both.body().map((one: any) => one.status),
      ['deposited', 'deposited']
    )
    ;(await slip(2, 2)).assertStatus(409)
  })

  test('a step has its day: not to come, not before the last, not in a locked period', async ({
    client,
  }) => {
    const { id } = await received(client, { receivedOn: inDays(-10) })
    ;(await step(client, id, 'deposit', { on: inDays(1) })).assertStatus(422)
    ;(await step(client, id, 'deposit', { on: inDays(-11) })).assertStatus(422)
    ;(await step(client, id, 'deposit', { on: inDays(-8) })).assertStatus(200)
    ;(await lock(client, 'ledger', inDays(-6))).assertStatus(200)
    ;(await step(client, id, 'clear', { on: inDays(-7) })).assertStatus(422)
    ;(await lock(client, 'sales', inDays(-4))).assertStatus(200)
    ;(await step(client, id, 'bounce', { ...WHY, on: inDays(-5) })).assertStatus(422)
    ;(await step(client, id, 'bounce', { ...WHY, on: inDays(-3) })).assertStatus(200)
  })

  test('the forecast counts a cheque on its date and what it settles no more', async ({
    client,
    assert,
  }) => {
    const before = (await call(client, 'accountant', 'get', '/api/cash-forecast')).body()
    const { id } = await received(client, { cheque: { chequeOn: inDays(10) } })
    const after = (await call(client, 'accountant', 'get', '/api/cash-forecast')).body()
    const sumOf = (forecast: any, line: string) => {
      const row = forecast.lines.find((one: any) => one.line === line)
      return [...row.weeks, row.later, row.undated].reduce((sum, one) => sum + Number(one), 0)
    }
    assert.equal(sumOf(after, 'cheques') - sumOf(before, 'cheques'), 1150)
    assert.equal(sumOf(after, 'receivables'), sumOf(before, 'receivables'))
    ;(await step(client, id, 'clear')).assertStatus(200)
    const cleared = (await call(client, 'accountant', 'get', '/api/cash-forecast')).body()
    assert.equal(sumOf(cleared, 'cheques'), sumOf(before, 'cheques'))
  })

  test('people are notified before the date, and where one was not deposited', async ({
    client,
    assert,
  }) => {
    const { id } = await received(client, { cheque: { chequeOn: inDays(3) } })
    await received(client, { cheque: { chequeOn: inDays(20) } })
    const notes = () =>
      db
        .from('notifications')
        .where({ related_entity_type: 'cheque', related_entity_id: id })
        .orderBy('id')
    await notifyDueCheques()
    await notifyDueCheques()
    const [first, ...more] = await notes()
    assert.equal(first.type, 'cheque_expiring')
    assert.isEmpty(more.filter((one) => one.user_id === first.user_id))
    await notifyDueCheques(inDays(4))
    const late = (await notes()).filter((one) => one.type === 'cheque_expired')
    assert.isNotEmpty(late)
    ;(await step(client, id, 'deposit')).assertStatus(200)
    const count = (await notes()).length
    await notifyDueCheques(inDays(5))
    assert.lengthOf(await notes(), count)
  })

  test('a line of a statement clears the cheque of its amount, and is matched with it', async ({
    client,
    assert,
  }) => {
    const account = await createAccount(client, { openingOn: inDays(-20) })
    const { id, invoice } = await received(client, { receivedOn: inDays(-9) })
    const strange = await received(client, { receivedOn: inDays(-9), amount: '5' })
    const lines = [115_000, -115_000].map((amountMinor, at) =>
      bankLine({ amountMinor, bookedOn: inDays(-3), text: `Cheque ${at}` })
    )
    const openedOn = inDays(-4)
    await importFile(
      client,
      account,
      mt940Text([bankStatement({ lines, openedOn, closedOn: inDays(-2) })])
    )
    const [line, out] = await linesOf(client, account)
    const path = (of: { id: number }) => `/api/bank-statement-lines/${of.id}/cheques`
    ;(await client.get(path(line))).assertStatus(401)
    ;(await call(client, 'bdm', 'get', path(line))).assertStatus(403)
    const offered = await call(client, 'accountant', 'get', path(line))
    assert.deepEqual(
      offered.body().map((one: any) => one.id),
      [id]
    )
    assert.isEmpty((await call(client, 'accountant', 'get', path(out))).body())
    const clear = (of: { id: number }, chequeId: number, version = 1, by = 'accountant') =>
      call(client, by, 'post', path(of), { body: { chequeId, version } })
    ;(await clear(line, id, 1, 'auditor')).assertStatus(403)
    ;(await clear(line, strange.id)).assertStatus(422)
    ;(await clear(out, id)).assertStatus(422)
    ;(await clear(line, id, 7)).assertStatus(412)
    const matched = await clear(line, id)
    matched.assertStatus(201)
    assert.containsSubset(await chequeOf(client, id), {
      ...{ status: 'cleared', steppedOn: inDays(-3), bankAccount: { id: account } },
    })
    assert.equal((await invoiceRow(invoice.id)).status, 'paid')
    ;(await clear(line, strange.id)).assertStatus(409)
    const state = await call(
      client,
      'accountant',
      'get',
      `/api/bank-accounts/${account}/reconciliation`
    )
    assert.equal(state.body().ledger, '1150.00')
  })

  test('the list is found by date, state and words', async ({ client, assert }) => {
    const { id } = await received(client, { cheque: { number: '445566', chequeOn: today() } })
    const list = async (query: string) =>
      (await call(client, 'accountant', 'get', `${CHEQUES}?${query}`))
        .body()
        .map((one: any) => one.id)
    assert.include(await list(`status=held&chequeOn_lte=${today()}`), id)
    assert.include(await list('q=445566'), id)
    assert.notInclude(await list('status=cleared'), id)
    assert.notInclude(await list('direction=issued'), id)
  })
})
