import type { Listing } from '#core/listing/definition'

export const equipmentListing: Listing = {
  table: 'equipment',
  search: true,
  defaultSort: { field: 'tag', order: 'asc' },
  fields: {
    tag: { column: 'tag', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    category: { column: 'category', type: 'choice' },
    ownership: { column: 'ownership', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    custodianName: { column: 'custodian_name', type: 'text', letters: true },
    projectId: { column: 'project_id', type: 'number', sort: false },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    expectedReturnOn: { column: 'expected_return_on', type: 'day' },
    dueOn: { column: 'due_on', type: 'day' },
    meterDue: { column: 'meter_due', type: 'boolean', sort: false },
    meter: { column: 'meter_e4', type: 'decimal4' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
