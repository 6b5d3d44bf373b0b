import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { postMissing } from '#finance/ledger/post_missing'
import { inDays } from '#tests/helpers/days'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { lock } from './lock_support.js'
import { ACCOUNT, createAccount, ledgerAccount } from './bank_support.js'

const LOOKUP = '/api/bank-accounts/lookup'

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

async function receive(client: ApiClient, body: object) {
  const clientId = await new Books().party(client)
  return call(client, 'accountant', 'post', '/api/receipts', {
    body: { clientId, method: 'transfer', amount: '500', ...body },
  })
}

test.group('Documents name the bank account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('accounts are offered to who receives or pays, without what is theirs alone', async ({
    client,
    assert,
  }) => {
    const riyals = await anAccount(client)
    const dollars = await anAccount(client, { currency: 'USD', name: 'Dollars' })
    ;(await client.get(LOOKUP)).assertStatus(401)
    ;(await call(client, 'staff', 'get', LOOKUP)).assertStatus(403)
    ;(await call(client, 'storekeeper', 'get', LOOKUP)).assertStatus(403)
    const all = await call(client, 'buyer', 'get', LOOKUP)
    assert.includeMembers(
      all.body().map(({ id }: { id: number }) => id),
      [riyals, dollars]
    )
    assert.sameMembers(Object.keys(all.body()[0]), ['id', 'label', 'currency', 'isDefault'])
    const some = await call(client, 'buyer', 'get', `${LOOKUP}?currency=USD`)
    assert.deepEqual(
      some.body().map(({ currency }: { currency: string }) => currency),
      ['USD']
    )
    ;(await call(client, 'buyer', 'get', `${LOOKUP}?currency=XYZ`)).assertStatus(422)
  })

  test('a receipt and its refund post to the account that they name', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await anAccount(client), await anAccount(client)]
    const receipt = await receive(client, { bankAccountId: first })
    receipt.assertStatus(201)
    assert.containsSubset(receipt.body(), { bankAccountId: first, bankAccount: { id: first } })
    const { id, version } = receipt.body()
    const refund = await call(client, 'admin', 'post', `/api/receipts/${id}/refunds`, {
      body: { amount: '200', method: 'transfer', reason: 'Paid twice', bankAccountId: second },
      seen: version,
    })
    refund.assertStatus(200)
    assert.equal(refund.body().refunds[0].bankAccount.id, second)
    assert.deepEqual(await moved(first), [['receipt', 'SAR', 50_000, 50_000]])
    assert.deepEqual(await moved(second), [['client_refund', 'SAR', -20_000, -20_000]])
  })

  test('what names no account stays on that of the posting rule', async ({ client, assert }) => {
    const account = await anAccount(client)
    const receipt = await receive(client, {})
    receipt.assertStatus(201)
    assert.isNull(receipt.body().bankAccount)
    assert.deepEqual(await moved(account), [])
    const rule = await db.from('posting_rules').where('role', 'bank').firstOrFail()
    const line = await db
      .from('journal_lines as l')
      .join('journal_entries as e', 'e.id', 'l.entry_id')
      .where({ 'e.document_kind': 'receipt', 'e.document_id': receipt.body().id })
      .where('l.role', 'bank')
      .select('l.account_id', 'l.bank_account_id')
      .firstOrFail()
    assert.equal(line.account_id, rule.account_id)
    assert.isNull(line.bank_account_id)
  })

  test('a reversed receipt leaves the account that it came to, also a closed one', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client)
    const { id, version } = (await receive(client, { bankAccountId: account })).body()
    await moved(account)
    const { version: seen } = (
      await call(client, 'accountant', 'get', `/api/bank-accounts/${account}`)
    ).body()
    const closed = await call(client, 'accountant', 'patch', `/api/bank-accounts/${account}`, {
      body: { active: false },
      seen,
    })
    closed.assertStatus(200)
    const reversed = await call(client, 'accountant', 'post', `/api/receipts/${id}/reverse`, {
      body: { reason: 'Posted twice' },
      seen: version,
    })
    reversed.assertStatus(200)
    const lines = await moved(account)
    assert.equal(
      lines.reduce((sum, [, , , minor]) => sum + minor, 0),
      0
    )
    const again = await receive(client, { bankAccountId: account })
    again.assertStatus(422)
    assert.deepEqual(Object.keys(again.body().errors), ['bankAccountId'])
  })

  test('another currency, cash and an unknown account are refused', async ({ client, assert }) => {
    const dollars = await anAccount(client, { currency: 'USD' })
    const bodies = [
      { bankAccountId: dollars },
      { bankAccountId: 999_999 },
      { bankAccountId: await anAccount(client), method: 'cash' },
    ]
    for (const body of bodies) {
      const refused = await receive(client, body)
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), ['bankAccountId'])
    }
    assert.isEmpty(await db.from('receipts').where('bank_account_id', dollars))
  })

  test('an account in dollars is kept in dollars, its reconciliation too', async ({
    client,
    assert,
  }) => {
    const rate = await call(client, 'accountant', 'post', '/api/exchange-rates', {
      body: { currency: 'USD', rate: '3.75', effectiveOn: '2025-01-01' },
    })
    assert.include([201, 422], rate.status())
    const dollars = await anAccount(client, { currency: 'USD' })
    const receipt = await receive(client, { currency: 'USD', bankAccountId: dollars })
    receipt.assertStatus(201)
    const [[kind, currency, foreign, base]] = (await moved(dollars)) as [any]
    assert.deepEqual([kind, currency, foreign], ['receipt', 'USD', 50_000])
    assert.isAbove(base, 180_000)
    const path = `/api/bank-accounts/${dollars}/reconciliation?on=${today()}`
    const state = await call(client, 'accountant', 'get', path)
    assert.containsSubset(state.body(), { ledger: '500.00' })
    const open = await call(
      client,
      'accountant',
      'get',
      `/api/bank-accounts/${dollars}/ledger-lines`
    )
    assert.containsSubset(open.body(), [{ amount: '500.00', currency: 'USD' }])
  })

  test('an account that documents name keeps its IBAN, currency and ledger account', async ({
    client,
  }) => {
    const account = await anAccount(client)
    ;(await receive(client, { bankAccountId: account })).assertStatus(201)
    const path = `/api/bank-accounts/${account}`
    const change = async (method: 'patch' | 'delete', body?: object) => {
      const { version: seen } = (await call(client, 'accountant', 'get', path)).body()
      return call(client, 'accountant', method, path, { body: body as never, seen })
    }
    for (const body of [
      { iban: anIban() },
      { currency: 'USD', openingBalance: '0' },
      { ledgerAccountId: await ledgerAccount(client) },
    ]) {
      const refused = await change('patch', body)
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'BANK_ACCOUNT_HAS_DOCUMENTS' })
    }
    const gone = await change('delete')
    gone.assertStatus(409)
    ;(await change('patch', { name: `${ACCOUNT.name} 2` })).assertStatus(200)
  })

  test('a day in a locked period is refused, whatever the account', async ({ client }) => {
    const account = await anAccount(client)
    ;(await lock(client, 'sales', inDays(-5))).assertStatus(200)
    const refused = await receive(client, { bankAccountId: account, receivedOn: inDays(-6) })
    refused.assertStatus(422)
  })
})
