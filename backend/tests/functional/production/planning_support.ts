import type { ApiClient } from '@japa/api-client'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { firmWeekOf } from '#production/work_calendars/firm_week'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf } from './schedule_support.js'

const DAY = 480

/** The first day of the firm's week that holds today. */
export const thisWeek = () => firmWeekOf(today())

/** A project whose work begins this week: A of 3 days, then B of 10, and M, the milestone after both. */
export async function aPlannedProject(client: ApiClient) {
  const weekOn = await thisWeek()
  const { id: projectId } = await aProjectToPlan()
  const tasks = [
    { code: 'A', duration: 3 * DAY },
    { code: 'B', duration: 10 * DAY },
    { code: 'M', duration: 0, kind: 'finish_milestone' },
    { code: 'FAR', duration: 5 * DAY },
  ]
  const made = await change(client, projectId, [
    { op: 'settings', fields: { start: `${weekOn}T08:00` } },
    ...tasks.map((fields) => ({
      op: 'add',
      ref: fields.code,
      fields: { ...fields, name: `Task ${fields.code}` },
    })),
    { op: 'link', fromId: 'A', toId: 'B', type: 'FS', lag: 0 },
    { op: 'link', fromId: 'B', toId: 'M', type: 'FS', lag: 0 },
    { op: 'link', fromId: 'M', toId: 'FAR', type: 'FS', lag: 90 * DAY },
  ])
  made.assertStatus(200)
  const { tasks: planned } = await scheduleOf(client, projectId)
  const taskIds = Object.fromEntries(
    planned.map(({ code, id }: { code: string; id: number }) => [code, id])
  ) as Record<'A' | 'B' | 'M' | 'FAR', number>
  return { projectId, weekOn, taskIds, planned }
}

export const constraintBody = async (taskId: number, more: object = {}) => ({
  ...{ taskId, kind: 'material', description: 'Anchor bolts on site' },
  ownerId: (await person('foreman')).id,
  ...more,
})

/** A constraint as the portal answers it. */
export async function aConstraint(client: ApiClient, taskId: number, more: object = {}) {
  const body = await constraintBody(taskId, more)
  const made = await call(client, 'planner', 'post', '/api/task-constraints', { body })
  made.assertStatus(201)
  return made.body()
}

interface Promised {
  by?: string
  seen?: number
  more?: object
}

/** Promises a task for the week of a day. */
export async function promise(
  client: ApiClient,
  { projectId, day, taskId }: { projectId: number; day: string; taskId: number },
  { by = 'planner', seen = 0, more = {} }: Promised = {}
) {
  const promisedBy = (await person('foreman')).id
  return call(client, by, 'post', `/api/projects/${projectId}/weekly-plan/promises`, {
    ...{ seen, body: { day, taskId, promisedBy, percent: 50, ...more } },
  })
}

export const nextWeek = (weekOn: string) => addDays(weekOn, 7)
