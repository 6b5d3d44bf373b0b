export const policies = {
  FilePolicy: () => import('#app/files/policies/file_policy'),
  FilesFolderPolicy: () => import('#app/files/policies/folder_policy'),
  ProcurementPurchaseOrderPolicy: () => import('#app/procurement/policies/purchase_order_policy'),
  ProcurementVendorPolicy: () => import('#app/procurement/policies/vendor_policy'),
}

