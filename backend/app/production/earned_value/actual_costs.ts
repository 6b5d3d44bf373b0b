import db from '@adonisjs/lucid/services/db'
import { parseDay, type Day } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'

export type Costs = readonly { day: Day; amount: number }[]

/**
 * What a project has cost before VAT, in its own currency, by day: what vendors have billed, and what the
 * hours of its people cost, as far as that is passed on.
 */
export async function costsByDay(project: Project): Promise<Costs> {
  return [...(await billedCosts(project)), ...(await labourCosts(project))]
}

interface Row {
  on_day: string
  amount: number | string
}

const costOf = ({ on_day, amount }: Row) => ({ day: parseDay(on_day), amount: Number(amount) })

async function billedCosts({ id, currency }: Project): Promise<Costs> {
  const rows: Row[] = await db
    .from('project_costs')
    .where({ project_id: id, figure: 'billed', currency })
    .groupBy('on_day')
    .orderBy('on_day')
    .select('on_day')
    .sum('amount_minor as amount')
  return rows.map(costOf)
}

/** Amounts for whole months, so that no one's rate is seen. */
async function labourCosts({ id, currency }: Project): Promise<Costs> {
  const rows: Row[] = await db
    .from('project_labour_costs')
    .where({ project_id: id, currency })
    .orderBy('on_day')
    .select('on_day', 'amount_minor as amount')
  return rows.map(costOf)
}

/** The last day until which the cost of hours is among the costs of a project; null before the first. */
export async function labourUntil({ id, currency }: Project): Promise<string | null> {
  const row = await db
    .from('project_labour_costs')
    .where({ project_id: id, currency })
    .max('on_day as on_day')
    .first()
  return row?.on_day ?? null
}

/** @param day the last that counts */
export const costUpTo = (costs: Costs, day: Day): number =>
  costs.reduce((sum, cost) => (cost.day <= day ? sum + cost.amount : sum), 0)
