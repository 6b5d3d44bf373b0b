import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { loadSettings } from '#core/settings/settings'
import { recordMissing } from '#finance/vat_entries/record_missing'
import { aProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { aBudget } from './budget_support.js'
import { receiveCheque } from './cheque_support.js'
import { approvedJournal } from './journal_support.js'

export const RETURNS = '/api/vat-returns'

/** The firm files returns from a day on. The settings are read again when the test is over by who rolls it back. */
export async function filesFrom(first: string, more: Record<string, unknown> = {}) {
  const rows = Object.entries({ vatFirstPeriodOn: first, vatPeriod: 'month', ...more })
  for (const [key, value] of rows) {
    await db.from('settings').where('key', key).delete()
    const row = { key, value: JSON.stringify(value), updated_at: '2026-01-01 00:00:00' }
    await db.table('settings').insert(row)
  }
  await loadSettings()
}

/** The firm files none, as at the start. */
export async function forgetPeriods() {
  await db.from('settings').where('key', 'like', 'vat%').delete()
  await loadSettings()
}

export async function openPeriods(client: ApiClient): Promise<any[]> {
  const opened = await call(client, 'accountant', 'post', RETURNS, { body: {} })
  opened.assertStatus(201)
  return listed(client)
}

/** All returns, the earliest first. */
export async function listed(client: ApiClient): Promise<any[]> {
  const answer = await call(
    client,
    'accountant',
    'get',
    `${RETURNS}?_sort=fromOn&_order=asc&_end=200`
  )
  return answer.body()
}

export const shown = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${RETURNS}/${id}`)).body()

export const boxOf = (one: any, name: string) => one.boxes.find(({ box }: any) => box === name)

/** A step on the version that the portal has now. */
export async function act(
  client: ApiClient,
  id: number,
  step: string,
  { body = {}, by = 'accountant' }: { body?: Record<string, unknown>; by?: string } = {}
) {
  const { version } = await shown(client, id)
  return call(client, by, 'post', `${RETURNS}/${id}/${step}`, { body, seen: version })
}

export async function file(client: ApiClient, id: number, body: Record<string, unknown> = {}) {
  const prepared = await act(client, id, 'prepare')
  prepared.assertStatus(200)
  const filed = await act(client, id, 'file', {
    body: { reference: '10-2026-1', filedOn: '2026-11-01', ...body },
  })
  return filed
}

/** As if a document had been written on another day. */
export async function moveTo(table: string, column: string, id: number, day: string) {
  await db
    .from(table)
    .where('id', id)
    .update({ [column]: day })
  await recordMissing()
}

export const ADJUSTMENTS = '/api/vat-adjustments'

/** Asks to add 1,000.00 of imports and their VAT to the return of today. */
export const anAdjustment = (client: ApiClient, by = 'accountant', more: object = {}) =>
  call(client, by, 'post', ADJUSTMENTS, {
    body: {
      ...{ adjustsOn: today(), box: 'customs_imports', taxable: '1000', vat: '150' },
      ...{ reason: 'Customs declaration 77', ...more },
    },
  })

/** A journal with its entry, the export of it, and an adjustment of VAT: a number of each series. */
export async function numbersOfFinance(client: ApiClient) {
  await approvedJournal(client)
  const body = { fromOn: '2026-03-01', toOn: '2026-03-31' }
  const made = await call(client, 'accountant', 'post', '/api/entry-exports', { body })
  made.assertStatus(201)
  const adjustment = await anAdjustment(client)
  adjustment.assertStatus(201)
  const project = await aProject()
  const budget = await aBudget(client, 'accountant', { projectId: project.id })
  budget.assertStatus(201)
  const [invoice] = (
    await call(
      client,
      'accountant',
      'get',
      '/api/invoices?status=issued&_sort=id&_order=desc&_end=1'
    )
  ).body()
  const cheque = await receiveCheque(client, invoice, { amount: '1' })
  cheque.assertStatus(201)
}
