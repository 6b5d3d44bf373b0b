import type { Listing } from '#core/listing/definition'

export const stockMovementListing: Listing = {
  table: 'stock_movements',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    type: { column: 'type', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    movedOn: { column: 'moved_on', type: 'day' },
    warehouseId: { column: 'warehouse_id', type: 'number' },
    warehouseName: {
      column: 'warehouse_name',
      type: 'text',
      arabic: 'warehouse_name_ar',
      letters: true,
    },
    toWarehouseId: { column: 'to_warehouse_id', type: 'number' },
    toWarehouseName: {
      column: 'to_warehouse_name',
      type: 'text',
      arabic: 'to_warehouse_name_ar',
      letters: true,
    },
    projectId: { column: 'project_id', type: 'number' },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    value: { column: 'value_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
