import { registerCounts } from '#core/counts/counted_lists'
import { billListing } from './bills/listing.js'
import { equipmentListing } from './equipment/listing.js'
import { trackedScope } from './material_tracking/material_tracking.js'
import { materialListing } from './materials/listing.js'
import { paymentRunListing } from './payment_runs/listing.js'
import { paymentTermListing } from './payment_terms/listing.js'
import { procurementProjects } from './procurement_projects/procurement_projects.js'
import { orderMaterialListing, orderedMaterials } from './purchase_order_materials/listing.js'
import { purchaseOrderListing } from './purchase_orders/listing.js'
import { purchaseOrderScope } from '#procurement/shared/order_scope'
import { purchaseRequestListing } from './purchase_requests/listing.js'
import { reorderSuggestions } from './reorder_suggestions/reorder_suggestions.js'
import { stockLevelListing } from './stock_levels/listing.js'
import { stockMovementListing } from './stock_movements/listing.js'
import { tripListing } from './trips/listing.js'
import { vendorAdvanceListing } from './vendor_advances/listing.js'
import { vendorCreditListing } from './vendor_credits/listing.js'
import { vendorDocumentListing } from './vendor_documents/listing.js'
import { vendorStatementListing } from './vendor_statements/listing.js'
import { withholdingReturnListing } from './withholding_returns/listing.js'
import { withholdingListing } from './withholdings/listing.js'
import { vendorListing } from './vendors/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  bills: { listing: billListing },
  equipment: { listing: equipmentListing },
  'material-tracking': { listing: orderMaterialListing, scope: () => trackedScope },
  materials: { listing: materialListing },
  'payment-runs': { listing: paymentRunListing },
  'payment-terms': { listing: paymentTermListing },
  'procurement-projects': { count: async () => (await procurementProjects()).length },
  'purchase-order-materials': { listing: orderMaterialListing, scope: () => orderedMaterials },
  'purchase-orders': { listing: purchaseOrderListing, scope: purchaseOrderScope },
  'purchase-requests': { listing: purchaseRequestListing },
  'reorder-suggestions': { count: async () => (await reorderSuggestions()).length },
  'stock-levels': { listing: stockLevelListing },
  'stock-movements': { listing: stockMovementListing },
  trips: { listing: tripListing },
  'vendor-advances': { listing: vendorAdvanceListing },
  'vendor-credits': { listing: vendorCreditListing },
  'vendor-documents': { listing: vendorDocumentListing },
  'vendor-statements': { listing: vendorStatementListing },
  vendors: { listing: vendorListing },
  'withholding-returns': { listing: withholdingReturnListing },
  withholdings: { listing: withholdingListing },
})
