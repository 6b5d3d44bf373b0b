import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { bankLine, bankStatement, camtText, mt940Text } from '#tests/helpers/bank_files'
import { call } from '../procurement/support.js'
import {
  confirm,
  createAccount,
  importFile,
  importOf,
  linesOf,
  preview,
  send,
} from './bank_support.js'

const FEE = bankLine({ amountMinor: -500, text: 'Fee' })
const PAYMENT = bankLine({
  ...{ bookedOn: '2026-11-05', amountMinor: 25_000, reference: 'INV-7' },
  ...{ counterpartyName: 'شركة نجد', text: 'Invoice 7' },
})
const FIRST = bankStatement({ lines: [FEE, PAYMENT], closedOn: '2026-11-05' })
const SECOND = bankStatement({
  ...{ number: '2', openedOn: '2026-11-05', closedOn: '2026-11-09' },
  openingMinor: FIRST.closingMinor,
  lines: [bankLine({ amountMinor: -7_000, bookedOn: '2026-11-08' })],
})

const statementsOf = async (client: ApiClient, accountId: number) =>
  (
    await call(client, 'accountant', 'get', `/api/bank-statements?bankAccountId=${accountId}`)
  ).body()

test.group('Bank statements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const id = await createAccount(client)
    for (const path of ['bank-statements', 'bank-statement-lines', 'bank-statement-imports']) {
      const guest = await client.get(`/api/${path}`)
      guest.assertStatus(401)
      const refused = await call(client, 'staff', 'get', `/api/${path}`)
      refused.assertStatus(403)
    }
    const sent = await send(client, id, mt940Text([FIRST]), { by: 'staff' })
    sent.assertStatus(403)
    // who only reads
    const reader = await send(client, id, mt940Text([FIRST]), { by: 'auditor' })
    reader.assertStatus(403)
  })

  test('are previewed, and stored once that is confirmed', async ({ client, assert }) => {
    const id = await createAccount(client)
    const shown = await preview(client, id, mt940Text([FIRST, SECOND]))
    assert.equal(shown.status, 'ready')
    assert.containsSubset(shown.plan, { newLines: 3, duplicateLines: 0 })
    assert.containsSubset(shown.plan.statements[0], {
      ...{ number: '1', opening: '1000.00', closing: '1245.00', outcome: 'new', gap: null },
    })
    assert.lengthOf(await linesOf(client, id), 0)

    const done = await confirm(client, shown)
    assert.equal(done.status, 'imported')
    const lines = await linesOf(client, id)
    assert.deepEqual(
      lines.map(({ amount }: { amount: string }) => amount),
      ['-5.00', '250.00', '-70.00']
    )
    assert.containsSubset(lines[1], {
      ...{ reference: 'INV-7', counterpartyName: 'شركة نجد', description: 'Invoice 7' },
      matched: false,
    })
    assert.lengthOf(await linesOf(client, id, `&q=${encodeURIComponent('نجد')}`), 1)
    const audited = await db.from('audit_logs').where('entity_type', 'bank_statement')
    assert.lengthOf(audited, 2)
    const twice = await call(
      client,
      'accountant',
      'post',
      `/api/bank-statement-imports/${done.id}/confirm`,
      { seen: done.version, body: {} }
    )
    twice.assertStatus(409)
  })

  test('are known the second time, in another format too', async ({ client, assert }) => {
    const id = await createAccount(client)
    await importFile(client, id, mt940Text([FIRST]))
    for (const text of [mt940Text([FIRST]), camtText([{ ...FIRST, number: 'OTHER-9' }])]) {
      const again = await preview(client, id, text)
      assert.containsSubset(again.plan, { newLines: 0, duplicateLines: 2 })
      assert.equal(again.plan.statements[0].outcome, 'known')
      await confirm(client, again)
    }
    assert.lengthOf(await linesOf(client, id), 2)
    assert.lengthOf(await statementsOf(client, id), 1)
  })

  test('that overlap bring only what is new', async ({ client, assert }) => {
    const id = await createAccount(client)
    await importFile(client, id, mt940Text([FIRST]))
    const month = bankStatement({
      ...{ number: 'NOV', closedOn: '2026-11-09' },
      lines: [...FIRST.lines, ...SECOND.lines],
    })
    const shown = await preview(client, id, camtText([month]))
    assert.containsSubset(shown.plan.statements[0], { outcome: 'overlaps', newLines: 1, gap: null })
    await confirm(client, shown)
    assert.lengthOf(await linesOf(client, id), 3)
    const [latest] = await statementsOf(client, id)
    assert.containsSubset(latest, { number: 'NOV', lineCount: 1, gap: null })
  })

  test('two equal fees of one day are two, within a statement and in the next', async ({
    client,
    assert,
  }) => {
    const id = await createAccount(client)
    const morning = bankStatement({ lines: [FEE, FEE], closedOn: FEE.bookedOn })
    await importFile(client, id, mt940Text([morning]))
    assert.lengthOf(await linesOf(client, id), 2)
    const evening = bankStatement({
      ...{ number: '2', openedOn: FEE.bookedOn, closedOn: FEE.bookedOn },
      openingMinor: morning.closingMinor,
      lines: [FEE],
    })
    const shown = await preview(client, id, mt940Text([evening]))
    assert.containsSubset(shown.plan, { newLines: 1, duplicateLines: 0 })
    await confirm(client, shown)
    assert.lengthOf(await linesOf(client, id), 3)
    const again = await preview(client, id, mt940Text([morning, evening]))
    assert.containsSubset(again.plan, { newLines: 0, duplicateLines: 3 })
  })

  test('show what is missing between two of them', async ({ client, assert }) => {
    const id = await createAccount(client)
    await importFile(client, id, mt940Text([FIRST]))
    const later = { ...SECOND, openingMinor: 130_000, closingMinor: 123_000 }
    const shown = await preview(client, id, mt940Text([later]))
    assert.equal(shown.plan.statements[0].gap, '55.00')
    await confirm(client, shown)
    const [latest, first] = await statementsOf(client, id)
    assert.equal(latest.gap, '55.00')
    assert.isNull(first.gap)
  })

  test('that are wrong are refused with the line, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const id = await createAccount(client)
    const good = mt940Text([FIRST])
    const cases: [string, object][] = [
      [good.replace('D5,00', 'D5,0O'), { code: 'broken_line', line: 5 }],
      [mt940Text([{ ...FIRST, closingMinor: 1 }]), { code: 'not_balanced', line: 1 }],
      [
        mt940Text([bankStatement({ ...FIRST, currency: 'USD' })]),
        { code: 'other_currency', line: 1 },
      ],
      [
        mt940Text([FIRST]).replaceAll('SA0380000000608010167519', 'SA4420000001234567891234'),
        { code: 'other_account', line: 1 },
      ],
      [
        mt940Text([
          bankStatement({ lines: [bankLine({ amountMinor: 1, bookedOn: '2026-10-31' })] }),
        ]),
        { code: 'before_opening', line: 5 },
      ],
    ]
    for (const [text, fault] of cases) {
      const shown = await preview(client, id, text)
      assert.equal(shown.status, 'failed')
      assert.containsSubset(shown.fault, fault)
      assert.isFalse(shown.can.confirm)
    }
    const wrongKind = await send(client, id, '%PDF-1.4 nothing of a bank')
    wrongKind.assertStatus(422)
    assert.lengthOf(await statementsOf(client, id), 0)
  })

  test('come as a table once its columns are named, which is remembered', async ({
    client,
    assert,
  }) => {
    const id = await createAccount(client)
    const table = (day: string, balance: string) =>
      `Date;Details;Amount;Balance\n${day};Fee;-5,00;${balance}\n`
    const shown = await preview(client, id, table('02.11.2026', '995,00'))
    assert.equal(shown.status, 'mapping')
    assert.containsSubset(shown.head.guess, { bookedOn: 'Date', amount: 'Amount' })
    const path = `/api/bank-statement-imports/${shown.id}/layout`
    const layout = { columns: shown.head.guess, dayOrder: 'dmy', decimalMark: 'comma' }
    const without = await call(client, 'accountant', 'post', path, {
      seen: shown.version,
      body: { ...layout, columns: { bookedOn: 'Date' } },
    })
    without.assertStatus(422)
    const named = await call(client, 'accountant', 'post', path, {
      seen: shown.version,
      body: layout,
    })
    named.assertStatus(202)
    await runJob(named.body().jobId)
    const read = await importOf(client, shown.id)
    assert.equal(read.plan.statements[0].closing, '995.00')
    await confirm(client, read)
    const next = await preview(client, id, table('03.11.2026', '990,00'))
    assert.equal(next.status, 'ready')
    assert.equal(next.plan.newLines, 1)
  })

  test('fix what their account is checked against', async ({ client, assert }) => {
    const id = await createAccount(client)
    await importFile(client, id, mt940Text([FIRST]))
    const path = `/api/bank-accounts/${id}`
    const { version } = (await call(client, 'accountant', 'get', path)).body()
    const change = (body: Record<string, unknown>) =>
      call(client, 'accountant', 'patch', path, { seen: version, body })
    const moved = await change({ openingBalance: '0.00' })
    moved.assertStatus(409)
    assert.equal(moved.body().code, 'BANK_ACCOUNT_HAS_STATEMENTS')
    const renamed = await change({ name: 'Main account', openingBalance: '1000.00' })
    renamed.assertStatus(200)
    const deleted = await call(client, 'accountant', 'delete', path, { seen: version + 1 })
    deleted.assertStatus(409)
  })

  test('a file is discarded while nothing of it is stored', async ({ client, assert }) => {
    const id = await createAccount(client)
    const shown = await preview(client, id, mt940Text([FIRST]))
    const path = `/api/bank-statement-imports/${shown.id}`
    const stale = await call(client, 'accountant', 'delete', path, { seen: 99 })
    stale.assertStatus(412)
    const gone = await call(client, 'accountant', 'delete', path, { seen: shown.version })
    gone.assertStatus(204)
    assert.isNull(await db.from('files').where('owner_type', 'bank_statement_imports').first())
    const kept = await importFile(client, id, mt940Text([FIRST]))
    const refused = await call(
      client,
      'accountant',
      'delete',
      `/api/bank-statement-imports/${kept.id}`,
      {
        seen: kept.version,
      }
    )
    refused.assertStatus(409)
  })
})
