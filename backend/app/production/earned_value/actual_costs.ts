import db from '@adonisjs/lucid/services/db'
import { parseDay, type Day } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'

export type Costs = readonly { day: Day; amount: number }[]

/** What vendors have billed for a project, before VAT, in its own currency, by day. */
export async function costsByDay({ id, currency }: Project): Promise<Costs> {
  const rows: { on_day: string; amount: number | string }[] = await db
    .from('project_costs')
    .where({ project_id: id, figure: 'billed', currency })
    .groupBy('on_day')
    .orderBy('on_day')
    .select('on_day')
    .sum('amount_minor as amount')
  return rows.map(({ on_day, amount }) => ({ day: parseDay(on_day), amount: Number(amount) }))
}

/** @param day the last that counts */
export const costUpTo = (costs: Costs, day: Day): number =>
  costs.reduce((sum, cost) => (cost.day <= day ? sum + cost.amount : sum), 0)
