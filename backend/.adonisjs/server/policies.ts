export const policies = {
  FilesFilePolicy: () => import('#app/files/files/file_policy'),
  FilesFolderPolicy: () => import('#app/files/folders/folder_policy'),
  ProcurementPurchaseOrderPolicy: () => import('#app/procurement/purchase_orders/purchase_order_policy'),
  ProcurementVendorPolicy: () => import('#app/procurement/vendors/vendor_policy'),
}

