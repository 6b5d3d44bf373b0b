import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/settings/days'
import type Project from './project.js'

/**
 * The completion date of the contract and what has moved it: the days of approved variations, and those
 * granted for delays. Days that are claimed move nothing before they are granted.
 */
export async function completionOf(project: Project) {
  const { id, plannedFinishOn } = project
  const granted = (await extensionsOf([id])).get(id) ?? NO_EXTENSION
  const claims = { project_id: id, status: 'submitted' }
  const claimed = await db.from('delay_claims').where(claims).sum('claimed_days as days').first()
  return {
    originalFinishOn: plannedFinishOn,
    ...{ ...granted, claimedDays: Number(claimed?.days ?? 0) },
    revisedFinishOn: revisedFinish(plannedFinishOn, granted),
  }
}

export type Client = Pick<QueryClientContract, 'from'>

/** Calendar days by which a completion date was moved. */
export interface Extension {
  variationDays: number
  grantedDays: number
}
export const NO_EXTENSION: Extension = { variationDays: 0, grantedDays: 0 }

export const revisedFinish = (finishOn: string | null, { variationDays, grantedDays }: Extension) =>
  finishOn && addDays(finishOn, variationDays + grantedDays)

/** The days that move the completion of projects; those whose completion has not moved are left out. */
export async function extensionsOf(
  ids: readonly number[],
  client: Client = db
): Promise<Map<number, Extension>> {
  const found = new Map<number, Extension>()
  if (!ids.length) return found
  for (const { name, table, column, status } of SOURCES) {
    const rows = await client
      .from(table)
      .whereIn('project_id', [...ids])
      .where('status', status)
      .groupBy('project_id')
      .select('project_id')
      .sum(`${column} as days`)
    for (const { project_id: id, days } of rows)
      found.set(Number(id), { ...(found.get(Number(id)) ?? NO_EXTENSION), [name]: Number(days) })
  }
  return found
}

/** SQL for the same days of one project, all together. @param projectId the column with its id */
export const extensionSql = (projectId: string) =>
  SOURCES.map(
    ({ table, column, status }) =>
      `COALESCE((SELECT SUM(${column}) FROM ${table} WHERE project_id = ${projectId} AND status = '${status}'), 0)`
  ).join(' + ')

/** What moves a completion date. */
const SOURCES = [
  { name: 'variationDays', table: 'variation_orders', column: 'days', status: 'approved' },
  { name: 'grantedDays', table: 'delays', column: 'granted_days', status: 'granted' },
] as const
