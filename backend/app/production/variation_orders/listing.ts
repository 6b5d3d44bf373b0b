import type { Listing } from '#core/listing/definition'

export const variationOrderListing: Listing = {
  table: 'variation_orders',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    title: { column: 'title', type: 'text', sort: false },
    projectId: { column: 'project_id', type: 'number', sort: false },
    cause: { column: 'cause', type: 'choice', sort: false },
    amount: { column: 'amount_minor', type: 'money', sort: false },
    days: { column: 'days', type: 'number', sort: false },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
