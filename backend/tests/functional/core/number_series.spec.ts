import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { allSeries } from '#core/numbering/series'
import { loadSettings } from '#core/settings/settings'
import { checkNumbers } from '#database/integrity/numbers'
import { numbersOfFinance } from '#tests/functional/finance/vat_support'
import { faultsOf, faultsOfAll } from '#tests/helpers/integrity'
import { aProjectToPlan } from '#tests/functional/production/schedule_support'
import {
  approve,
  aReport,
  aSite,
  aSubmittedReport,
  REPORTS,
} from '#tests/functional/production/site_report_support'
import {
  ask,
  aTeam,
  inDays,
  openBalance,
  REQUESTS as LEAVE,
} from '#tests/functional/people/leave_support'
import { askOvertime } from '#tests/functional/people/overtime_support'
import { CORRECTIONS } from '#tests/functional/people/attendance_support'
import { aLeaver, settle } from '#tests/functional/people/settlement_support'
import { anEmployee } from '#tests/functional/people/support'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'
import { anApprovedOrder, fresh, ORDERS } from '#tests/functional/procurement/goods_receipt_support'
import { aRequest, anRfq, step } from '#tests/functional/procurement/purchase_request_support'
import { aMaterial, aPlace, aWarehouse, move } from '#tests/functional/procurement/stock_support'
import { anAdvance } from '#tests/functional/procurement/vendor_advance_support'
import { anEnteredRun } from '#tests/functional/procurement/payment_run_support'
import { aReturn } from '#tests/functional/procurement/vendor_credit_support'
import { aVendorRefund } from '#tests/functional/procurement/vendor_refund_support'
import { anOrder, call, line } from '#tests/functional/procurement/support'

type Sent = Parameters<typeof call>[4]

/** A write that has to succeed. */
async function done(client: ApiClient, by: string, path: string, sent: Sent = {}) {
  const answer = await call(client, by, 'post', path, sent)
  if (answer.status() >= 300) throw new Error(`${path}: ${answer.text()}`)
  return answer.body()
}

async function removed(client: ApiClient, by: string, path: string, seen: number) {
  const answer = await call(client, by, 'delete', path, { seen })
  answer.assertStatus(204)
}

/** Quotations: a draft given up, one approved with its revision, which makes the project. */
async function engineering(client: ApiClient) {
  const draft = await createdBy(client, 'engineer', { draft: true })
  await removed(client, 'engineer', `/api/quotations/${draft.id}`, draft.version)
  const root = await createdBy(client, 'engineer')
  const path = `/api/quotations/${root.id}`
  const as = 'chief.engineer'
  ;(await write(client, 'post', `${path}/approve`, { as, seen: 1 })).assertStatus(200)
  ;(await write(client, 'post', `${path}/revise`, { as: 'engineer', seen: 2 })).assertStatus(201)
  const lost = await createdBy(client, 'engineer')
  const body = { reason: 'Too dear' }
  const rejected = await write(client, 'post', `/api/quotations/${lost.id}/reject`, {
    ...{ as, seen: lost.version, body },
  })
  rejected.assertStatus(200)
}

/** Requests, orders, deliveries and trips, some of them deleted, cancelled or taken back. */
async function procurement(client: ApiClient) {
  await anRfq(client)
  const request = await aRequest(client)
  ;(await step(client, 'storekeeper', request, '', {}, 'delete')).assertStatus(204)
  const draft = await anOrder(client, 'po.clerk')
  await removed(client, 'po.clerk', `${ORDERS}/${draft.id}`, draft.version)
  const given = await anApprovedOrder(client)
  await done(client, 'po.clerk', `${ORDERS}/${given.id}/cancel`, {
    ...{ body: { reason: 'Not needed' }, seen: given.version },
  })
  await deliveries(client)
  const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()!
  await done(client, 'buyer', '/api/trips', {
    body: {
      ...{ type: 'site_delivery', vehicle: `ABC ${process.pid}`, driver: `Ali ${process.pid}` },
      ...{ plannedStartAt: at(1), plannedEndAt: at(3) },
      cargo: [{ description: 'Tools', quantity: '2' }],
    },
  })
}

