import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ScheduleNeed } from '#procurement/shared/schedule_needs'

type Client = Pick<QueryClientContract, 'from'>

/**
 * What nobody has asked for of each need, by its id. Lines of orders count where they come to more than
 * the requests, since some goods are ordered without one.
 */
export async function notRequested(
  client: Client,
  needs: readonly ScheduleNeed[]
): Promise<Map<number, number>> {
  const ids = needs.map(({ id }) => id)
  const requested = await sums(client, 'project_material_requests', ids)
  const supplied = await sums(client, 'project_material_supply', ids)
  return new Map(
    needs.map(({ id, quantityE4 }) => {
      const taken = Math.max(requested.get(id) ?? 0, supplied.get(id) ?? 0)
      return [id, Math.max(0, quantityE4 - taken)]
    })
  )
}

async function sums(client: Client, view: string, ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const rows = await client
    .from(view)
    .whereIn('need_id', ids)
    .groupBy('need_id')
    .select('need_id')
    .sum('quantity_e4 as quantity')
  return new Map(rows.map((row) => [row.need_id, Number(row.quantity)]))
}
