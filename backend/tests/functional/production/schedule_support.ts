import type { ApiClient } from '@japa/api-client'
import { emptyColumns } from '#core/database/empty_columns'
import { person } from '#tests/helpers/users'
import Project from '#production/projects/project'
import { call } from '../procurement/support.js'

/** A Monday on which the firm works, away from holidays. */
export const MONDAY = '2027-06-07T08:00'

let serial = 0

/** A project without a schedule. */
export async function aProjectToPlan(): Promise<Project> {
  const { id: madeBy } = await person('admin')
  return Project.create({
    ...emptyColumns(Project),
    code: `P-PLAN-${process.pid}-${++serial}`,
    name: 'Hangar',
    currency: 'SAR',
    contractValueMinor: 1,
    productTypes: [],
    status: 'active',
    searchText: 'hangar',
    version: 1,
    createdBy: madeBy,
    updatedBy: madeBy,
  })
}

export const scheduleOf = async (client: ApiClient, projectId: number, by = 'planner') =>
  (await call(client, by, 'get', `/api/projects/${projectId}/schedule`)).body()

/** Sends changes with the version of the schedule as it is. */
export async function change(
  client: ApiClient,
  projectId: number,
  changes: object[],
  sent: { by?: string; version?: number; language?: 'en' | 'ar' } = {}
) {
  const { by = 'planner', language } = sent
  const version = sent.version ?? (await scheduleOf(client, projectId)).version
  return call(client, by, 'post', `/api/projects/${projectId}/schedule/changes`, {
    body: { changes },
    seen: version,
    language,
  })
}

/** Working minutes. */
export const DAY = 480

/** The plan of the test card: A5, B3, C4, D2; A→B FS+1, A→C SS+2, B→D FS, C→D FF+1. */
export const TEST_CARD = [
  { op: 'settings', fields: { start: MONDAY } },
  ...[
    ['A', 5],
    ['B', 3],
    ['C', 4],
    ['D', 2],
  ].map(([name, days]) => ({
    op: 'add',
    ref: name,
    fields: { code: name, name: `Task ${name}`, duration: Number(days) * DAY },
  })),
  { op: 'link', fromId: 'A', toId: 'B', type: 'FS', lag: DAY },
  { op: 'link', fromId: 'A', toId: 'C', type: 'SS', lag: 2 * DAY },
  { op: 'link', fromId: 'B', toId: 'D', type: 'FS', lag: 0 },
  { op: 'link', fromId: 'C', toId: 'D', type: 'FF', lag: DAY },
]
