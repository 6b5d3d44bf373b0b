import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { installOnSite } from '#production/consumption/actions/install_on_site'
import { reportProgress } from '#production/consumption/actions/report_progress'
import { savePlans } from '#production/consumption/actions/save_plans'
import MaterialPlan from '#production/consumption/material_plan'
import { rowKey } from '#production/consumption/row_key'

/** Percent of the work that is done, and how much of what went out it needs: below 1 is wasted. */
const STORIES = [
  { percent: 60, needs: 0.97, installed: 0.9 },
  { percent: 45, needs: 1.04, installed: 0.85 },
  { percent: 80, needs: 0.86, installed: 0.82 },
  { percent: 35, needs: 0.99, installed: 0.7 },
] as const

const ALLOWANCES = ['3', '5', '5', '10']
const DAYS = [38, 6] as const

interface Issued {
  project_id: number
  material_id: number
  net: number | string
}

/** What projects were planned to take of the materials that the stores issued, and what was built in. */
export async function seedConsumption({ trx, now, users }: DemoContext) {
  const planner = new DemoUnit(trx, { at: now, by: { id: users.planner.id, name: 'Planner' } })
  const foreman = new DemoUnit(trx, { at: now, by: { id: users.foreman.id, name: 'Foreman' } })
  const issued: Issued[] = await trx
    .from('project_material_movements')
    .groupBy('project_id', 'material_id')
    .orderBy('project_id')
    .orderBy('material_id')
    .select('project_id', 'material_id')
    .sum('quantity_e4 as net')
  for (const [index, row] of issued.entries()) {
    const { percent, needs, installed } = STORIES[index % STORIES.length]
    const planned = Math.round((Number(row.net) * needs * 100) / percent / 10_000)
    const plan = { materialId: row.material_id, planned: String(planned) }
    await savePlans(planner, {
      projectId: row.project_id,
      rows: [{ ...plan, allowance: ALLOWANCES[index % ALLOWANCES.length] }],
    })
    for (const [at, ago] of DAYS.entries()) {
      const own = { projectId: row.project_id, materialId: row.material_id }
      const known = await MaterialPlan.query({ client: trx }).where(own).firstOrFail()
      const reportedOn = now.minus({ days: ago }).toISODate()!
      const share = at === 0 ? Math.round(percent / 2) : percent
      await reportProgress(planner, known, { percent: String(share), reportedOn })
    }
    await installOnSite(foreman, rowKey(row.project_id, row.material_id), {
      // nobody installs a part of a door
      quantity: String(Math.floor((Number(row.net) * installed) / 10_000)),
      installedOn: now.minus({ days: 3 }).toISODate()!,
    })
  }
}
