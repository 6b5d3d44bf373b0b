import type { Listing, ListField } from '#core/listing/definition'

const quantities = (...columns: string[]) =>
  Object.fromEntries(
    columns.map((name): [string, ListField] => [
      name === 'on_site' ? 'onSite' : name,
      { column: `${name}_e4`, type: 'decimal4' },
    ])
  )

const material: Listing['fields'] = {
  materialId: { column: 'material_id', type: 'number', sort: false },
  materialCode: { column: 'material_code', type: 'text' },
  materialName: {
    column: 'material_name',
    type: 'text',
    arabic: 'shown_material_name_ar',
    letters: true,
  },
  category: { column: 'category', type: 'choice' },
}

const cost: ListField = { column: 'cost_minor', type: 'money', ability: 'projects.prices' }

/** Materials over all projects. */
export const materialSumsListing: Listing = {
  table: 'consumption_materials',
  search: false,
  defaultSort: { field: 'materialCode', order: 'asc' },
  fields: {
    ...material,
    ...quantities('planned', 'theoretical', 'issued', 'returned', 'net', 'installed', 'on_site'),
    wastage: { column: 'wastage_bp', type: 'score' },
    projects: { column: 'projects', type: 'number' },
    overProjects: { column: 'over_projects', type: 'number' },
    cost,
  },
}

/** Materials by month, of all projects together or of those that a filter names. */
export const monthSumsListing: Listing = {
  table: 'consumption_months',
  search: false,
  defaultSort: { field: 'month', order: 'desc' },
  fields: {
    /** By the first day of the month. */
    month: { column: 'month_on', type: 'day' },
    projectId: { column: 'project_id', type: 'number', sort: false },
    code: { column: 'code', type: 'text' },
    projectName: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    ...material,
    ...quantities('issued', 'returned', 'net', 'installed'),
    cost,
  },
}
