import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { call } from '../procurement/support.js'

const orders = () => db.from('jobs').where('type', 'production.reschedule')

/** States which days of a calendar differ, and lets what follows from that run to its end. */
export async function changeDays(client: ApiClient, calendarId: number, changes: object[]) {
  const path = `/api/work-calendars/${calendarId}`
  const { version } = (await call(client, 'planner', 'get', path)).body()
  const known = (await orders().select('id')).map(({ id }) => id)
  const body = { changes }
  const saved = await call(client, 'planner', 'patch', path, { body, seen: version })
  const ordered = (await orders().whereNotIn('id', known)).map(({ id }) => id)
  for (const id of ordered) await runJob(id)
  return { saved, jobs: await orders().whereIn('id', ordered) }
}
