import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { reportFile } from '#core/reports/report_file'
import { today } from '#core/settings/firm_clock'
import { postMissing } from '#finance/ledger/post_missing'
import { reconciliationFile } from '#procurement/vendor_statements/reconciliation_file'
import { owedOn } from '#procurement/vendor_statements/vendor_account'
import { vendorAccountFile } from '#procurement/vendor_statements/vendor_account_report'
import { aDueBill, aPaidVendor, payByHand } from './payment_run_support.js'
import { call } from './support.js'
import { aPaidBack } from './vendor_refund_support.js'
import {
  compared,
  csvOf,
  explain,
  itemsOf,
  LAYOUT,
  send,
  statementOf,
  STATEMENTS,
  step,
} from './vendor_statement_support.js'

const row = (number: string, debit: string, credit: string, balance: string) => [
  ...[today(), number, 'Supply'],
  ...[debit, credit, balance],
]

test.group('Vendor statements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const vendor = await aPaidVendor()
    const account = `/api/vendors/${vendor.id}/account`
    for (const path of [STATEMENTS, account]) {
      ;(await client.get(path)).assertStatus(401)
      for (const by of ['staff', 'storekeeper', 'auditor'])
        (await call(client, by, 'get', path)).assertStatus(403)
    }
    ;(await send(client, vendor.id, csvOf([]), { by: 'staff' })).assertStatus(403)
  })

  test('are read with the columns that a person names, and compared', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId: vendor.id })
    const other = await aDueBill(client, { vendorId: vendor.id, net: '500' })
    ;(await payByHand(client, bill, '150')).assertStatus(201)
    const content = csvOf([
      ['2026-01-01', '', 'Balance brought forward', '', '', '100.00'],
      row(bill.number.toLowerCase(), '1150.00', '', '1250.00'),
      row('X-77', '230.00', '', '1480.00'),
      row('TRX 5', '', '150.00', '1330.00'),
    ])
    const one = await compared(client, vendor.id, content)
    assert.containsSubset(one, {
      ...{ status: 'open', lineCount: 3, opening: '100.00', closing: '1330.00' },
      ...{ ourClosing: '1575.00', difference: '-245.00', unexplained: 3 },
    })
    const items = await itemsOf(client, one.id)
    assert.sameDeepMembers(
      items.map((item: any) => [item.outcome, item.theirNumber ?? item.ourNumber, item.difference]),
      [
        ['opening', null, '100.00'],
        ['matched', bill.number.toLowerCase(), '0.00'],
        ['only_theirs', 'X-77', '230.00'],
        ['matched', 'TRX 5', '0.00'],
        ['only_ours', other.number, '-575.00'],
      ]
    )
    const total = one.bridge.reduce(
      (sum: number, { difference }: any) => sum + Number(difference),
      0
    )
    assert.equal(total, Number(one.difference))
    const only = await itemsOf(client, one.id, 'outcome=only_theirs')
    assert.lengthOf(only, 1)
  })

  test('are agreed once every difference is explained, and reopened', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId: vendor.id })
    const one = await compared(client, vendor.id, csvOf([row('X-1', '10.00', '', '10.00')]))
    const early = await step(client, one.id, 'agree')
    early.assertStatus(409)
    early.assertBodyContains({ code: 'VENDOR_STATEMENT_UNEXPLAINED' })
    for (const item of await itemsOf(client, one.id))
      (await explain(client, one.id, item.id, `Their ${item.id}`)).assertStatus(200)
    assert.equal((await statementOf(client, one.id)).unexplained, 0)
    const agreed = await step(client, one.id, 'agree', { note: 'By phone' })
    agreed.assertStatus(200)
    assert.containsSubset(agreed.body(), { status: 'agreed', note: 'By phone' })
    for (const name of ['compare', 'agree']) (await step(client, one.id, name)).assertStatus(409)
    const [item] = await itemsOf(client, one.id)
    ;(await explain(client, one.id, item.id, 'Late')).assertStatus(409)
    ;(await step(client, one.id, 'reopen')).assertStatus(200)
    const log = await db.from('audit_logs').where({ entity_type: 'vendor_statement' })
    assert.includeMembers(
      log.map(({ action }) => action),
      ['create', 'import', 'update', 'accept', 'reopen']
    )
    assert.equal(bill.number.length > 0, true)
  })

  test('are compared again after a bill was recorded, and keep what was explained', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const one = await compared(
      client,
      vendor.id,
      csvOf([row('R-MISSING', '1150.00', '', '1150.00'), row('X-9', '5.00', '', '1155.00')])
    )
    const [missing, kept] = await itemsOf(client, one.id)
    ;(await explain(client, one.id, kept.id, 'Bank fee')).assertStatus(200)
    assert.equal(missing.outcome, 'only_theirs')
    const bill = await aDueBill(client, {
      vendorId: vendor.id,
      more: { vendorNumber: 'R-MISSING' },
    })
    await db.from('purchase_bills').where('id', bill.id).update({ vendor_number: 'R MISSING' })
    ;(await step(client, one.id, 'compare')).assertStatus(202)
    const now = await statementOf(client, one.id)
    assert.containsSubset(now, { status: 'open', difference: '5.00', unexplained: 0 })
    const items = await itemsOf(client, one.id)
    assert.deepEqual(
      items.map(({ outcome, explanation }: any) => [outcome, explanation]),
      [
        ['matched', null],
        ['only_theirs', 'Bank fee'],
      ]
    )
  })

  test('refuse the same file twice, until the first is deleted', async ({ client, assert }) => {
    const vendor = await aPaidVendor()
    const content = csvOf([row('X-1', '10.00', '', '10.00')])
    const one = await compared(client, vendor.id, content)
    const again = await send(client, vendor.id, content)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'VENDOR_STATEMENT_KNOWN' })
    const other = await aPaidVendor({ name: 'Another' })
    ;(await send(client, other.id, content)).assertStatus(202)
    const path = `${STATEMENTS}/${one.id}`
    ;(await call(client, 'accountant', 'delete', path, { seen: one.version })).assertStatus(204)
    const items = await db.from('vendor_statement_items').where('vendor_statement_id', one.id)
    assert.lengthOf(items, 0)
    ;(await send(client, vendor.id, content)).assertStatus(202)
  })

  test('say what is wrong with a file, and where', async ({ client, assert }) => {
    const vendor = await aPaidVendor()
    const broken: [string, string][] = [
      [csvOf([row('X', '10.00', '', '11.00'), row('Y', '1.00', '', '11.50')]), 'not_balanced'],
      [csvOf([row('X', 'ten', '', '10.00')]), 'broken_amount'],
      [csvOf([['31/31/2026', 'X', '', '1.00', '', '1.00']]), 'no_rows'],
      [csvOf([row('X', '1.005', '', '1.00')]), 'too_many_decimals'],
      [csvOf([row('X', '1.00', '2.00', '1.00')]), 'broken_line'],
    ]
    for (const [content, fault] of broken) {
      const one = await compared(client, vendor.id, content)
      assert.equal(one.status, 'failed', content)
      assert.equal(one.fault.code, fault, content)
      const items = await itemsOf(client, one.id)
      assert.lengthOf(items, 0)
    }
    const program = await send(client, vendor.id, Buffer.from('MZ\u0000\u0001program'))
    program.assertStatus(422)
    const currency = await send(client, vendor.id, csvOf([]), { currency: 'XXX' })
    currency.assertStatus(422)
  })

  test('ten thousand lines are read and compared, one more is refused', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => row(`N-${at}`, '1.00', '', `${at + 1}.00`))
    const one = await compared(client, vendor.id, csvOf(rows(10_000)))
    assert.containsSubset(one, { status: 'open', lineCount: 10_000, difference: '10000.00' })
    const other = await compared(client, vendor.id, csvOf(rows(10_001)))
    assert.equal(other.fault.code, 'too_many_lines')
  }).timeout(120_000)

  test('what a vendor writes stays text', async ({ client, assert }) => {
    const vendor = await aPaidVendor()
    const formula = '=HYPERLINK(""x"")'
    const one = await compared(
      client,
      vendor.id,
      csvOf([[today(), '=1+1', `"${formula}"`, '1.00', '', '1.00']])
    )
    const [item] = await itemsOf(client, one.id)
    assert.containsSubset(item, { theirNumber: '=1+1', theirText: '=HYPERLINK("x")' })
    const report = await reconciliationFile({ statementId: one.id })
    const file = { format: 'csv', language: 'en' } as const
    const csv = await reportFile(report!, file, new AbortController().signal)
    assert.include(csv.toString(), "'=1+1")
  })

  test('a statement of another currency is compared with what is owed in it', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    await aDueBill(client, { vendorId: vendor.id })
    const content = [
      'Date,Reference,Description,Debit,Credit,Balance',
      `${today()},K-1,Supply,1.125,,1.125`,
    ].join('\n')
    const sent = await send(client, vendor.id, content, { currency: 'KWD' })
    await runJob(sent.body().jobId)
    await step(client, sent.body().id, 'layout', LAYOUT)
    const one = await statementOf(client, sent.body().id)
    assert.containsSubset(one, { closing: '1.125', ourClosing: '0.000', difference: '1.125' })
  })

  test('the next file of a vendor is read as the last one was', async ({ client, assert }) => {
    const vendor = await aPaidVendor()
    await compared(client, vendor.id, csvOf([row('X-1', '10.00', '', '10.00')]))
    const sent = await send(client, vendor.id, csvOf([row('X-2', '10.00', '', '20.00')]))
    await runJob(sent.body().jobId)
    assert.equal((await statementOf(client, sent.body().id)).status, 'open')
  })

  test('what the firm owes is what its ledger says', async ({ client, assert }) => {
    const { vendorId } = await aPaidBack(client)
    const vendor = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId: vendor.id })
    ;(await payByHand(client, bill, '400')).assertStatus(201)
    await postMissing()
    for (const id of [vendorId, vendor.id]) {
      const [{ owed }] = await db
        .from('journal_lines')
        .where({ party_type: 'vendor', party_id: id, currency: 'SAR' })
        .whereIn('role', ['payable', 'retention_payable', 'vendor_advances'])
        .sum('foreign_minor as owed')
      const own = await owedOn({ vendorId: id, currency: 'SAR' }, '2999-12-31')
      assert.equal(own, 0 - Number(owed))
    }
  })

  test('our account opens, moves and closes, also as a file in both languages', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId: vendor.id })
    ;(await payByHand(client, bill, '150')).assertStatus(201)
    const path = `/api/vendors/${vendor.id}/account`
    const account = await call(client, 'accountant', 'get', path)
    account.assertStatus(200)
    assert.containsSubset(account.body(), { opening: '0.00', closing: '1000.00' })
    assert.deepEqual(
      account.body().rows.map(({ kind, amount, balance }: any) => [kind, amount, balance]),
      [
        ['vendor_bill', '1150.00', '1150.00'],
        ['vendor_payment', '-150.00', '1000.00'],
      ]
    )
    const asked = { from: today(), to: today(), currency: 'SAR' }
    const job = await call(client, 'accountant', 'post', `${path}/exports`, {
      body: { ...asked, format: 'pdf' },
    })
    job.assertStatus(202)
    const file = await vendorAccountFile({ vendorId: vendor.id, ...asked })
    assert.deepEqual(file!.tables[0]!.rows.at(-1)!.at(-1), '1000.00')
    const wrong = await call(client, 'accountant', 'get', `${path}?from=2026-02-01&to=2026-01-01`)
    wrong.assertStatus(422)
    const one = await compared(client, vendor.id, csvOf([row('X-1', '10.00', '', '10.00')]))
    const order = await call(client, 'accountant', 'post', `${STATEMENTS}/${one.id}/exports`, {
      body: { format: 'xlsx' },
    })
    order.assertStatus(202)
    const report = await reconciliationFile({ statementId: one.id })
    assert.equal(report!.tables[0]!.rows.at(-1)![5], '1000.00')
  })
})
