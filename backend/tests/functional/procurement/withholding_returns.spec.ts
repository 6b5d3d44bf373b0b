import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { cashSources } from '#core/cash/cash_sources'
import { runDueJobs } from '#core/jobs/due_jobs'
import { addDays, addMonths, monthEnd } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { checkWithholdings } from '#database/integrity/withholdings'
import { lock, unlock } from '../finance/lock_support.js'
import { call } from './support.js'
import { aTaxedBill, aTaxedVendor, faults, pay, RETURNS } from './withholding_support.js'

const THIS_MONTH = `${today().slice(0, 7)}-01`
const LAST_MONTH = addMonths(THIS_MONTH, -1)
const MONTH_BEFORE = addMonths(THIS_MONTH, -2)

/** What was withheld of a bill of that month that is paid on a day. */
async function withheld(client: ApiClient, vendorId: number, on: string, amount = '1000') {
  const bill = await aTaxedBill(client, { vendorId, bill: { billedOn: MONTH_BEFORE } })
  ;(await pay(client, bill, amount, { paidOn: on })).assertStatus(201)
  return bill
}

async function returnOf(client: ApiClient, fromOn: string) {
  const list = (await call(client, 'accountant', 'get', RETURNS)).body()
  const { id } = list.find((one: any) => one.fromOn === fromOn)
  return (await call(client, 'accountant', 'get', `${RETURNS}/${id}`)).body()
}

async function act(client: ApiClient, fromOn: string, step: string, body: object = {}) {
  const { id, version: seen } = await returnOf(client, fromOn)
  return call(client, 'accountant', 'post', `${RETURNS}/${id}/${step}`, {
    ...{ body: body as Record<string, unknown>, seen },
  })
}

async function file(client: ApiClient, fromOn: string) {
  ;(await act(client, fromOn, 'prepare')).assertStatus(200)
  const filedOn = addDays(monthEnd(fromOn), 1)
  const filed = await act(client, fromOn, 'file', { reference: 'WHT-1', filedOn })
  filed.assertStatus(200)
  return filed.body()
}

