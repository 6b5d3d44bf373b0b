import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { Client, Downtime } from './downtime_kinds.js'

/** The machine that a resource is linked to, as procurement's register has it. */
export interface Machine {
  id: number
  /** Null where it is no longer in the register. */
  name: string | null
  nameAr: string | null
  status: string | null
  downtime: Downtime[]
}

const GONE: Downtime = { kind: 'gone', fromOn: null, backOn: null, isOpen: true }

/**
 * The machines of these ids with the days on which they can't be used. One that is out of service and
 * should be back already is not back before tomorrow.
 */
export async function machinesOf(
  ids: readonly (number | null)[],
  client: Client = db,
  now = today()
): Promise<Map<number, Machine>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const named = await client
    .from('equipment_names')
    .whereIn('id', wanted)
    .select('id', 'called', 'called_ar', 'status')
  const rows: Record<string, any>[] = await client
    .from('equipment_downtime')
    .whereIn('equipment_id', wanted)
    .orderBy('from_on')
    .orderBy('id')
  const known = new Map(named.map((row) => [Number(row.id), row]))
  const downtime = Map.groupBy(rows, (row) => Number(row.equipment_id))
  return new Map(
    wanted.map((id) => {
      const machine = known.get(id)
      return [
        id,
        {
          id,
          ...{ name: machine?.called ?? null, nameAr: machine?.called_ar ?? null },
          status: machine?.status ?? null,
          downtime: machine
            ? (downtime.get(id) ?? []).map((row) => outOfService(row, now))
            : [GONE],
        },
      ]
    })
  )
}

function outOfService(row: Record<string, any>, now: string): Downtime {
  const isOpen = Boolean(Number(row.is_open))
  const late = isOpen && row.back_on !== null && row.back_on <= now
  const backOn = late ? addDays(now, 1) : row.back_on
  return { kind: row.kind, fromOn: row.from_on, backOn, isOpen }
}
