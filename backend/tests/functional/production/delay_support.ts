import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'
import type Project from '#production/projects/project'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf } from './schedule_support.js'

export const DELAYS = '/api/delays'
const DAY = 480

/**
 * A project that the planner manages and the engineer builds, whose plan is the test card, begun on Sunday,
 * 1 March 2026: A5, B3, C4, D2; critical A, B and D, float of C 4.
 */
export async function aPlannedProject(client: ApiClient): Promise<Project & { tasks: Tasks }> {
  const project = await aProjectToPlan()
  project.managerId = (await person('planner')).id
  project.siteEngineerId = (await person('engineer')).id
  project.plannedFinishOn = '2026-03-20'
  await project.save()
  const { id } = project
  const made = await change(client, id, [
    { op: 'settings', fields: { start: '2026-03-01T08:00' } },
    ...Object.entries({ A: 5, B: 3, C: 4, D: 2 }).map(([name, days]) => ({
      op: 'add',
      ref: name,
      fields: { code: name, name: `Task ${name}`, duration: days * DAY },
    })),
    { op: 'link', fromId: 'A', toId: 'B', type: 'FS', lag: DAY },
    { op: 'link', fromId: 'A', toId: 'C', type: 'SS', lag: 2 * DAY },
    { op: 'link', fromId: 'B', toId: 'D', type: 'FS', lag: 0 },
    { op: 'link', fromId: 'C', toId: 'D', type: 'FF', lag: DAY },
  ])
  made.assertStatus(200)
  const { tasks } = await scheduleOf(client, id)
  const byCode = Object.fromEntries(tasks.map((task: any) => [task.code, task.id]))
  return Object.assign(project, { tasks: byCode as Tasks })
}

type Tasks = Record<'A' | 'B' | 'C' | 'D', number>

/** A draft of a delay of the client, ten days long, as the site engineer enters it. */
export async function aDelay(
  client: ApiClient,
  projectId: number,
  more: Record<string, unknown> = {},
  by = 'engineer'
) {
  const made = await call(client, by, 'post', DELAYS, { body: delayBody(projectId, more) })
  made.assertStatus(201)
  return made.body()
}

export const delayBody = (projectId: number, more: Record<string, unknown> = {}) => ({
  ...{ projectId, title: 'Late drawings of the roof', cause: 'late_drawings' },
  ...{ responsible: 'client', firstOn: '2026-03-08', lastOn: '2026-03-17', ...more },
})

export const delayStep = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  path: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${DELAYS}/${id}/${path}`, { seen: version, body })

/** The same, recorded. */
export async function aRecordedDelay(
  client: ApiClient,
  projectId: number,
  more: Record<string, unknown> = {}
) {
  const done = await delayStep(client, 'engineer', await aDelay(client, projectId, more), 'record')
  done.assertStatus(200)
  return done.body()
}