async function deliveries(client: ApiClient) {
  const { id: materialId } = await aMaterial(client)
  const { id: warehouseId } = await aWarehouse(client)
  const order = await anApprovedOrder(client, {
    lines: [line('20', { materialId, quantity: '10', unit: 'bag' })],
  })
  const receive = async () => {
    const lines = [{ lineId: order.lines[0].id, accepted: '4' }]
    const body = { lines, warehouseId, deliveryNoteNo: 'DN-1' }
    const seen = (await fresh(client, order.id)).version
    return done(client, 'storekeeper', `${ORDERS}/${order.id}/receipts`, { body, seen })
  }
  await receive()
  const [receipt] = (
    await call(client, 'storekeeper', 'get', `${ORDERS}/${order.id}/receipts`)
  ).body()
  await done(client, 'storekeeper', `${ORDERS}/${order.id}/receipts/${receipt.id}/reverse`, {
    ...{ body: { reason: 'Wrong goods' }, seen: (await fresh(client, order.id)).version },
  })
  await receive()
  await aReturn(client, await anApprovedOrder(client))
  await anAdvance(client, await anApprovedOrder(client), 'po.clerk')
  await aVendorRefund(client)
  await anEnteredRun(client)
  const place = await aPlace(client)
  const moved = await move(client, 'scrap', place, '1', { reason: 'Wet' })
  await done(client, 'storekeeper', `/api/stock-movements/${moved.body().id}/reverse`, {
    ...{ body: { reason: 'Dried' }, seen: moved.body().version },
  })
}

/** A contract given up and one kept, an invoice with its notes, a draft deleted, and money received. */
async function commercial(client: ApiClient) {
  const party = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Huda' } })
  const clientId = party.body().id
  const by = 'accountant'
  const lead = await done(client, 'bdm', '/api/leads', { body: { name: 'Clinic' } })
  await removed(client, 'bdm', `/api/leads/${lead.id}`, lead.version)
  await done(client, 'bdm', '/api/leads', { body: { name: 'School' } })
  const works = { description: 'Works', quantity: '1', unitRate: '1000' }
  const contract = () =>
    done(client, by, '/api/contracts', { body: { title: 'Tower', clientId, lines: [works] } })
  const ended = await contract()
  await removed(client, by, `/api/contracts/${ended.id}`, ended.version)
  await contract()
  const buyer = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }
  const lines = [{ description: 'Steel', quantity: '10', unitPrice: '100' }]
  const drafted = (body: Record<string, unknown>) => done(client, by, '/api/invoices', { body })
  const issued = async (body: Record<string, unknown>) => {
    const { id, version } = await drafted(body)
    return done(client, by, `/api/invoices/${id}/issue`, { body: {}, seen: version })
  }
  const standard = { type: 'standard', clientId, buyer, lines }
  const given = await drafted(standard)
  await removed(client, by, `/api/invoices/${given.id}`, given.version)
  const original = await issued(standard)
  const originalId = original.id
  const corrections = [{ lineId: original.lines[0].id, quantity: '1' }]
  await issued({ type: 'debit_note', originalId, reason: 'Freight', corrections })
  await issued({ type: 'credit_note', originalId, reason: 'Returned' })
  const open = await issued(standard)
  await done(client, by, `/api/invoices/${open.id}/write-offs`, {
    body: { amount: '1', reason: 'Rounding' },
    seen: open.version,
  })
  await db.from('invoices').where('id', open.id).update({ due_on: '2026-01-01' })
  await done(client, by, '/api/dunning-letters', { body: { clientId, currency: 'SAR' } })
  const receipt = await done(client, by, '/api/receipts', {
    body: { clientId, method: 'transfer', amount: '500' },
  })
  await done(client, 'admin', `/api/receipts/${receipt.id}/refunds`, {
    body: { amount: '1', method: 'cash', reason: 'Paid twice' },
    seen: receipt.version,
  })
}

