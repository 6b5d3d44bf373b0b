import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { checkVatReturns } from '#database/integrity/vat_returns'
import { textOf } from '#tests/helpers/integrity'
import { Books, BUYER } from '../commercial/books.js'
import { lockOf } from './lock_support.js'
import { act, boxOf, file, filesFrom, listed, moveTo, openPeriods, shown } from './vat_support.js'

const LINE = { description: 'Steel', quantity: '3', unitPrice: '10.03' }

test.group('Filing of VAT returns', (group) => {
  const books = Books.within(group)

  const sold = async (client: ApiClient) =>
    books.issued(client, {
      ...{ type: 'standard', clientId: await books.party(client), buyer: BUYER, lines: [LINE] },
    })

  test('are filed in their turn, once prepared and unchanged', async ({ client, assert }) => {
    const invoice = await sold(client)
    await moveTo('invoices', 'issued_on', invoice.id, '2026-01-31')
    await filesFrom('2026-01-01')
    const [january, february] = await openPeriods(client)
    assert.containsSubset(january, {
      fromOn: '2026-01-01',
      toOn: '2026-01-31',
      dueOn: '2026-02-28',
    })
    assert.isTrue(january.isLate)
    const early = await act(client, february.id, 'prepare')
    early.assertStatus(409)
    assert.equal(early.body().code, 'EARLIER_VAT_RETURN')
    const running = (await listed(client)).at(-1)
    assert.isFalse(running.can.prepare)
    const unprepared = await act(client, january.id, 'file', {
      body: { reference: 'R', filedOn: '2026-02-05' },
    })
    unprepared.assertStatus(409)
    const prepared = await act(client, january.id, 'prepare')
    assert.equal(prepared.body().net, '4.51')
    const other = await sold(client)
    await moveTo('invoices', 'issued_on', other.id, '2026-01-30')
    assert.isTrue((await shown(client, january.id)).hasChanged)
    const stale = await act(client, january.id, 'file', {
      body: { reference: 'R', filedOn: '2026-02-05' },
    })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'VAT_FIGURES_CHANGED')
    const dates = await file(client, january.id, { filedOn: '2026-01-31' })
    dates.assertStatus(422)
    const filed = await file(client, january.id, { reference: 'Z-77', filedOn: '2026-02-05' })
    filed.assertStatus(200)
    assert.containsSubset(filed.body(), { status: 'filed', net: '9.02', reference: 'Z-77' })
    assert.match(filed.body().rowsHash, /^[\da-f]{64}$/)
    for (const module of ['sales', 'purchasing'])
      assert.equal((await lockOf(client, module)).lockedThroughOn, '2026-01-31')
    const audited = await db.from('audit_logs').where('entity_type', 'vat_return')
    assert.includeMembers(
      audited.map(({ action }) => action),
      ['create', 'prepare', 'file']
    )
    const again = await act(client, january.id, 'prepare')
    again.assertStatus(409)
  })

  test('what was filed never changes: a later change is a correction in the next', async ({
    client,
    assert,
  }) => {
    const invoice = await sold(client)
    await moveTo('invoices', 'issued_on', invoice.id, '2026-01-15')
    await filesFrom('2026-01-01')
    const [january, february] = await openPeriods(client)
    ;(await file(client, january.id)).assertStatus(200)
    const row = await db.from('vat_entries').where('document_id', invoice.id).firstOrFail()
    for (const attempt of [
      () => db.from('vat_entries').where('id', row.id).update({ vat_minor: 1 }),
      () => db.from('vat_entries').where('id', row.id).delete(),
    ])
      assert.isNotNull(await attempt().then(() => null, String))
    assert.deepEqual((await checkVatReturns()).problems, [])
    const breakdown = [{ category: 'S', rateBp: 1500, taxableMinor: 2000, vatMinor: 300 }]
    await db
      .from('invoices')
      .where('id', invoice.id)
      .update({ vat_breakdown: JSON.stringify(breakdown), vat_minor: 300, base_vat_minor: 300 })
    await moveTo('invoices', 'issued_on', invoice.id, '2026-01-15')
    const kept = await shown(client, january.id)
    assert.equal(boxOf(kept, 'standard_sales').vat, '4.51')
    const next = await shown(client, february.id)
    assert.equal(boxOf(next, 'standard_sales').vat, '0.00')
    assert.equal(boxOf(next, 'corrections').vat, '-1.51')
    assert.equal(boxOf(next, 'net_due').vat, '-1.51')
    const [entry] = await db.from('vat_entries').where('is_correction', true)
    assert.containsSubset(entry, { document_on: '2026-01-15', reported_on: '2026-02-01' })
    assert.deepEqual((await checkVatReturns()).problems, [])
    // a row that was slipped into the period past the portal
    await db.table('vat_entries').insert({ ...row, id: null })
    assert.match(textOf((await checkVatReturns()).problems), /are others than were filed/)
  })

  test('corrections beyond the limit are explained, a credit is carried forward', async ({
    client,
    assert,
  }) => {
    const invoice = await sold(client)
    await moveTo('invoices', 'issued_on', invoice.id, '2026-01-15')
    await filesFrom('2026-01-01', { vatCorrectionLimit: 1 })
    const [january, february, march] = await openPeriods(client)
    ;(await file(client, january.id)).assertStatus(200)
    await moveTo('invoices', 'issued_on', invoice.id, '2026-03-02')
    assert.isTrue((await shown(client, february.id)).isOverLimit)
    const refused = await file(client, february.id)
    refused.assertStatus(422)
    assert.properties(refused.body().errors, ['note'])
    const filed = await file(client, february.id, { note: 'Agreed with the authority' })
    filed.assertStatus(200)
    const next = await shown(client, march.id)
    assert.equal(boxOf(next, 'credit_carried').vat, '4.51')
    assert.equal(boxOf(next, 'standard_sales').vat, '4.51')
    assert.equal(boxOf(next, 'net_due').vat, '0.00')
    const nothing = await file(client, march.id, { refundRequested: true })
    nothing.assertStatus(422)
  })
})
