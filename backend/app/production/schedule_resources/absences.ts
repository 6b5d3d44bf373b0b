import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import type { Client, Downtime } from './downtime_kinds.js'

/**
 * The approved leave of these users, by user. Half a day away is planned with as a day there: a resource
 * is counted by whole days.
 */
export async function absencesOf(
  ids: readonly (number | null)[],
  client: Client = db
): Promise<Map<number, Downtime[]>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const rows: Record<string, any>[] = await client
    .from('user_absences')
    .whereIn('user_id', wanted)
    .orderBy('from_on')
    .orderBy('id')
  const byUser = Map.groupBy(rows, (row) => Number(row.user_id))
  return new Map([...byUser].map(([id, leave]) => [id, leave.flatMap(absenceOf)]))
}

function absenceOf(row: Record<string, any>): Downtime[] {
  const fromOn = Number(row.starts_half) ? addDays(row.from_on, 1) : row.from_on
  const backOn = Number(row.ends_half) ? row.to_on : addDays(row.to_on, 1)
  return fromOn < backOn ? [{ kind: 'leave', fromOn, backOn, isOpen: false }] : []
}
