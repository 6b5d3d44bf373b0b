import type { Listing } from '#core/listing/definition'

export const tripListing: Listing = {
  table: 'trips',
  search: true,
  defaultSort: { field: 'plannedStartAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    type: { column: 'type', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    vehicle: { column: 'vehicle', type: 'text' },
    driver: { column: 'driver', type: 'text' },
    open: { column: 'is_open', type: 'boolean', sort: false },
    purchaseOrderId: { column: 'purchase_order_id', type: 'number', sort: false },
    plannedStartAt: { column: 'planned_start_at', type: 'instant' },
    plannedEndAt: { column: 'planned_end_at', type: 'instant' },
    startedAt: { column: 'started_at', type: 'instant' },
    endedAt: { column: 'ended_at', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
