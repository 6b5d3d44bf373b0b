import { formatDecimal4, formatMoney, formatScaled } from '#engines/money/money'
import { COST_CURRENCY } from './consumption_view.js'

type Row = Record<string, any>

const quantity = (value: unknown) => formatDecimal4(Number(value))

const common = (row: Row, abilities: ReadonlySet<string>) => ({
  id: Number(row.id),
  materialId: row.material_id as number,
  materialCode: row.material_code as string,
  materialName: row.material_name as string,
  materialNameAr: row.material_name_ar as string | null,
  category: row.category as string,
  unit: row.unit as string,
  issued: quantity(row.issued_e4),
  returned: quantity(row.returned_e4),
  net: quantity(row.net_e4),
  installed: quantity(row.installed_e4),
  cost: abilities.has('projects.prices')
    ? formatMoney(Number(row.cost_minor), COST_CURRENCY)
    : null,
})

/** A material over all projects; the cost only to those who may see it. */
export const materialSumView = (row: Row, abilities: ReadonlySet<string>) => ({
  ...common(row, abilities),
  planned: quantity(row.planned_e4),
  theoretical: quantity(row.theoretical_e4),
  onSite: quantity(row.on_site_e4),
  wastage: row.wastage_bp === null ? null : formatScaled(Number(row.wastage_bp), 2),
  projects: Number(row.projects),
  overProjects: Number(row.over_projects),
})

/** A material in a month, of a project or, without one, of all. */
export const monthSumView = (row: Row, abilities: ReadonlySet<string>) => ({
  ...common(row, abilities),
  month: row.month as string,
  projectId: Number(row.project_id) || null,
  code: row.code as string | null,
  projectName: row.name as string | null,
  projectNameAr: row.name_ar as string | null,
})
