import db from '@adonisjs/lucid/services/db'
import { rateOn } from '#core/exchange_rates/known_rates'
import { BASE_CURRENCY, divideHalfUp, exponentOf } from '#engines/money/money'
import { parseDay, type Day } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'

export type Costs = readonly { day: Day; amount: number }[]

export interface ProjectCosts {
  costs: Costs
  /** Days of bills in other currencies of which no rate is known: they are not among the costs. */
  unconverted: readonly Day[]
}

/**
 * What a project has cost before VAT, in its own currency, by day: what vendors have billed, and what the
 * hours of its people cost, as far as that is passed on.
 */
export async function costsByDay(project: Project): Promise<ProjectCosts> {
  const foreign = await foreignCosts(project)
  const costs = [...(await billedCosts(project)), ...foreign.costs, ...(await labourCosts(project))]
  return { costs, unconverted: foreign.unconverted }
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

interface Bill extends Row {
  currency: string
  rate: number | string | null
}

/** Bills in other currencies, each at the rate that it keeps. */
async function foreignCosts({ id, currency }: Project): Promise<ProjectCosts> {
  const bills: Bill[] = await db
    .from('project_costs as c')
    .join('bill_rates as b', 'b.id', 'c.record_id')
    .where({ 'c.project_id': id, 'c.figure': 'billed', 'c.kind': 'bill' })
    .whereNot('c.currency', currency)
    .orderBy('c.on_day')
    .select('c.on_day', 'c.amount_minor as amount', 'c.currency', 'b.exchange_rate_e6 as rate')
  const costs: { day: Day; amount: number }[] = []
  const unconverted: Day[] = []
  for (const bill of bills) {
    const amount = amountIn(currency, bill)
    const day = parseDay(bill.on_day)
    if (amount === null) unconverted.push(day)
    else costs.push({ day, amount })
  }
  return { costs, unconverted }
}

/** What a bill is worth in the currency of a project; null where the rate of either isn't known. */
function amountIn(wanted: string, { on_day: on, amount, currency, rate }: Bill): number | null {
  const own = currency === BASE_CURRENCY ? rateOn(currency, on) : rate && BigInt(rate)
  const other = rateOn(wanted, on)
  if (!own || !other) return null
  const base = BigInt(Number(amount)) * own
  const scale = (code: string) => 10n ** BigInt(exponentOf(code))
  return Number(divideHalfUp(base * scale(wanted), other * scale(currency)))
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