/** Variation orders and delays of a project, one of each deleted, and a claim. */
/** A variation order of a project, and one that is deleted; the same of site reports. */
async function production(client: ApiClient) {
  const { id: projectId } = await aProjectToPlan()
  const body = { projectId, title: 'Canopy', cause: 'client_request', amount: '1000' }
  const path = '/api/variation-orders'
  const given = await done(client, 'planner', path, { body })
  await removed(client, 'planner', `${path}/${given.id}`, given.version)
  await done(client, 'planner', path, { body })
  const event = {
    ...{ projectId, title: 'Rain', cause: 'weather', responsible: 'neutral' },
    firstOn: '2026-03-08',
  }
  const draft = await done(client, 'planner', '/api/delays', { body: event })
  await removed(client, 'planner', `/api/delays/${draft.id}`, draft.version)
  const delay = await done(client, 'planner', '/api/delays', { body: event })
  await done(client, 'planner', `/api/delays/${delay.id}/record`, { body: {}, seen: delay.version })
  await done(client, 'chief.engineer', '/api/delay-claims', {
    body: { projectId, delayIds: [delay.id], claimedDays: 2 },
  })
  const site = await aSite(client)
  const report = await aReport(client, site)
  await removed(client, 'foreman', `${REPORTS}/${report.id}`, report.version)
  const sent = await aSubmittedReport(client, site)
  ;(await approve(client, 'chief.engineer', sent)).assertStatus(200)
}

/** People who join, one of whom is deleted, leave that is approved and called off, and overtime. */
async function people(client: ApiClient) {
  const { member } = await aTeam(client)
  const joined = await anEmployee(client)
  await removed(client, 'hr.manager', `/api/employees/${joined.id}`, joined.version)
  ;(await openBalance(client, member.id, '10')).assertStatus(201)
  const asked = await ask(client, 'staff', { fromOn: inDays(10), toOn: inDays(11) })
  const { id, version } = asked.body()
  const approved = await done(client, 'foreman', `${LEAVE}/${id}/approve`, { seen: version })
  const body = { reason: 'Needed on site' }
  await done(client, 'staff', `${LEAVE}/${id}/cancel`, { body, seen: approved.version })
  ;(await askOvertime(client, 'staff')).assertStatus(201)
  const workedOn = inDays(-1)
  await done(client, 'staff', CORRECTIONS, {
    body: { workedOn, inAt: `${workedOn}T06:00:00Z`, note: 'No signal' },
  })
}

/** The settlement of someone who leaves, and one that is deleted. */
async function settlements(client: ApiClient) {
  const { id, version } = (await settle(client, (await aLeaver(client)).id)).body()
  await removed(client, 'hr.manager', `/api/settlements/${id}`, version)
  ;(await settle(client, (await aLeaver(client)).id)).assertStatus(201)
}

test.group('Number series', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    const value = JSON.stringify({
      companyName: 'Bobs Records',
      companyNameAr: 'شركة البناء',
      vatNumber: '310122393500003',
    })
    await db.from('settings').where('key', 'company').delete()
    await db.table('settings').insert({ key: 'company', value, updated_at: '2026-01-01 00:00:00' })
    await loadSettings()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('all of them are issued through the portal, and every check finds the data whole', async ({
    client,
    assert,
  }) => {
    const before = await faultsOfAll()
    await engineering(client)
    await procurement(client)
    await commercial(client)
    await production(client)
    await people(client)
    await settlements(client)
    await numbersOfFinance(client)
    const keys = await db.from('number_sequences').select('key')
    const issued = new Set(keys.map(({ key }) => key.replace(/-\d{4}$/, '')))
    assert.deepEqual(
      allSeries().filter(({ prefix }) => !issued.has(prefix)),
      []
    )
    assert.deepEqual(await faultsOfAll(), before)
    assert.deepEqual((await checkNumbers()).problems, [])
  }).timeout(120_000)

  test('a number that is missing, or beyond the last one, is seen in each series', async ({
    client,
    assert,
  }) => {
    await engineering(client)
    await procurement(client)
    await commercial(client)
    await production(client)
    await people(client)
    await settlements(client)
    await numbersOfFinance(client)
    for (const { prefix, table, column } of allSeries()) {
      // the database itself refuses another number of an entry
      if (table === 'journal_entries') continue
      const { number } = await db
        .from(table)
        .where(column, 'like', `${prefix}-%`)
        .orderBy('id', 'desc')
        .select(`${column} as number`)
        .firstOrFail()
      await db
        .from(table)
        .where(column, number)
        .update({ [column]: `${number}9` })
      const faults = await faultsOf('numbers_without_gaps')
      assert.match(faults, new RegExp(`^${prefix}-\\d{4,}: \\d+ was given to no document`, 'm'))
      assert.match(faults, new RegExp(`^${prefix}-\\d{4,}: \\d+9 is above the last`, 'm'))
      await db
        .from(table)
        .where(column, `${number}9`)
        .update({ [column]: number })
    }
  }).timeout(120_000)
})
