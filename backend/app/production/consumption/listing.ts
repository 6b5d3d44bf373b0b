import type { Listing } from '#core/listing/definition'

const quantity = (column: string) => ({ column, type: 'decimal4' as const })

/** Materials by project: planned, issued, installed, wasted, and what they cost. */
export const consumptionListing: Listing = {
  table: 'consumption',
  search: false,
  defaultSort: { field: 'code', order: 'desc' },
  fields: {
    projectId: { column: 'project_id', type: 'number', sort: false },
    materialId: { column: 'material_id', type: 'number', sort: false },
    code: { column: 'code', type: 'text' },
    projectName: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    materialCode: { column: 'material_code', type: 'text' },
    materialName: {
      column: 'material_name',
      type: 'text',
      arabic: 'shown_material_name_ar',
      letters: true,
    },
    category: { column: 'category', type: 'choice' },
    planned: quantity('planned_e4'),
    progress: { column: 'progress_bp', type: 'score' },
    theoretical: quantity('theoretical_e4'),
    issued: quantity('issued_e4'),
    returned: quantity('returned_e4'),
    net: quantity('net_e4'),
    installed: quantity('installed_e4'),
    onSite: quantity('on_site_e4'),
    allowance: { column: 'allowance_bp', type: 'score' },
    wastage: { column: 'wastage_bp', type: 'score' },
    over: { column: 'is_over', type: 'boolean' },
    cost: { column: 'cost_minor', type: 'money', ability: 'projects.prices' },
  },
}
