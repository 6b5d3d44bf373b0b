// what has been spent is said by the departments, which a portal that is starting has not loaded
import '#finance/budgets/start'
import '#people/project_hour_costs/start'
import '#procurement/order_costs/start'
import { costSums, type CostSum } from '#core/budgets/cost_sources'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { percentOf } from '#engines/money/money'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import type Budget from '#finance/budgets/budget'
import { decideBudget, submitBudget } from '#finance/budgets/decide_budget'
import { createBudget } from '#finance/budgets/save_budget'

type Input = Parameters<typeof createBudget>[1]

/** Of what a project has spent and ordered so far its budget is so many percent: plenty left, or hardly any. */
const PLANS = [
  { percent: 135, more: [{ costHead: 'prelims' as const, amount: '45000' }] },
  { percent: 103, more: [] },
]
const TITLE = 'Execution budget'
const PER_MONTH = '18000'
const MONTHS = 12

/** Budgets of two projects, one of them nearly used up, of a department for this year, and one that is written. */
export async function seedProjectBudgets(context: DemoContext) {
  const year = context.now.year
  const sums = Map.groupBy(await spentOf(context), ({ ownerId }) => ownerId)
  const largest = [...sums].sort(([, a], [, b]) => total(b) - total(a))
  for (const [i, { percent, more }] of PLANS.entries()) {
    const found = largest[i]
    if (!found) continue
    await approved(context, {
      ...{ title: TITLE, owner: 'project', projectId: found[0] },
      ...{ fromMonth: `${year - 1}-01`, toMonth: `${year}-12` },
      lines: [...linesOf(found[1], percent), ...more],
    })
  }
  const [, , third] = largest
  if (third)
    await written(context, {
      ...{ title: TITLE, owner: 'project', projectId: third[0] },
      ...{ fromMonth: `${year}-01`, toMonth: `${year}-12`, lines: linesOf(third[1], 125) },
    })
  await seedDepartmentBudget(context)
}

const spentOf = ({ trx, projects }: DemoContext) =>
  costSums({ owner: 'project', ids: projects.map(({ id }) => id) }, trx)

const total = (sums: readonly CostSum[]) =>
  sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

function linesOf(sums: readonly CostSum[], percent: number): Input['lines'] {
  return [...Map.groupBy(sums, ({ head }) => head)].flatMap(([costHead, own]) => {
    const amountMinor = percentOf(total(own), percent * 100)
    return amountMinor > 0 ? [{ costHead, amount: baseMoney(amountMinor) }] : []
  })
}

/** A department of the firm plans the same for each month of the year. */
async function seedDepartmentBudget(context: DemoContext) {
  const { trx, now } = context
  const department = await trx.from('department_names').orderBy('id').first()
  if (!department) return
  const months = Array.from({ length: MONTHS }, () => PER_MONTH)
  await approved(context, {
    ...{ title: `Budget ${now.year}`, owner: 'department', departmentId: department.id },
    ...{ fromMonth: `${now.year}-01`, toMonth: `${now.year}-12`, isMonthly: true },
    lines: [{ costHead: 'overhead', months }],
  })
}

function unitOf(context: DemoContext, username: string) {
  const { trx, now } = context
  return new DemoUnit(trx, { at: now.minus({ days: 20 }), by: personOf(context, username) })
}

const written = (context: DemoContext, input: Input): Promise<Budget> =>
  createBudget(unitOf(context, 'accountant'), input)

async function approved(context: DemoContext, input: Input) {
  const budget = await written(context, input)
  await submitBudget(unitOf(context, 'accountant'), budget)
  const decider = personOf(context, 'general.manager')
  await decideBudget(unitOf(context, 'general.manager'), budget, {
    ...{ decision: 'approve', comment: null },
    by: { userId: decider.id, abilities: new Set(['budgets.approve']), role: 'staff' },
  })
}
