import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { anApprovedOrder } from '../procurement/goods_receipt_support.js'
import { aMaterial } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change } from './schedule_support.js'

const OPEN = '08:00-12:00 13:00-17:00'
let serial = 0

/** Friday off; shorter days from 1 to 10 June 2027, closed from 11 to 13 June. */
export async function aSiteCalendar(client: ApiClient) {
  const body = {
    code: `SITE-${process.pid}-${++serial}`,
    name: 'Site',
    nameAr: 'الموقع',
    hoursPerDay: '8',
    week: [OPEN, OPEN, OPEN, OPEN, OPEN, null, OPEN],
    changes: [
      {
        ...{ from: '2027-06-01', to: '2027-06-10', name: 'Ramadan' },
        ...{ kind: 'working_days', hours: '10:00-16:00' },
      },
      { from: '2027-06-11', to: '2027-06-13', name: 'Eid', kind: 'closed' },
    ],
  }
  const response = await call(client, 'planner', 'post', '/api/work-calendars', { body })
  response.assertStatus(201)
  return response.body()
}

export interface Site {
  project: number
  calendar: number
  /** Tasks by code. */
  tasks: Record<string, number>
}

/** Two tasks in that calendar: Excavation from Tuesday 15 June 2027 for two days, then Blinding. */
export async function aSite(client: ApiClient): Promise<Site> {
  const { id: project } = await aProjectToPlan()
  const { id: calendar } = await aSiteCalendar(client)
  const made = await change(client, project, [
    { op: 'settings', fields: { start: '2027-06-15T08:00', calendarId: calendar } },
    { op: 'add', ref: 'A', fields: { code: 'A', name: 'Excavation', duration: 960 } },
    { op: 'add', ref: 'B', fields: { code: 'B', name: 'Blinding', duration: 480 } },
    { op: 'link', fromId: 'A', toId: 'B' },
  ])
  made.assertStatus(200)
  return { project, calendar, tasks: made.body().refs }
}

export const needsPath = (project: number) => `/api/projects/${project}/material-needs`

export const needsOf = async (client: ApiClient, { project }: Site, by = 'planner') =>
  (await call(client, by, 'get', needsPath(project))).body()

export const stateNeeds = (client: ApiClient, { project }: Site, needs: object[], by = 'planner') =>
  call(client, by, 'post', needsPath(project), { body: { needs } })

/** An approved order for a project, of one line. */
export const anOrderFor = (
  client: ApiClient,
  { project }: Site,
  line: Record<string, unknown>,
  more: Record<string, unknown> = {}
) =>
  anApprovedOrder(client, {
    projectId: project,
    lines: [{ description: 'Goods', unit: 'bag', unitPrice: '2', vatRate: '15', ...line }],
    ...more,
  })

export { aMaterial }

/** Notes when a vendor delivers the first line of an order. */
export async function promise(client: ApiClient, orderId: number, promisedOn: string | null) {
  const path = `/api/purchase-orders/${orderId}`
  const { lines, version } = (await call(client, 'po.clerk', 'get', path)).body()
  const body = { lines: [{ lineId: lines[0].id, promisedOn }] }
  return call(client, 'po.clerk', 'post', `${path}/promises`, { body, seen: version })
}

/** A purchase request of these needs, as the portal answers it. */
export const requestOf = (
  client: ApiClient,
  { project }: Site,
  needs: object[],
  more: { by?: string; key?: string } = {}
) =>
  call(client, more.by ?? 'planner', 'post', '/api/purchase-requests/from-needs', {
    body: { projectId: project, needs },
    ...(more.key && { key: more.key }),
  })

/** A site whose excavation needs 10 of a material, a day before it starts: on Monday 14 June 2027. */
export async function aNeed(client: ApiClient) {
  const site = await aSite(client)
  const { id: materialId } = await aMaterial(client)
  const rows = [{ taskId: site.tasks.A, materialId, quantity: '10', leadDays: 1 }]
  const [need] = (await stateNeeds(client, site, rows)).body().needs
  return { site, materialId, need }
}

/** A later start of the excavation: from 15 to 20 June. */
export const later = (client: ApiClient, { project, tasks }: Site) =>
  change(client, project, [
    {
      op: 'update',
      id: tasks.A,
      fields: { constraintKind: 'start_no_earlier', constraintAt: '2027-06-20T08:00' },
    },
  ])

export const notices = (type: string, entity: string, id: number) =>
  db
    .from('notifications')
    .where({ type, related_entity_type: entity, related_entity_id: id })
    .orderBy('id')

/** Hands the events of a kind out again, as after a crash. */
export async function dispatchAgain(name: string) {
  const rows = await db.from('outbox_events').where('name', name)
  await db.from('outbox_events').where('name', name).update({ dispatched_at: null })
  await dispatchEvents(rows.map(({ id }) => id))
}
