import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { transact } from '#core/unit_of_work/transact'
import { postEntry } from '#finance/ledger/post_entry'
import { OUR_IBAN } from '#tests/helpers/bank_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

/** An account of 1,000.00 on 31 October 2026. */
export const ACCOUNT = {
  name: 'Current account',
  nameAr: 'الحساب الجاري',
  bankName: 'Al Rajhi Bank',
  iban: OUR_IBAN,
  currency: 'SAR',
  openingOn: '2026-10-31',
  openingBalance: '1000.00',
}

let codes = 8800

/** An account of the ledger of its own. */
export async function ledgerAccount(client: ApiClient, type = 'current_asset'): Promise<number> {
  const code = String(++codes)
  const answer = await call(client, 'admin', 'post', '/api/ledger-accounts', {
    body: { code, name: `Account ${code}`, nameAr: `حساب ${code}`, type },
  })
  answer.assertStatus(201)
  return answer.body().id
}

/** What a posted entry moves on the account of the bank, in riyals of minor units. */
interface Posted {
  on: string
  amountMinor: number
  number?: string
  text?: string
  currency?: string
}

/** Posts an entry on the ledger account of a bank account. @returns the id of its line there */
export async function post(bankAccountId: number, contraId: number, posted: Posted) {
  const { on, amountMinor, number = 'DOC-1', text = null, currency = 'SAR' } = posted
  const account = await db.from('bank_accounts').where('id', bankAccountId).firstOrFail()
  const accountId = Number(account.ledger_account_id)
  const base = { on, role: null, currency }
  return transact(SYSTEM_ACTOR, async (uow) => {
    const entryId = await postEntry(uow, {
      ...{ postedOn: on, documentKind: 'receipt', documentId: 1, documentNumber: number, text },
      lines: [
        { ...base, accountId, amountMinor, foreignMinor: amountMinor },
        { ...base, accountId: contraId, amountMinor: -amountMinor, foreignMinor: -amountMinor },
      ],
    })
    const line = { entry_id: entryId, account_id: accountId }
    return Number((await uow.trx.from('journal_lines').where(line).firstOrFail()).id)
  })
}

export async function createAccount(client: ApiClient, more: object = {}): Promise<number> {
  const ledgerAccountId = await ledgerAccount(client)
  const answer = await call(client, 'accountant', 'post', '/api/bank-accounts', {
    body: { ...ACCOUNT, ledgerAccountId, ...more },
  })
  answer.assertStatus(201)
  return answer.body().id
}

/** Sends a file of a bank. */
export async function send(
  client: ApiClient,
  accountId: number,
  content: string | Buffer,
  { by = 'accountant', filename = 'statement.sta' } = {}
) {
  return client
    .post(`/api/bank-accounts/${accountId}/statement-imports`)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', Buffer.from(content), { filename })
}

export const importOf = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `/api/bank-statement-imports/${id}`)).body()

/** Sends a file and lets it be read. @returns its preview */
export async function preview(client: ApiClient, accountId: number, content: string | Buffer) {
  const answer = await send(client, accountId, content)
  answer.assertStatus(202)
  await runJob(answer.body().jobId)
  return importOf(client, answer.body().id)
}

/** Confirms a preview and lets it be imported. @returns the import afterwards */
export async function confirm(client: ApiClient, { id, version }: { id: number; version: number }) {
  const path = `/api/bank-statement-imports/${id}/confirm`
  const answer = await call(client, 'accountant', 'post', path, { seen: version, body: {} })
  answer.assertStatus(202)
  await runJob(answer.body().id)
  return importOf(client, id)
}

/** Sends a file and imports it. */
export async function importFile(client: ApiClient, accountId: number, content: string | Buffer) {
  return confirm(client, await preview(client, accountId, content))
}

export async function linesOf(client: ApiClient, accountId: number, more = '') {
  const path = `/api/bank-statement-lines?bankAccountId=${accountId}&_sort=bookedOn&_order=asc${more}`
  return (await call(client, 'accountant', 'get', path)).body()
}
