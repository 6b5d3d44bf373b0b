import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { issueInvoice } from '#commercial/invoices/actions/issue_invoice'
import Invoice from '#commercial/invoices/models/invoice'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { aBill, aDelivered } from '../procurement/vendor_credit_support.js'
import { approvedJournal } from './journal_support.js'
import { boxOf, filesFrom, openPeriods, RETURNS, shown } from './vat_support.js'

const LINE = { description: 'Steel', quantity: '3', unitPrice: '10.03' }
const EXPORT = { ...LINE, quantity: '1', unitPrice: '55', vatCategory: 'Z' }

test.group('VAT returns', (group) => {
  const books = Books.within(group)

  const sold = async (client: any, lines: object[] = [LINE]) =>
    books.issued(client, {
      ...{ type: 'standard', clientId: await books.party(client), buyer: BUYER, lines },
    })

  /** The return of this month. */
  async function current(client: any) {
    await filesFrom(`${today().slice(0, 7)}-01`)
    const [{ id }] = await openPeriods(client)
    return id as number
  }

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const id = await current(client)
    const guest = await client.get(RETURNS)
    guest.assertStatus(401)
    for (const path of [RETURNS, `${RETURNS}/${id}`, '/api/vat-entries']) {
      const other = await call(client, 'bdm', 'get', path)
      other.assertStatus(403)
      const reader = await call(client, 'auditor', 'get', path)
      reader.assertStatus(200)
    }
    for (const step of ['prepare', 'file', 'reopen']) {
      const answer = await call(client, 'auditor', 'post', `${RETURNS}/${id}/${step}`, {
        ...{ body: {}, seen: 1 },
      })
      answer.assertStatus(403)
    }
    const opening = await call(client, 'auditor', 'post', RETURNS, { body: {} })
    opening.assertStatus(403)
  })

  test('sales are in their boxes to the halala, a credit note adjusts', async ({
    client,
    assert,
  }) => {
    const id = await current(client)
    const invoice = await sold(client, [
      LINE,
      { ...EXPORT, exemptionReason: 'VATEX-SA-32' },
      { ...EXPORT, unitPrice: '20', exemptionReason: 'VATEX-SA-EDU' },
      { ...EXPORT, unitPrice: '7', exemptionReason: 'VATEX-SA-35' },
      { ...EXPORT, unitPrice: '9', vatCategory: 'E', exemptionReason: 'VATEX-SA-30' },
      { ...EXPORT, unitPrice: '4', vatCategory: 'O', exemptionReason: 'VATEX-SA-OOS' },
    ])
    const one = await shown(client, id)
    assert.containsSubset(boxOf(one, 'standard_sales'), { amount: '30.09', vat: '4.51' })
    const amounts = ['citizen_sales', 'zero_rated_sales', 'exports', 'exempt_sales', 'total_sales']
    assert.deepEqual(
      amounts.map((box) => boxOf(one, box).amount),
      ['20.00', '7.00', '55.00', '9.00', '121.09']
    )
    assert.equal(boxOf(one, 'net_due').vat, '4.51')
    assert.equal(one.ledger.difference, '0.00')
    await books.issued(client, {
      ...{ type: 'credit_note', originalId: invoice.id, reason: 'Returned' },
    })
    const credited = await shown(client, id)
    assert.containsSubset(boxOf(credited, 'standard_sales'), {
      ...{ amount: '30.09', adjustment: '-30.09', vat: '0.00' },
    })
    assert.equal(boxOf(credited, 'exports').adjustment, '-55.00')
    assert.equal(credited.ledger.difference, '0.00')
  })

  test('purchases are in their boxes; a cancelled bill is in none', async ({ client, assert }) => {
    const id = await current(client)
    const order = await aDelivered(client)
    const bill = await aBill(client, order, 'B-1', '4')
    const one = await shown(client, id)
    assert.containsSubset(boxOf(one, 'standard_purchases'), { amount: '400.00', vat: '60.00' })
    assert.equal(boxOf(one, 'net_due').vat, '-60.00')
    assert.equal(one.ledger.difference, '0.00')
    const path = `${order.path}/bills/${bill.id}/cancel`
    const cancelled = await call(client, 'po.clerk', 'post', path, {
      ...{ body: { reason: 'Wrong' }, seen: bill.version },
    })
    cancelled.assertStatus(200)
    const after = await shown(client, id)
    assert.containsSubset(boxOf(after, 'standard_purchases'), { amount: '0.00', vat: '0.00' })
    assert.lengthOf(await db.from('vat_entries').where('document_id', bill.id), 0)
  })

  // the card: 1,000,000 certified, a tenth held back and a tenth of it recovered
  for (const [vatOnRetention, certified, released] of [
    ['invoice', 135_000, 0],
    ['release', 120_000, 15_000],
  ] as const)
    test(`retention is taxed once, at ${vatOnRetention}`, async ({ client, assert }) => {
      const id = await current(client)
      const vatNow = async () => Number(boxOf(await shown(client, id), 'standard_sales').vat)
      const contract = await books.contract(client, {
        vatOnRetention,
        lines: [{ description: 'Works', quantity: '10', unitRate: '1000000' }],
      })
      const of = { contractId: contract.id, buyer: BUYER }
      await books.issued(client, { ...of, type: 'advance', amount: '1000000' })
      assert.equal(await vatNow(), 150_000)
      const [{ id: contractLineId }] = contract.lines
      const line = { contractLineId, description: 'x', quantity: '1', unitPrice: '0' }
      await books.issued(client, { ...of, type: 'progress', lines: [line] })
      assert.equal((await vatNow()) - 150_000, certified)
      await books.issued(client, { ...of, type: 'retention_release', amount: '100000' })
      assert.equal((await vatNow()) - 150_000 - certified, released)
      assert.equal((await shown(client, id)).ledger.difference, '0.00')
    })

  test('a document is of the day that people at the firm read on their clocks', async ({
    client,
    assert,
  }) => {
    await filesFrom('2026-01-01')
    const periods = await openPeriods(client)
    const draft = await books.draft(client, {
      ...{ type: 'standard', clientId: await books.party(client), buyer: BUYER, lines: [LINE] },
    })
    // half past midnight in Riyadh, the evening before in London
    const now = DateTime.fromISO('2026-01-31T21:30:00Z', { zone: 'utc' }) as DateTime<true>
    await transact(SYSTEM_ACTOR, async (uow) => {
      const invoice = await Invoice.query({ client: uow.trx }).where('id', draft.body().id)
      await issueInvoice(uow, invoice[0], now)
    })
    const [january, february] = await Promise.all(
      periods.slice(0, 2).map(({ id }) => shown(client, id))
    )
    assert.equal(boxOf(january, 'standard_sales').vat, '0.00')
    assert.equal(boxOf(february, 'standard_sales').vat, '4.51')
  })

  test('a difference to the ledger is shown by document', async ({ client, assert }) => {
    const id = await current(client)
    await sold(client)
    const { id: journalId } = await approvedJournal(client, {
      journalOn: today(),
      lines: [
        { code: '2200', debit: '10' },
        { code: '2310', credit: '10' },
      ],
    })
    const { ledger } = await shown(client, id)
    assert.containsSubset(ledger, { returned: '4.51', posted: '-5.49', difference: '10.00' })
    assert.lengthOf(ledger.documents, 1)
    assert.containsSubset(ledger.documents[0], {
      ...{ documentKind: 'manual_journal', documentId: journalId },
      ...{ returned: '0.00', posted: '-10.00' },
    })
  })

  test('periods are months or quarters of the calendar; those unprepared are cut anew', async ({
    client,
    assert,
  }) => {
    await filesFrom('2026-02-01')
    const months = await openPeriods(client)
    assert.equal(months[0].toOn, '2026-02-28')
    await filesFrom('2026-02-01', { vatPeriod: 'quarter' })
    const quarters = await openPeriods(client)
    assert.deepEqual(
      quarters.slice(0, 2).map(({ fromOn, toOn }) => [fromOn, toOn]),
      [
        ['2026-02-01', '2026-03-31'],
        ['2026-04-01', '2026-06-30'],
      ]
    )
    assert.isBelow(quarters.length, months.length)
  })

  test('the form and its documents are taken away as files', async ({ client, assert }) => {
    const id = await current(client)
    await sold(client)
    for (const [path, body] of [
      [`${RETURNS}/${id}/files`, { format: 'xlsx' }],
      ['/api/exports', { resource: 'vat-entries', format: 'csv', query: 'box=standard_sales' }],
    ] as const) {
      const ordered = await call(client, 'accountant', 'post', path, { body })
      ordered.assertStatus(202)
      await runJob(ordered.body().id)
      const job = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
      assert.equal(job.status, 'completed', job.error)
    }
  })
})
