import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { loadSettings } from '#core/settings/settings'
import { today } from '#core/settings/firm_clock'
import { call } from '../procurement/support.js'

/** Sets what happens to orders beyond their budget. */
export async function setCheck(value: 'off' | 'warn' | 'block') {
  await db.from('settings').where('key', 'budgetCheck').delete()
  const row = { key: 'budgetCheck', value: JSON.stringify(value), updated_at: sqlInstant() }
  await db.table('settings').insert(row)
  await loadSettings()
}

/** What is known of the setting goes with what a test rolled back. */
export async function forgetCheck() {
  await db.from('settings').where('key', 'budgetCheck').delete()
  await loadSettings()
}

export const BUDGETS = '/api/budgets'

/** The year of today, in months. */
export const YEAR = { fromMonth: `${today().slice(0, 4)}-01`, toMonth: `${today().slice(0, 4)}-12` }

export const MATERIAL = [{ costHead: 'material', amount: '1000' }]

/** A budget of a project or a department for this year, as a draft. */
export function aBudget(client: ApiClient, by: string, more: Record<string, unknown>) {
  const owner = more.departmentId ? 'department' : 'project'
  const body = { title: 'Plan of the year', owner, ...YEAR, lines: MATERIAL, ...more }
  return call(client, by, 'post', BUDGETS, { body })
}

/** A step of a budget on the version that was answered last. */
export const step = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  name: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${BUDGETS}/${id}/${name}`, { body, seen: version })

/** Handed in by its maker and approved by another person. */
export async function approve(client: ApiClient, draft: { id: number; version: number }) {
  const submitted = await step(client, 'accountant', draft, 'submit')
  submitted.assertStatus(200)
  const approved = await step(client, 'general.manager', submitted.body(), 'approve')
  approved.assertStatus(200)
  return approved.body()
}

export async function anApprovedBudget(client: ApiClient, more: Record<string, unknown>) {
  const draft = await aBudget(client, 'accountant', more)
  draft.assertStatus(201)
  return approve(client, draft.body())
}

export async function figuresOf(client: ApiClient, { id }: { id: number }) {
  const answer = await call(client, 'accountant', 'get', `${BUDGETS}/${id}/figures`)
  answer.assertStatus(200)
  return answer.body()
}

/** The figures of one cost head of a budget. */
export async function lineOf(client: ApiClient, budget: { id: number }, head = 'material') {
  const { lines } = await figuresOf(client, budget)
  return lines.find(({ costHead }: { costHead: string }) => costHead === head)
}
