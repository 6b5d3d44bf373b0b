import type { ApiClient } from '@japa/api-client'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { ROOT, xer } from '../../unit/engines/schedule_files/texts_of_files.js'
import { call } from '../procurement/support.js'

export const DIG = '1 7 11 1 TT~Task TK~NotStart A1 Dig 16 16 2026-03-01_08:00 2026-03-02_16:00 0'
export const POUR = '2 7 11 1 TT~Task TK~NotStart A2 Pour 8 8 2026-03-04_08:00 2026-03-04_16:00 0'
export const NODES = [ROOT, '11 7 B Base 10']
export const FILE = xer([DIG, POUR], ['2 1 7 7 PR~FS 8'], NODES)

export const addressOf = (projectId: number) => `/api/projects/${projectId}/schedule`

/** Sends a file and lets it be read. */
export async function upload(
  client: ApiClient,
  projectId: number,
  text: string,
  name: string,
  by = 'planner'
) {
  const answer = await client
    .post(`${addressOf(projectId)}/imports`)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', Buffer.from(text), { filename: name })
  if (answer.status() !== 202) return answer
  await runJob(answer.body().jobId)
  return call(client, by, 'get', `${addressOf(projectId)}/imports/${answer.body().id}`)
}

export async function apply(
  client: ApiClient,
  batch: { id: number; projectId: number; version: number },
  by = 'planner',
  body: { baselines?: boolean } = {}
) {
  const path = `${addressOf(batch.projectId)}/imports/${batch.id}/apply`
  const order = await call(client, by, 'post', path, { body, seen: batch.version })
  if (order.status() !== 202) return order
  await runJob(order.body().id)
  return call(client, by, 'get', `/api/jobs/${order.body().id}`)
}

export async function exported(
  client: ApiClient,
  projectId: number,
  format: string
): Promise<string> {
  const path = `${addressOf(projectId)}/exports`
  const order = await call(client, 'planner', 'post', path, { body: { format } })
  order.assertStatus(202)
  await runJob(order.body().id)
  const result = await call(client, 'planner', 'get', `/api/jobs/${order.body().id}/result`)
  result.assertStatus(200)
  const body = result.body() as unknown
  return Buffer.isBuffer(body) ? body.toString() : result.text()
}
