import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import type { BookSource, Fact } from '#core/books/facts'
import { transact } from '#core/unit_of_work/transact'
import { postDocument } from '#finance/ledger/post_document'
import { postEntry } from '#finance/ledger/post_entry'
import { call } from '../procurement/support.js'
import { accountId, aJournal, approvedJournal } from './journal_support.js'

const ON = '2026-03-31'

test.group('Cost heads of the ledger', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a journal names the cost head of a line, in the ledger and in profit and loss', async ({
    client,
    assert,
  }) => {
    const asked = (costHead: string) => ({
      lines: [
        { code: '6100', debit: '700', costHead },
        { code: '6100', debit: '500' },
        { code: '2310', credit: '1200' },
      ],
    })
    const unknown = await aJournal(client, 'accountant', asked('tea'))
    unknown.assertStatus(422)
    assert.deepEqual(Object.keys(unknown.body().errors), ['lines.0.costHead'])
    const journal = await approvedJournal(client, asked('prelims'))
    assert.deepEqual(
      journal.lines.map(({ costHead }: { costHead: string | null }) => costHead),
      ['prelims', null, null]
    )
    assert.deepEqual(await headsOf('manual_journal', journal.id), [
      ['prelims', 70_000],
      [null, 50_000],
      [null, -120_000],
    ])
    const result = async (query: string) =>
      (
        await call(client, 'accountant', 'get', `/api/profit-and-loss?from=${ON}&to=${ON}${query}`)
      ).body()
    const all = await result('')
    const of = await result('&costHead=prelims')
    assert.equal(of.costHead, 'prelims')
    assert.equal(of.net.amount, '-700.00')
    assert.equal(all.net.amount, '-1200.00')
  })

  test('the document says it, else the role of its amount; other roles have none', async ({
    assert,
  }) => {
    await post([
      fact('project_services', 300, 'equipment'),
      fact('project_services', 200),
      fact('project_materials', 100),
      fact('purchase_charges', 50),
      fact('project_labour', 40),
      fact('exchange_differences', 10),
      fact('bank', -700),
    ])
    assert.deepEqual(await headsOf('test', 1), [
      ['equipment', 300],
      ['subcontract', 200],
      ['material', 100],
      ['material', 50],
      ['labour', 40],
      [null, 10],
      [null, -700],
    ])
    assert.equal(await post(documentOf.facts), 0)
  })

  test('another cost head of a document is posted as the difference', async ({ assert }) => {
    await post([fact('project_services', 300, 'equipment'), fact('bank', -300)])
    assert.equal(await post([fact('project_services', 300, 'prelims'), fact('bank', -300)]), 1)
    assert.deepEqual((await headsOf('test', 1)).slice(2), [
      ['prelims', 300],
      ['equipment', -300],
    ])
  })

  test('what was posted before lines had cost heads stays without', async ({ assert }) => {
    const role = await db.from('posting_rules').where('role', 'project_materials').firstOrFail()
    const bank = await accountOf('bank')
    await transact(SYSTEM_ACTOR, async (uow) => {
      const of = { on: ON, currency: 'SAR' }
      await postEntry(uow, {
        ...{ postedOn: ON, documentKind: 'test', documentId: 1, documentNumber: 'T-1' },
        lines: [
          {
            ...{ ...of, accountId: Number(role.account_id), role: 'project_materials' },
            ...{ amountMinor: 100, foreignMinor: 100 },
          },
          {
            ...{ ...of, accountId: bank, role: 'bank' },
            ...{ amountMinor: -100, foreignMinor: -100 },
          },
        ],
      })
    })
    assert.equal(await post([fact('project_materials', 100), fact('bank', -100)]), 0)
    // what comes to it later joins it
    assert.equal(await post([fact('project_materials', 130), fact('bank', -130)]), 1)
    assert.deepEqual((await headsOf('test', 1)).slice(2), [
      [null, 30],
      [null, -30],
    ])
  })

  test('the account and the entry show the cost head of a line', async ({ client, assert }) => {
    await approvedJournal(client, {
      lines: [
        { code: '6100', debit: '700', costHead: 'prelims' },
        { code: '2310', credit: '700' },
      ],
    })
    const account = await accountId('6100')
    const entries = await call(
      client,
      'accountant',
      'get',
      `/api/account-entries?accountId=${account}&from=${ON}&to=${ON}`
    )
    assert.equal(entries.body().lines[0].costHead, 'prelims')
    const entry = await call(
      client,
      'accountant',
      'get',
      `/api/journal-entries/${entries.body().lines[0].entryId}`
    )
    assert.equal(entry.body().lines[0].costHead, 'prelims')
  })
})

const fact = (
  role: NonNullable<Fact['role']>,
  amountMinor: number,
  costHead: Fact['costHead'] = null
): Fact => ({
  ...{ on: ON, role, amountMinor, currency: 'SAR', foreignMinor: amountMinor },
  ...{ party: null, projectId: null, costHead },
})

const documentOf = { number: 'T-1', facts: [] as Fact[] }

/** Posts what a document means that has these facts. @returns how many entries that took */
function post(facts: Fact[]) {
  documentOf.facts = facts
  const source: BookSource = {
    ...{ kind: 'test', module: 'ledger', idsAfter: async () => [] },
    read: async () => new Map([[1, documentOf]]),
  }
  return transact(SYSTEM_ACTOR, (uow) => postDocument(uow, source, 1))
}

async function accountOf(role: string): Promise<number> {
  const rule = await db.from('posting_rules').where('role', role).firstOrFail()
  return Number(rule.account_id)
}

/** Cost head and amount of what was posted of a document, in its order. */
async function headsOf(kind: string, id: number): Promise<[string | null, number][]> {
  const rows: any[] = await db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .where({ 'e.document_kind': kind, 'e.document_id': id })
    .orderBy('l.id')
    .select('l.cost_head', 'l.debit_minor', 'l.credit_minor')
  return rows.map((row) => [row.cost_head, Number(row.debit_minor) - Number(row.credit_minor)])
}
