import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

/** A view over lines and their orders. */
export const orderMaterialListing: Listing = {
  table: 'purchase_order_materials',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    purchaseOrderId: { column: 'purchase_order_id', type: 'number', sort: false },
    number: { column: 'number', type: 'text' },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    projectId: { column: 'project_id', type: 'number', sort: false },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    materialId: { column: 'material_id', type: 'number', sort: false },
    description: { column: 'description', type: 'text', sort: false },
    orderedOn: { column: 'ordered_on', type: 'day' },
    requiredOn: { column: 'required_on', type: 'day' },
    needByOn: { column: 'need_by_on', type: 'day' },
    promisedOn: { column: 'promised_on', type: 'day' },
    status: { column: 'status', type: 'choice' },
    outstanding: { column: 'outstanding_e4', type: 'decimal4', sort: false },
  },
}

/** The lines of a draft are not ordered yet. */
export const orderedMaterials: Scope = (query) =>
  void query.where('purchase_order_materials.status', '<>', 'draft')
