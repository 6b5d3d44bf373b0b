import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { standsAt } from './journal_support.js'
import { ADJUSTMENTS, anAdjustment, boxOf, file, filesFrom, moveTo } from './vat_support.js'
import { openPeriods, shown } from './vat_support.js'

const step = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  name: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${ADJUSTMENTS}/${id}/${name}`, { body, seen: version })

test.group('Adjustments of VAT returns', (group) => {
  const books = Books.within(group)

  async function current(client: ApiClient) {
    await filesFrom(`${today().slice(0, 7)}-01`)
    const [{ id }] = await openPeriods(client)
    return id as number
  }

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(ADJUSTMENTS)
    guest.assertStatus(401)
    for (const path of [ADJUSTMENTS, `${ADJUSTMENTS}/claimable`]) {
      const other = await call(client, 'bdm', 'get', path)
      other.assertStatus(403)
    }
    const reading = await call(client, 'auditor', 'get', ADJUSTMENTS)
    reading.assertStatus(200)
    const writing = await anAdjustment(client, 'auditor')
    writing.assertStatus(403)
  })

  test('count in their box once another person agrees, never by who asked', async ({
    client,
    assert,
  }) => {
    const id = await current(client)
    const asked = await anAdjustment(client)
    asked.assertStatus(201)
    assert.match(asked.body().number, /^VA-/)
    assert.equal(boxOf(await shown(client, id), 'customs_imports').vat, '0.00')
    const own = await step(client, 'accountant', asked.body(), 'approve')
    own.assertStatus(403)
    const approved = await step(client, 'general.manager', asked.body(), 'approve')
    approved.assertStatus(200)
    const one = await shown(client, id)
    assert.containsSubset(boxOf(one, 'customs_imports'), { adjustment: '1000.00', vat: '150.00' })
    assert.equal(boxOf(one, 'net_due').vat, '-150.00')
    const byOwner = await anAdjustment(client, 'admin')
    const self = await step(client, 'admin', byOwner.body(), 'approve')
    self.assertStatus(403)
    assert.equal(self.body().code, 'SELF_APPROVAL')
    const rejected = await step(client, 'general.manager', byOwner.body(), 'reject', {
      reason: 'No declaration',
    })
    rejected.assertStatus(200)
    assert.equal(boxOf(await shown(client, id), 'customs_imports').vat, '150.00')
    const audited = await db.from('audit_logs').where('entity_type', 'vat_adjustment')
    assert.includeMembers(
      audited.map(({ action }) => action),
      ['create', 'approve', 'reject']
    )
  })

  test('VAT under reverse charge is owed and deducted at once', async ({ client, assert }) => {
    const id = await current(client)
    const asked = await anAdjustment(client, 'accountant', { box: 'reverse_charge_imports' })
    await step(client, 'general.manager', asked.body(), 'approve')
    const one = await shown(client, id)
    assert.equal(boxOf(one, 'reverse_charge_imports').vat, '150.00')
    assert.equal(boxOf(one, 'total_purchases').vat, '0.00')
    assert.equal(boxOf(one, 'net_due').vat, '0.00')
  })

  test('are refused for VAT in a box without, for days to come and for what is filed', async ({
    client,
    assert,
  }) => {
    await filesFrom('2026-01-01')
    const [january] = await openPeriods(client)
    const waiting = await anAdjustment(client, 'accountant', { adjustsOn: '2026-01-20' })
    waiting.assertStatus(201)
    const filed = await file(client, january.id)
    filed.assertStatus(200)
    const late = await step(client, 'general.manager', waiting.body(), 'approve')
    late.assertStatus(409)
    assert.equal(late.body().code, 'VAT_ADJUSTMENT_FILED')
    for (const [more, status] of [
      [{ adjustsOn: '2026-01-20' }, 409],
      [{ adjustsOn: addDays(today(), 1) }, 422],
      [{ box: 'exports' }, 422],
      [{ taxable: '0', vat: '0' }, 422],
      [{ box: 'net_due' }, 422],
      [{ vat: '0.001' }, 422],
    ] as const) {
      const answer = await anAdjustment(client, 'accountant', more)
      answer.assertStatus(status)
    }
  })

  test('a bad debt is relieved once, a year after its supply, and back when the money comes', async ({
    client,
    assert,
  }) => {
    const id = await current(client)
    const invoice = await books.issued(client, {
      ...{ type: 'standard', clientId: await books.party(client), buyer: BUYER },
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    })
    const path = `/api/invoices/${invoice.id}/write-offs`
    const asked = await call(client, 'accountant', 'post', path, {
      ...{ body: { amount: '575', reason: 'Insolvent' }, seen: invoice.version },
    })
    asked.assertStatus(201)
    const { id: writeOffId, version } = asked.body()
    const agreed = await call(
      client,
      'general.manager',
      'post',
      `/api/write-offs/${writeOffId}/approve`,
      {
        ...{ body: {}, seen: version },
      }
    )
    agreed.assertStatus(200)
    const claim = (by = 'accountant') =>
      call(client, by, 'post', `${ADJUSTMENTS}/reliefs`, {
        body: { writeOffId, adjustsOn: today(), reason: 'Lost for good' },
      })
    const early = await claim()
    early.assertStatus(422)
    assert.properties(early.body().errors, ['adjustsOn'])
    await moveTo('invoices', 'issued_on', invoice.id, '2025-01-10')
    const offered = await call(client, 'accountant', 'get', `${ADJUSTMENTS}/claimable`)
    assert.containsSubset(offered.body(), [{ id: writeOffId, taxable: '500.00', vat: '75.00' }])
    const before = Number(await standsAt(client, '2200', today()))
    const made = await claim()
    made.assertStatus(201)
    const twice = await claim('admin')
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'VAT_RELIEF_CLAIMED')
    const approved = await step(client, 'general.manager', made.body(), 'approve')
    approved.assertStatus(200)
    const relieved = await shown(client, id)
    assert.containsSubset(boxOf(relieved, 'standard_sales'), {
      adjustment: '-500.00',
      vat: '-75.00',
    })
    assert.equal(Number(await standsAt(client, '2200', today())) - before, 75)
    const came = await call(
      client,
      'general.manager',
      'post',
      `/api/write-offs/${writeOffId}/reverse`,
      {
        ...{ body: { reason: 'Paid after all' }, seen: agreed.body().version },
      }
    )
    came.assertStatus(200)
    assert.equal(boxOf(await shown(client, id), 'standard_sales').vat, '0.00')
    assert.equal(Number(await standsAt(client, '2200', today())) - before, 0)
  })
})
