import type { ApiClient } from '@japa/api-client'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { aPaidVendor } from './payment_run_support.js'
import { call } from './support.js'

export const STATEMENTS = '/api/vendor-statements'

/** A table as a vendor writes it: a debit is what the firm owes more. */
export const csvOf = (rows: (string | number)[][]) =>
  [['Date', 'Reference', 'Description', 'Debit', 'Credit', 'Balance'], ...rows]
    .map((row) => row.join(','))
    .join('\n')

/** Sends a file of a vendor. */
export async function send(
  client: ApiClient,
  vendorId: number,
  content: string | Buffer,
  { by = 'accountant', currency = 'SAR', filename = 'statement.csv' } = {}
) {
  return client
    .post(`/api/vendors/${vendorId}/statements`)
    .loginAs(await person(by))
    .withCsrfToken()
    .field('currency', currency)
    .file('file', Buffer.from(content), { filename })
}

export const statementOf = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${STATEMENTS}/${id}`)).body()

/** One step of a statement on the version that it has, and the job that it orders. */
export async function step(
  client: ApiClient,
  id: number,
  name: string,
  body: Record<string, unknown> = {},
  by = 'accountant'
) {
  const { version: seen } = await statementOf(client, id)
  const answer = await call(client, by, 'post', `${STATEMENTS}/${id}/${name}`, { body, seen })
  if (answer.status() === 202) await runJob(answer.body().jobId)
  return answer
}

/** How the tables of these tests are written. */
export const LAYOUT = {
  columns: {
    ...{ bookedOn: 'Date', reference: 'Reference', text: 'Description' },
    ...{ debit: 'Debit', credit: 'Credit', balance: 'Balance' },
  },
  ...{ dayOrder: 'ymd', decimalMark: 'point' },
}

/** Sends a file, names its columns where no one has, and lets it be compared. */
export async function compared(client: ApiClient, vendorId: number, content: string | Buffer) {
  const sent = await send(client, vendorId, content)
  sent.assertStatus(202)
  const { id, jobId } = sent.body()
  await runJob(jobId)
  if ((await statementOf(client, id)).status === 'mapping') await step(client, id, 'layout', LAYOUT)
  return statementOf(client, id)
}

export const itemsOf = async (client: ApiClient, id: number, query = '') =>
  (await call(client, 'accountant', 'get', `${STATEMENTS}/${id}/items?${query}`)).body()

export async function explain(
  client: ApiClient,
  id: number,
  itemId: number,
  explanation: string | null
) {
  const { version: seen } = await statementOf(client, id)
  const path = `${STATEMENTS}/${id}/items/${itemId}`
  return call(client, 'accountant', 'patch', path, { body: { explanation }, seen })
}

/** A statement of a vendor of its own that waits to be read. */
export async function aSentStatement(client: ApiClient): Promise<number> {
  const { id } = await aPaidVendor()
  return (await send(client, id, csvOf([]))).body().id
}
