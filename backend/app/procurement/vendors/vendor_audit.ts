import type Vendor from '#procurement/vendors/models/vendor'

/** What the audit log calls a vendor. */
export const vendorAudit = (vendor: Vendor) => ({
  entityType: 'vendor',
  entityId: vendor.id,
  label: vendor.name,
})
