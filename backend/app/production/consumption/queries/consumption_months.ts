import db from '@adonisjs/lucid/services/db'
import { formatDecimal4, formatMoney, formatScaled } from '#engines/money/money'
import { COST_CURRENCY } from '#production/consumption/consumption_view'
import { theoreticalE4, wastageBp } from '#production/consumption/theoretical'

interface Of {
  projectId: number
  materialId: number
  plannedE4: number
  prices: boolean
}

interface Month {
  needed: number | null
  net: number
  installed: number
  cost: number
}

/**
 * A material of a project month by month: what the progress of the month needs, what went out net of
 * returns, what was installed, and the wastage up to its end.
 */
export async function consumptionMonths({ projectId, materialId, plannedE4, prices }: Of) {
  const months = await monthsOf(projectId, materialId)
  let progress = 0
  let netSoFar = 0
  let before = 0
  return [...months.keys()].sort().map((month) => {
    const { needed, net, installed, cost } = months.get(month)!
    progress = needed ?? progress
    netSoFar += net
    const theoretical = theoreticalE4(plannedE4, progress)
    const wasted = wastageBp(netSoFar, theoretical)
    const added = theoretical - before
    before = theoretical
    return {
      month,
      progress: formatScaled(progress, 2),
      theoretical: formatDecimal4(added),
      net: formatDecimal4(net),
      installed: formatDecimal4(installed),
      wastage: wasted === null ? null : formatScaled(wasted, 2),
      cost: prices ? formatMoney(cost, COST_CURRENCY) : null,
    }
  })
}

async function monthsOf(projectId: number, materialId: number): Promise<Map<string, Month>> {
  const months = new Map<string, Month>()
  const of = (on: string) => {
    const month = on.slice(0, 7)
    const known = months.get(month) ?? { needed: null, net: 0, installed: 0, cost: 0 }
    months.set(month, known)
    return known
  }
  const own = { project_id: projectId, material_id: materialId }
  for (const row of await db.from('project_material_movements').where(own)) {
    of(row.posted_on).net += Number(row.quantity_e4)
    of(row.posted_on).cost += Number(row.value_minor)
  }
  for (const table of ['material_installs', 'project_installations'])
    for (const row of await db.from(table).where(own))
      of(row.installed_on).installed += Number(row.quantity_e4)
  const reports = db.from('material_progress').where(own).orderBy('reported_on').orderBy('id')
  for (const row of await reports) of(row.reported_on).needed = Number(row.progress_bp)
  return months
}
