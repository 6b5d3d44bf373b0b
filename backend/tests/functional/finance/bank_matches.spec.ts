import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { bankLine, bankStatement, mt940Text } from '#tests/helpers/bank_files'
import { call } from '../procurement/support.js'
import { createAccount, importFile, ledgerAccount, linesOf, post } from './bank_support.js'
import { lock } from './lock_support.js'

/** An account whose bank has stated these amounts, on days from 2 November on. */
async function stated(client: ApiClient, ...amounts: number[]) {
  const id = await createAccount(client)
  const lines = amounts.map((amountMinor, at) =>
    bankLine({ amountMinor, bookedOn: `2026-11-0${at + 2}`, text: `Line ${at + 1}` })
  )
  await importFile(client, id, mt940Text([bankStatement({ lines })]))
  const stored = await linesOf(client, id)
  return { id, contra: await ledgerAccount(client), lines: stored.map((line: any) => line.id) }
}

const match = (client: ApiClient, id: number, lineIds: number[], journalLineIds: number[]) =>
  call(client, 'accountant', 'post', `/api/bank-accounts/${id}/matches`, {
    body: { lineIds, journalLineIds },
  })

const listOf = async (client: ApiClient, list: string, id: number) =>
  (await call(client, 'accountant', 'get', `/api/${list}?bankAccountId=${id}`)).body()

const openOf = async (client: ApiClient, id: number, query = '') =>
  (await call(client, 'accountant', 'get', `/api/bank-accounts/${id}/ledger-lines${query}`)).body()

async function suggest(client: ApiClient, id: number) {
  const run = await call(client, 'accountant', 'post', `/api/bank-accounts/${id}/match-runs`, {
    body: {},
  })
  run.assertStatus(202)
  await runJob(run.body().id)
  return listOf(client, 'bank-suggestions', id)
}

