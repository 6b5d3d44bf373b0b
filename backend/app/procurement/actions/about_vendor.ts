import type Vendor from '#procurement/models/vendor'

/** What the audit log calls a vendor. */
export const aboutVendor = (vendor: Vendor) => ({
  entityType: 'vendor',
  entityId: vendor.id,
  label: vendor.name,
})
