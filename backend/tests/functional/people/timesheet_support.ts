import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { weekStartOf } from '#engines/labour/timesheet'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from '../production/schedule_support.js'

export const TIMESHEETS = '/api/timesheets'
/** The Sunday of the week before this one: all of its days have come. */
export const lastWeek = () => formatDay(parseDay(weekStartOf(today())) - 7)
export const dayOf = (weekStart: string, day: number) => formatDay(parseDay(weekStart) + day)

export interface WantedRow {
  projectId: number | null
  taskId: number | null
  note?: string | null
  minutes: number[]
}

export const timeRow = (hours: number[], more: Partial<WantedRow> = {}): WantedRow => ({
  ...{ projectId: null, taskId: null, ...more },
  minutes: Array.from({ length: 7 }, (_, day) => (hours[day] ?? 0) * 60),
})

interface Week {
  rows: object[]
  weekStart?: string
  seen?: number
  employeeId?: number
}

/** Saves a week as one of the demo people. */
export async function saveWeek(client: ApiClient, username: string, week: Week) {
  const { weekStart = lastWeek(), seen = 0, ...body } = week
  return client
    .put(`${TIMESHEETS}/week`)
    .loginAs(await person(username))
    .withCsrfToken()
    .header('If-Match', `"${seen}"`)
    .unsafeJson({ weekStart, ...body })
}

/** A project that somebody runs, with one task. */
export async function aManagedProject(manager: string | null) {
  const project = await aProjectToPlan()
  if (manager) project.managerId = (await person(manager)).id
  await project.save()
  return { project, taskId: await aTask(project) }
}

async function aTask({ id }: Project): Promise<number> {
  const task = { project_id: id, position: 1, code: 'T1', name: 'Formwork', kind: 'task' }
  const [taskId] = await db.table('tasks').insert({ ...task, duration: 480 })
  return Number(taskId)
}

export const FULL_WEEK = [8, 8, 8, 8, 8]

export const entriesOf = (timesheetId: number) =>
  db.from('time_entries').where('timesheet_id', timesheetId).orderBy('id')

export const step = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  name: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${TIMESHEETS}/${id}/${name}`, { body, seen: version })

/** A week of `staff`, as the portal answers it once it is submitted. */
export async function aSubmittedWeek(client: ApiClient, rows: object[] = [timeRow(FULL_WEEK)]) {
  const saved = await saveWeek(client, 'staff', { rows })
  saved.assertStatus(200)
  const submitted = await step(client, 'staff', saved.body(), 'submit')
  submitted.assertStatus(200)
  return submitted.body()
}