test.group('Matches of bank lines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those who only read', async ({ client }) => {
    const { id, lines } = await stated(client, 500)
    for (const list of ['bank-matches', 'bank-suggestions']) {
      const guest = await client.get(`/api/${list}`)
      guest.assertStatus(401)
      const refused = await call(client, 'staff', 'get', `/api/${list}`)
      refused.assertStatus(403)
    }
    const body = { lineIds: lines, journalLineIds: [] }
    for (const [path, sent] of [
      [`bank-accounts/${id}/matches`, body],
      [`bank-accounts/${id}/match-runs`, {}],
      [`bank-accounts/${id}/suggestions/accept`, { ids: [1] }],
      [`bank-statement-lines/${lines[0]}/entries`, { text: 'x', parts: [] }],
    ] as const) {
      const refused = await call(client, 'auditor', 'post', `/api/${path}`, { body: sent })
      refused.assertStatus(403)
    }
  })

  test('are suggested by a job, accepted by a person, and undone', async ({ client, assert }) => {
    const { id, contra, lines } = await stated(client, 25_000, -900)
    const received = await post(id, contra, { on: '2026-11-02', amountMinor: 25_000 })
    await post(id, contra, { on: '2026-11-03', amountMinor: -500 })
    await post(id, contra, { on: '2026-11-03', amountMinor: -400 })
    const found = await suggest(client, id)
    assert.lengthOf(found, 2)
    assert.containsSubset(found[0], {
      reasons: ['amount', 'same_day'],
      lines: [{ id: lines[0], amount: '250.00' }],
      ledgerLines: [{ id: received, amount: '250.00' }],
    })
    assert.lengthOf(found[1].ledgerLines, 2)
    assert.lengthOf(await listOf(client, 'bank-matches', id), 0)

    const accepted = await call(
      client,
      'accountant',
      'post',
      `/api/bank-accounts/${id}/suggestions/accept`,
      { body: { ids: found.map((one: any) => one.id) } }
    )
    assert.deepEqual(accepted.body(), { accepted: 2, gone: 0 })
    assert.lengthOf(await listOf(client, 'bank-suggestions', id), 0)
    assert.isTrue((await linesOf(client, id)).every((line: any) => line.matched))
    assert.lengthOf(await openOf(client, id), 0)

    const [latest] = await listOf(client, 'bank-matches', id)
    const undone = await call(client, 'accountant', 'delete', `/api/bank-matches/${latest.id}`, {
      seen: latest.version,
    })
    undone.assertStatus(204)
    assert.lengthOf(await listOf(client, 'bank-matches', id), 1)
    assert.lengthOf(await linesOf(client, id, '&matched=false'), 1)
    const audited = await db.from('audit_logs').where('entity_type', 'bank_match').select('action')
    assert.deepEqual(audited.map(({ action }) => action).sort(), ['create', 'create', 'delete'])
  })

  test('are one line of several entries, and several lines of one entry', async ({
    client,
    assert,
  }) => {
    const { id, contra, lines } = await stated(client, -900, 300, 200)
    const first = await post(id, contra, { on: '2026-11-02', amountMinor: -500 })
    const second = await post(id, contra, { on: '2026-11-02', amountMinor: -400 })
    const whole = await post(id, contra, { on: '2026-11-04', amountMinor: 500 })
    const split = await match(client, id, [lines[0]], [first, second])
    split.assertStatus(201)
    const joined = await match(client, id, [lines[1], lines[2]], [whole])
    joined.assertStatus(201)
    assert.equal(joined.body().completeOn, '2026-11-04')
  })

  test('cancel what was posted and taken back', async ({ client, assert }) => {
    const { id, contra } = await stated(client, 100)
    const posted = await post(id, contra, { on: '2026-11-02', amountMinor: 700 })
    const reversed = await post(id, contra, { on: '2026-11-03', amountMinor: -700 })
    const cancelled = await match(client, id, [], [posted, reversed])
    cancelled.assertStatus(201)
    assert.lengthOf(await openOf(client, id), 0)
  })

  test('make the same sum, of lines of one account, once', async ({ client, assert }) => {
    const { id, contra, lines } = await stated(client, 500, 200, 300)
    const other = await createAccount(client, { iban: 'SA4420000001234567891234' })
    const entry = await post(id, contra, { on: '2026-11-02', amountMinor: 500 })
    const second = await post(id, contra, { on: '2026-11-02', amountMinor: 500 })
    const foreign = await post(other, contra, { on: '2026-11-02', amountMinor: 500 })
    const before = await post(id, contra, { on: '2026-10-31', amountMinor: 500 })

    const differs = await match(client, id, [lines[1]], [entry])
    differs.assertStatus(422)
    assert.include(differs.body().message, '-3.00 SAR')
    for (const journalLines of [[foreign], [before], [999_999]]) {
      const absent = await match(client, id, [lines[0]], journalLines)
      absent.assertStatus(422)
    }
    const many = await match(client, id, lines, [entry, second])
    many.assertStatus(422)
    const alone = await match(client, id, [lines[0]], [])
    alone.assertStatus(422)
    const done = await match(client, id, [lines[0]], [entry])
    done.assertStatus(201)
    const line = await match(client, id, [lines[0]], [second])
    line.assertStatus(409)
    const taken = await match(client, id, [lines[1], lines[2]], [entry])
    taken.assertStatus(409)
    assert.lengthOf(await listOf(client, 'bank-matches', id), 1)
  })

  test('what was matched meanwhile is passed over', async ({ client, assert }) => {
    const { id, contra, lines } = await stated(client, 500, 200)
    const entry = await post(id, contra, { on: '2026-11-02', amountMinor: 500 })
    await post(id, contra, { on: '2026-11-03', amountMinor: 200 })
    const found = await suggest(client, id)
    const made = await match(client, id, [lines[0]], [entry])
    made.assertStatus(201)
    const accepted = await call(
      client,
      'accountant',
      'post',
      `/api/bank-accounts/${id}/suggestions/accept`,
      { body: { ids: found.map((one: any) => one.id) } }
    )
    assert.deepEqual(accepted.body(), { accepted: 1, gone: 1 })
  })

  test('open entries come with the likeliest first, and are searched', async ({
    client,
    assert,
  }) => {
    const { id, contra, lines } = await stated(client, 500)
    await post(id, contra, { on: '2026-11-02', amountMinor: -500, number: 'OUT-1' })
    const far = await post(id, contra, { on: '2026-11-20', amountMinor: 500, number: 'INV-9' })
    const near = await post(id, contra, { on: '2026-11-03', amountMinor: 500, number: 'INV-8' })
    const open = await openOf(client, id, `?lineId=${lines[0]}`)
    assert.deepEqual(
      open.slice(0, 2).map((one: any) => one.id),
      [near, far]
    )
    const named = await openOf(client, id, '?q=inv-9')
    assert.deepEqual(
      named.map((one: any) => one.id),
      [far]
    )
  })

  test('a line that the ledger does not have is posted by a person', async ({ client, assert }) => {
    const { id, lines } = await stated(client, -1_150)
    const fees = await ledgerAccount(client, 'overhead')
    const vat = await ledgerAccount(client)
    const record = (parts: object[]) =>
      call(client, 'accountant', 'post', `/api/bank-statement-lines/${lines[0]}/entries`, {
        body: { text: 'Bank fee', parts },
      })
    const short = await record([{ ledgerAccountId: fees, amount: '-10.00' }])
    short.assertStatus(422)
    const unknown = await record([{ ledgerAccountId: 999_999, amount: '-11.50' }])
    unknown.assertStatus(422)
    const done = await record([
      { ledgerAccountId: fees, amount: '-10.00' },
      { ledgerAccountId: vat, amount: '-1.50', memo: 'VAT' },
    ])
    done.assertStatus(201)
    const entry = await db
      .from('journal_entries')
      .where({ document_kind: 'bank_statement_line', document_id: lines[0] })
      .firstOrFail()
    assert.equal(entry.posted_on, '2026-11-02')
    const rows = await db.from('journal_lines').where('entry_id', entry.id).orderBy('position')
    assert.deepEqual(
      rows.map((row) => [Number(row.debit_minor), Number(row.credit_minor)]),
      [
        [1_000, 0],
        [150, 0],
        [0, 1_150],
      ]
    )
    assert.isTrue((await linesOf(client, id))[0].matched)
    const again = await record([{ ledgerAccountId: fees, amount: '-11.50' }])
    again.assertStatus(409)
  })

  test('nothing is posted into a locked period', async ({ client, assert }) => {
    const { lines } = await stated(client, -500)
    const fees = await ledgerAccount(client, 'overhead')
    const locked = await lock(client, 'ledger', '2026-11-15')
    locked.assertStatus(200)
    const refused = await call(
      client,
      'accountant',
      'post',
      `/api/bank-statement-lines/${lines[0]}/entries`,
      { body: { text: 'Fee', parts: [{ ledgerAccountId: fees, amount: '-5.00' }] } }
    )
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'PERIOD_LOCKED')
  })
})
