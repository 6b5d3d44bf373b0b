import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import User from '#identity/shared/user'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

export const REPORTS = '/api/site-reports'

/** A day of the firm, so many days from today. */
export const dayFromToday = (days: number) =>
  DateTime.now().setZone(firmZone()).plus({ days }).toISODate()!

/** A project with the plan of the test card that someone runs, and its tasks by code. */
export async function aSite(client: ApiClient, manager: string | null = 'chief.engineer') {
  const project = await aProjectToPlan()
  if (manager) await project.merge({ managerId: (await person(manager)).id }).save()
  const planned = await change(client, project.id, TEST_CARD)
  planned.assertStatus(200)
  const { tasks } = await scheduleOf(client, project.id)
  const ids = tasks.map(({ code, id }: { code: string; id: number }) => [code, id])
  return { project, tasks: Object.fromEntries(ids) as Record<string, number> }
}

export type Site = Awaited<ReturnType<typeof aSite>>

/** A report of yesterday in which task A is half done, as a phone sends it. */
export const reportBody = ({ project, tasks }: Site, more: object = {}) => ({
  projectId: project.id,
  reportOn: dayFromToday(-1),
  clientKey: randomUUID(),
  weather: 'hot',
  temperatureLow: 31,
  temperatureHigh: 46,
  notes: 'Pour of raft zone 1',
  crews: [
    { trade: 'carpenter', headcount: 8, hours: '10' },
    { trade: 'steel_fixer', headcount: 5, hours: '9.5' },
  ],
  equipment: [{ name: 'Tower crane 1', count: 1, hours: '8' }],
  works: [{ taskId: tasks.A, quantity: '42.5', unit: 'm³', percentComplete: 50 }],
  blockers: [{ reason: 'permit', taskId: tasks.B, details: 'Hot work permit is late' }],
  ...more,
})

export async function aReport(client: ApiClient, site: Site, more: object = {}, by = 'foreman') {
  const made = await call(client, by, 'post', REPORTS, { body: reportBody(site, more) })
  made.assertStatus(201)
  return made.body()
}

interface Seen {
  id: number
  version: number
  scheduleVersion?: number
}

export const step = (
  client: ApiClient,
  by: string,
  { id, version }: Seen,
  path: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${REPORTS}/${id}/${path}`, { seen: version, body })

export async function aSubmittedReport(client: ApiClient, site: Site, more: object = {}) {
  const sent = await step(client, 'foreman', await aReport(client, site, more), 'submit')
  sent.assertStatus(200)
  return sent.body()
}

export const approve = (client: ApiClient, by: string, seen: Seen, more: object = {}) =>
  step(client, by, seen, 'approve', { scheduleVersion: seen.scheduleVersion, ...more })

/** Someone else who works on a site. */
export async function anotherForeman(): Promise<User> {
  const { password, permissions, digits } = await person('foreman')
  return User.create({
    ...{ password, permissions, digits, role: 'production_only' },
    username: `foreman.${randomUUID().slice(0, 8)}`,
    name: 'Majed Al-Anazi',
    loginEpoch: 0,
    version: 1,
  })
}
