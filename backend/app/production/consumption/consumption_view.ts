import { formatDecimal4, formatMoney, formatScaled } from '#engines/money/money'

/** All stock is valued in the firm's own currency. */
export const COST_CURRENCY = 'SAR'

/** A row of the table `consumption` as the wire shows it; the cost only to those who may see it. */
export function consumptionView(row: Record<string, any>, abilities: ReadonlySet<string>) {
  const quantity = (name: string) => formatDecimal4(Number(row[`${name}_e4`]))
  const percent = (bp: unknown) => formatScaled(Number(bp), 2)
  const isNeeded = Number(row.needed_e4) > 0
  const isPlanned = row.plan_id !== null || isNeeded
  return {
    id: Number(row.id),
    projectId: row.project_id as number,
    code: row.code as string,
    projectName: row.name as string,
    projectNameAr: row.name_ar as string | null,
    materialId: row.material_id as number,
    materialCode: row.material_code as string,
    materialName: row.material_name as string,
    materialNameAr: row.material_name_ar as string | null,
    category: row.category as string,
    unit: row.unit as string,
    planned: isPlanned ? quantity('planned') : null,
    progress: isPlanned ? percent(row.progress_bp) : null,
    allowance: isPlanned ? percent(row.allowance_bp) : null,
    theoretical: quantity('theoretical'),
    issued: quantity('issued'),
    returned: quantity('returned'),
    net: quantity('net'),
    installed: quantity('installed'),
    onSite: quantity('on_site'),
    wastage: row.wastage_bp === null ? null : percent(row.wastage_bp),
    progressFrom: isNeeded ? ('schedule' as const) : ('reports' as const),
    over: Boolean(Number(row.is_over)),
    overBy: overBy(row, isPlanned),
    cost: abilities.has('projects.prices')
      ? formatMoney(Number(row.cost_minor), COST_CURRENCY)
      : null,
  }
}

/** What a row over its plan has gone beyond; null for one that is within it. */
function overBy(row: Record<string, any>, isPlanned: boolean) {
  if (!Number(row.is_over)) return null
  if (!isPlanned) return 'no_plan' as const
  return row.wastage_bp === null ? ('whole_plan' as const) : ('allowance' as const)
}
