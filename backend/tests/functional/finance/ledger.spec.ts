import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { bookSource } from '#core/books/facts'
import { transact } from '#core/unit_of_work/transact'
import { postDocument } from '#finance/ledger/post_document'
import { documentsUnposted, postMissing } from '#finance/ledger/post_missing'
import { today } from '#core/settings/firm_clock'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { accountId, approvedJournal, standsAt } from './journal_support.js'
import { lock } from './lock_support.js'

const REPORTS = [
  '/api/trial-balance',
  '/api/profit-and-loss',
  '/api/balance-sheet',
  '/api/journal-entries',
  '/api/posting-rules',
  '/api/account-entries?accountId=1',
]

test.group('The general ledger', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    for (const path of REPORTS) {
      const guest = await client.get(path)
      guest.assertStatus(401)
      const other = await call(client, 'bdm', 'get', path)
      other.assertStatus(403)
      const reader = await call(client, 'accountant', 'get', path)
      reader.assertStatus(200)
    }
  })

  test('the database takes no entry with unequal sides, and no change of one', async ({
    client,
    assert,
  }) => {
    const { id } = await approvedJournal(client)
    const entry = await db
      .from('journal_entries')
      .where({ document_kind: 'manual_journal', document_id: id })
      .firstOrFail()
    const line = await db.from('journal_lines').where('entry_id', entry.id).firstOrFail()
    const attempts: [string, () => Promise<unknown>][] = [
      ['change', () => db.from('journal_entries').where('id', entry.id).update({ total_minor: 1 })],
      ['delete', () => db.from('journal_entries').where('id', entry.id).delete()],
      ['line', () => db.from('journal_lines').where('id', line.id).update({ debit_minor: 1 })],
      ['gone', () => db.from('journal_lines').where('id', line.id).delete()],
      ['late line', () => db.table('journal_lines').insert({ ...line, id: null, position: 9 })],
      [
        'posted at once',
        () => db.table('journal_entries').insert({ ...entry, id: null, number: 'X' }),
      ],
    ]
    const open = { ...entry, id: null, number: 'JE-T-1', is_posted: false }
    const [openId] = await db.table('journal_entries').insert(open)
    await db.table('journal_lines').insert({ ...line, id: null, entry_id: openId })
    attempts.push([
      'one side',
      () => db.from('journal_entries').where('id', openId).update({ is_posted: true }),
    ])
    for (const [name, attempt] of attempts) {
      const refusal = await attempt().then(() => null, String)
      assert.isNotNull(refusal, name)
    }
  })

  test('an event that comes twice posts once, a document from before the ledger is found', async ({
    client,
    assert,
  }) => {
    const { id } = await approvedJournal(client)
    const count = async () => Number((await db.from('journal_entries').count('* as n'))[0].n)
    const before = await count()
    const again = await transact(SYSTEM_ACTOR, (uow) =>
      postDocument(uow, bookSource('manual_journal'), id)
    )
    assert.equal(again, 0)
    assert.equal(await count(), before)
    // as a portal has them that was without a ledger
    await db.from('manual_journals').where('id', id).update({ reverses_on: '2026-05-01' })
    const found: number[] = []
    for await (const [source, ids] of documentsUnposted())
      if (source.kind === 'manual_journal') found.push(...ids)
    assert.deepEqual(found, [id])
    await postMissing()
    assert.equal(await standsAt(client, '2310', '2026-05-01'), '0.00')
    assert.equal(await standsAt(client, '2310', '2026-04-30'), '-1200.00')
  })

  test('what falls into a period that was locked meanwhile is posted on its first open day', async ({
    client,
    assert,
  }) => {
    const { id } = await approvedJournal(client)
    const locked = await lock(client, 'all', '2026-04-30')
    locked.assertStatus(200)
    await db.from('manual_journals').where('id', id).update({ status: 'cancelled' })
    await postMissing()
    assert.equal(await standsAt(client, '6100', '2026-04-30'), '1200.00')
    assert.equal(await standsAt(client, '6100', '2026-05-01'), '0.00')
    const line = await db.from('journal_lines').where('posted_on', '2026-05-01').firstOrFail()
    assert.equal(line.fact_on, '2026-03-31')
  })

  test('an account with entries keeps its type and is not deleted', async ({ client }) => {
    await approvedJournal(client)
    const id = await accountId('6100')
    const path = `/api/ledger-accounts/${id}`
    const body = { type: 'revenue' }
    const changed = await call(client, 'accountant', 'patch', path, { body, seen: 1 })
    changed.assertStatus(409)
    const deleted = await call(client, 'accountant', 'delete', path, { seen: 1 })
    deleted.assertStatus(409)
    const ruled = await accountId('1010')
    const closing = await call(client, 'accountant', 'patch', `/api/ledger-accounts/${ruled}`, {
      body: { active: false },
      seen: 1,
    })
    closing.assertStatus(409)
  })
})

test.group('What clients do to the ledger', (group) => {
  const books = Books.within(group)

  test('an invoice, its money and a cheque that bounces, account by account', async ({
    client,
    assert,
  }) => {
    const day = today()
    const before = new Map<string, number>()
    const codes = ['1010', '1100', '2200', '4000']
    for (const code of codes) before.set(code, Number(await standsAt(client, code, day)))
    const moved = async (expected: Record<string, number>, step: string) => {
      for (const code of codes) {
        const now = Number(await standsAt(client, code, day)) - before.get(code)!
        assert.closeTo(now, expected[code] ?? 0, 0.001, `${step}: ${code}`)
      }
    }
    const invoice = await books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    })
    await moved({ 1100: 1150, 4000: -1000, 2200: -150 }, 'issued')
    const receipt = await books.received(client, invoice, '500')
    await moved({ 1010: 500, 1100: 650, 4000: -1000, 2200: -150 }, 'received')
    const bounced = await call(
      client,
      'accountant',
      'post',
      `/api/receipts/${receipt.id}/reverse`,
      {
        body: { reason: 'Cheque returned unpaid' },
        seen: receipt.version,
      }
    )
    bounced.assertStatus(200)
    await moved({ 1100: 1150, 4000: -1000, 2200: -150 }, 'bounced')
    const answer = await call(client, 'accountant', 'get', '/api/trial-balance')
    const { totals } = answer.body()
    assert.equal(totals.debit, totals.credit)
    assert.equal(totals.closingDebit, totals.closingCredit)
  })
})
