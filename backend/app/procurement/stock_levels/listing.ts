import type { Listing } from '#core/listing/definition'

export const stockLevelListing: Listing = {
  table: 'stock_levels',
  search: true,
  defaultSort: { field: 'materialCode', order: 'asc' },
  fields: {
    materialId: { column: 'material_id', type: 'number' },
    warehouseId: { column: 'warehouse_id', type: 'number' },
    materialCode: { column: 'material_code', type: 'text' },
    materialName: { column: 'material_name', type: 'text', arabic: 'shown_name_ar', letters: true },
    category: { column: 'category', type: 'choice' },
    warehouseName: {
      column: 'warehouse_name',
      type: 'text',
      arabic: 'warehouse_name_ar',
      letters: true,
    },
    onHand: { column: 'on_hand_e4', type: 'decimal4' },
    available: { column: 'available_e4', type: 'decimal4' },
    inTransit: { column: 'in_transit_e4', type: 'decimal4' },
    value: { column: 'value_minor', type: 'money' },
    reorderLevel: { column: 'reorder_level_e4', type: 'decimal4' },
    belowReorder: { column: 'below_reorder', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
