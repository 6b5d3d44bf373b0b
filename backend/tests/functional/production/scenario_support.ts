import type { ApiClient } from '@japa/api-client'
import { runJob } from '#core/jobs/run_job'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, DAY, MONDAY } from './schedule_support.js'

export const scenariosOf = (projectId: number, rest = '') =>
  `/api/projects/${projectId}/schedule/scenarios${rest}`

let serial = 0
/** A crew of one, or what `more` says. */
async function aCrew(client: ApiClient, more: object = {}) {
  const code = `CR-${process.pid}-${++serial}`
  const body = { code, name: 'Crew', kind: 'crew', capacity: '1', ...more }
  const made = await call(client, 'planner', 'post', '/api/schedule-resources', {
    body: { ...body, active: true },
  })
  made.assertStatus(201)
  return made.body().id as number
}

/** Two tasks of three days that both need the only crew, and a handover after both. */
export async function aCrowdedPlan(client: ApiClient, units = '1', ofCrew: object = {}) {
  const project = await aProjectToPlan()
  const crew = await aCrew(client, ofCrew)
  const planned = await change(client, project.id, [
    { op: 'settings', fields: { start: MONDAY } },
    { op: 'add', ref: 'a', fields: { code: 'A', name: 'East wall', duration: 3 * DAY } },
    { op: 'add', ref: 'b', fields: { code: 'B', name: 'West wall', duration: 3 * DAY } },
    { op: 'add', ref: 'm', fields: { code: 'M', name: 'Handover', kind: 'finish_milestone' } },
    { op: 'link', fromId: 'a', toId: 'm', type: 'FS', lag: 0 },
    { op: 'link', fromId: 'b', toId: 'm', type: 'FS', lag: 0 },
    { op: 'assign', taskId: 'a', resourceId: crew, units: '1' },
    { op: 'assign', taskId: 'b', resourceId: crew, units },
  ])
  planned.assertStatus(200)
  return { project, crew }
}

/** Orders a search and lets it run to its end. */
export async function optimized(
  client: ApiClient,
  projectId: number,
  body: object = { seconds: 2 }
) {
  const ordered = await call(client, 'planner', 'post', scenariosOf(projectId), {
    body: { ...body },
  })
  ordered.assertStatus(202)
  await runJob(ordered.body().jobId)
  return (
    await call(client, 'planner', 'get', scenariosOf(projectId, `/${ordered.body().id}`))
  ).body()
}