test.group('Returns of withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('report by kind and rate what was withheld in a month, and are paid', async ({
    client,
    assert,
  }) => {
    const [technical, royalties] = [
      await aTaxedVendor(client),
      await aTaxedVendor(client, 'royalties'),
    ]
    await withheld(client, technical, MONTH_BEFORE)
    await withheld(client, technical, MONTH_BEFORE, '400')
    await withheld(client, royalties, MONTH_BEFORE)
    const open = await returnOf(client, MONTH_BEFORE)
    assert.containsSubset(open, {
      ...{ status: 'open', tax: '220.00', total: '220.00', isLate: true },
      dueOn: addDays(monthEnd(MONTH_BEFORE), 10),
    })
    assert.sameDeepMembers(
      open.lines.map(({ kind, rate, subject, tax }: any) => [kind.code, rate, subject, tax]),
      [
        ['technical', '5', '1400.00', '70.00'],
        ['royalties', '15', '1000.00', '150.00'],
      ]
    )
    const kind = open.lines.find((one: any) => one.kind.code === 'technical').kind.id
    const entries = await call(
      client,
      'accountant',
      'get',
      `/api/withholdings?reportedOn_gte=${open.fromOn}&reportedOn_lte=${open.toOn}&kindId=${kind}`
    )
    assert.lengthOf(entries.body(), 2)
    const unprepared = await act(client, MONTH_BEFORE, 'file', {
      ...{ reference: 'X', filedOn: today() },
    })
    unprepared.assertStatus(409)
    await file(client, MONTH_BEFORE)
    const due = await expected()
    assert.deepInclude(due, [addDays(monthEnd(MONTH_BEFORE), 0) < today() ? today() : '', -220_00])
    const paid = await act(client, MONTH_BEFORE, 'pay', { reference: 'TRF-9' })
    paid.assertStatus(200)
    assert.containsSubset(paid.body(), { status: 'paid', paymentReference: 'TRF-9' })
    ;(await act(client, MONTH_BEFORE, 'pay', { reference: 'TRF-9' })).assertStatus(409)
    assert.deepEqual(await faults(), [])
    const left = await db.from('journal_lines').where('role', 'withholding_payable')
    const sum = left.reduce((n, row) => n + Number(row.debit_minor) - Number(row.credit_minor), 0)
    assert.equal(sum, 0)
    assert.deepEqual(await expected(), [])
  })

  test('that are filed never change: what comes later goes to the next', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    await withheld(client, vendorId, MONTH_BEFORE)
    const running = await aTaxedBill(client, { vendorId })
    ;(await pay(client, running, '100')).assertStatus(201)
    const early = await act(client, THIS_MONTH, 'prepare')
    early.assertStatus(409)
    assert.equal(early.body().code, 'WITHHOLDING_MONTH_RUNNING')
    const prepared = await act(client, MONTH_BEFORE, 'prepare')
    prepared.assertStatus(200)
    await withheld(client, vendorId, MONTH_BEFORE, '200')
    assert.isTrue((await returnOf(client, MONTH_BEFORE)).hasChanged)
    const stale = await act(client, MONTH_BEFORE, 'file', { reference: 'X', filedOn: today() })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'WITHHOLDING_CHANGED')
    const filed = await file(client, MONTH_BEFORE)
    assert.equal(filed.total, '60.00')
    await withheld(client, vendorId, MONTH_BEFORE, '600')
    assert.equal((await returnOf(client, MONTH_BEFORE)).total, '60.00')
    const next = await returnOf(client, LAST_MONTH)
    assert.containsSubset(next.lines[0], { tax: '30.00', correction: '30.00' })
    const [row] = await db.from('withholdings').orderBy('id', 'desc').limit(1)
    assert.equal(row.withheld_on, MONTH_BEFORE)
    assert.equal(row.reported_on, LAST_MONTH)
    const frozen = await db.from('withholdings').whereNotNull('withholding_return_id').firstOrFail()
    await assert.rejects(
      () => db.transaction((trx) => trx.from('withholdings').where('id', frozen.id).delete()),
      /never changed/
    )
    assert.deepEqual(await faults(), [])
  })

  test('carry on what was taken back beyond what was withheld', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    await withheld(client, vendorId, MONTH_BEFORE)
    await db.from('withholdings').update({ base_tax_minor: -10_00, is_correction: true })
    await file(client, MONTH_BEFORE)
    const nothing = await act(client, MONTH_BEFORE, 'pay', { reference: 'X' })
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'WITHHOLDING_NOTHING_DUE')
    await withheld(client, vendorId, LAST_MONTH)
    const next = await returnOf(client, LAST_MONTH)
    assert.containsSubset(next, { tax: '50.00', carried: '-10.00', total: '40.00' })
  })

  test('and payments respect locked days', async ({ client }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, bill: { billedOn: MONTH_BEFORE } })
    ;(await lock(client, 'purchasing', monthEnd(MONTH_BEFORE))).assertStatus(200)
    ;(await pay(client, bill, '100', { paidOn: MONTH_BEFORE })).assertStatus(422)
    ;(await pay(client, bill, '100', { paidOn: LAST_MONTH })).assertStatus(201)
    await file(client, LAST_MONTH)
    ;(await lock(client, 'purchasing', today())).assertStatus(200)
    ;(await act(client, LAST_MONTH, 'pay', { reference: 'X' })).assertStatus(422)
    await unlock(client, 'purchasing')
  })

  test('are written into files, and vendors get certificates', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    await withheld(client, vendorId, MONTH_BEFORE)
    const { id } = await returnOf(client, MONTH_BEFORE)
    for (const format of ['xlsx', 'pdf'])
      for (const language of ['en', 'ar'] as const) {
        const sent = { body: { format }, language }
        const job = await call(client, 'accountant', 'post', `${RETURNS}/${id}/files`, sent)
        job.assertStatus(202)
      }
    const path = `/api/vendors/${vendorId}/withholding-certificates`
    const shown = await call(client, 'accountant', 'get', path)
    const year = Number(MONTH_BEFORE.slice(0, 4))
    assert.containsSubset(shown.body().years, [{ year, subject: '1000.00', tax: '50.00' }])
    const other = { year: year - 1, language: 'en' }
    ;(await call(client, 'accountant', 'post', path, { body: other })).assertStatus(404)
    for (const language of ['en', 'ar'])
      (await call(client, 'accountant', 'post', path, { body: { year, language } })).assertStatus(
        202
      )
    await runDueJobs()
    const failed = await db.from('jobs').where('status', 'failed')
    assert.deepEqual(
      failed.map(({ type, error }) => [type, error]),
      []
    )
    const { files } = (await call(client, 'accountant', 'get', path)).body()
    assert.lengthOf(files, 2)
  })

  test('a filed return that says something else is found', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    await withheld(client, vendorId, MONTH_BEFORE)
    const { id } = await file(client, MONTH_BEFORE)
    await db.from('withholding_returns').where('id', id).update({ due_minor: 1 })
    assert.lengthOf((await checkWithholdings()).problems, 1)
  })

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const vendorId = await aTaxedVendor(client)
    await withheld(client, vendorId, MONTH_BEFORE)
    const { id, version: seen } = await returnOf(client, MONTH_BEFORE)
    ;(await client.get(RETURNS)).assertStatus(401)
    for (const path of [RETURNS, `${RETURNS}/${id}`])
      (await call(client, 'po.clerk', 'get', path)).assertStatus(403)
    for (const step of ['prepare', 'file', 'reopen', 'pay'])
      (
        await call(client, 'auditor', 'post', `${RETURNS}/${id}/${step}`, { body: {}, seen })
      ).assertStatus(403)
  })
})

/** What the cash forecast expects to pay of withholding tax. */
async function expected() {
  const source = cashSources().find(({ line }) => line === 'withholding')!
  const found: [string | null, number][] = []
  for await (const some of source.read({ from: today(), through: addDays(today(), 90) }))
    found.push(...some.map(({ on, amountMinor }): [string | null, number] => [on, amountMinor]))
  return found
}
