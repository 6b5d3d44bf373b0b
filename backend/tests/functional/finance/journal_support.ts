import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'

export const JOURNALS = '/api/manual-journals'

/** The id of an account of the starting chart. */
export async function accountId(code: string): Promise<number> {
  const row = await db.from('ledger_accounts').where('code', code).firstOrFail()
  return Number(row.id)
}

/** No month is known; work in the background of another spec may have opened some. */
export async function forgetMonths() {
  await db.from('closings').delete()
}

export interface Sides {
  code: string
  debit?: string
  credit?: string
  projectId?: number
  departmentId?: number
  costHead?: string
}

/** A journal as a draft, rent to accrued expenses unless other lines are named. */
export async function aJournal(
  client: ApiClient,
  by: string,
  {
    lines = [
      { code: '6100', debit: '1200' },
      { code: '2310', credit: '1200' },
    ] as Sides[],
    ...head
  }: { lines?: Sides[]; journalOn?: string; reversesOn?: string } = {}
) {
  const body = {
    journalOn: '2026-03-31',
    title: 'Rent of March',
    ...head,
    lines: await Promise.all(
      lines.map(async ({ code, ...side }) => ({ accountId: await accountId(code), ...side }))
    ),
  }
  return call(client, by, 'post', JOURNALS, { body })
}

/** A step of a journal on the version that was answered last. */
export const step = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  name: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${JOURNALS}/${id}/${name}`, { body, seen: version })

/** A journal that counts. */
export async function approvedJournal(
  client: ApiClient,
  asked: Parameters<typeof aJournal>[2] = {}
) {
  const draft = await aJournal(client, 'accountant', asked)
  const submitted = await step(client, 'accountant', draft.body(), 'submit')
  const approved = await step(client, 'general.manager', submitted.body(), 'approve')
  approved.assertStatus(200)
  return approved.body()
}

/** What an account stands at, as the trial balance of a day has it. */
export async function standsAt(client: ApiClient, code: string, day: string): Promise<string> {
  const answer = await call(client, 'accountant', 'get', `/api/trial-balance?to=${day}`)
  const row = answer.body().rows.find((one: any) => one.account.code === code)
  return row?.closing ?? '0.00'
}
