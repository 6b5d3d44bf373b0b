import type { Listing } from '#core/listing/definition'

export const purchaseRequestListing: Listing = {
  table: 'purchase_requests',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    title: { column: 'title', type: 'text', letters: true },
    status: { column: 'status', type: 'choice' },
    projectId: { column: 'project_id', type: 'number', sort: false },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    requiredOn: { column: 'required_on', type: 'day' },
    rfqNumber: { column: 'rfq_number', type: 'text' },
    quotesDueOn: { column: 'quotes_due_on', type: 'day' },
    createdBy: { column: 'created_by', type: 'number' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
