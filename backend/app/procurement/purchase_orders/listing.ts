import { everRequested } from '#core/approvals/approval_of'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

export const purchaseOrderListing: Listing = {
  table: 'purchase_orders',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    vendorId: { column: 'vendor_id', type: 'number' },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    projectId: { column: 'project_id', type: 'number' },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    orderedOn: { column: 'ordered_on', type: 'day' },
    requiredOn: { column: 'required_on', type: 'day' },
    currency: { column: 'currency', type: 'choice' },
    paymentTermId: { column: 'payment_term_id', type: 'number' },
    deliveryLocation: { column: 'delivery_location', type: 'text' },
    status: { column: 'status', type: 'choice' },
    subtotal: { column: 'subtotal_minor', type: 'money' },
    vat: { column: 'vat_minor', type: 'money' },
    total: { column: 'total_minor', type: 'money' },
    warehouseId: { column: 'warehouse_id', type: 'number' },
    receivedPct: { column: 'received_bp', type: 'score' },
    paidPct: { column: 'paid_bp', type: 'score' },
    billedPct: { column: 'billed_bp', type: 'score' },
    submittedAt: { column: 'submitted_at', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
    createdBy: { column: 'created_by', type: 'number' },
  },
}

/** Who may not read the whole book sees only what was submitted for approval at least once. */
export function purchaseOrderScope({ abilities }: { abilities: ReadonlySet<string> }): Scope {
  if (abilities.has('purchase-orders.view-all')) return null
  return everRequested('purchase_order', 'purchase_orders.id')
}
