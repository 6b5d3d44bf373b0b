import db from '@adonisjs/lucid/services/db'
import { parseDay } from '#engines/scheduling/moment'
import type { Outage } from '#engines/scheduling/outages'
import { absencesOf } from './absences.js'
import type { Client, Downtime } from './downtime_kinds.js'
import { machinesOf } from './machines.js'

interface Linked {
  id: number
  equipmentId: number | null
  userId: number | null
}

/** When the machine or the person of each resource is away, by the id of the resource. */
export async function downtimeOf(
  resources: readonly Linked[],
  client: Client = db
): Promise<Map<number, Downtime[]>> {
  const machines = await machinesOf(
    resources.map(({ equipmentId }) => equipmentId),
    client
  )
  const absences = await absencesOf(
    resources.map(({ userId }) => userId),
    client
  )
  return new Map(
    resources.map(({ id, equipmentId, userId }) => [
      id,
      [...(machines.get(equipmentId ?? 0)?.downtime ?? []), ...(absences.get(userId ?? 0) ?? [])],
    ])
  )
}

/** The same as the engine takes it. */
export const outagesOf = (downtime: readonly Downtime[] = []): Outage[] =>
  downtime.map(({ kind, fromOn, backOn }) => ({
    kind,
    from: fromOn === null ? -Infinity : parseDay(fromOn),
    to: backOn === null ? Infinity : parseDay(backOn),
  }))
