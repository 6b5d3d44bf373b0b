import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [procurement.Vendors, 'index']), 'vendors.view')
    secure(router.post('', [procurement.Vendors, 'store']), 'vendors.manage')
    secure(router.get('lookup', [procurement.VendorLookups, 'index']), 'vendors.lookup')
    secure(router.post('bulk-delete', [procurement.VendorBulkDeletions, 'store']), 'vendors.manage')
    secure(router.get(':id', [procurement.Vendors, 'show']), 'vendors.view')
    secure(router.patch(':id', [procurement.Vendors, 'update']), 'vendors.manage')
    secure(router.delete(':id', [procurement.Vendors, 'destroy']), 'vendors.manage')
    secure(router.get(':id/history', [procurement.VendorHistories, 'index']), 'vendors.view')
    secure(router.get(':id/documents', [procurement.VendorDocuments, 'index']), 'vendors.view')
    secure(router.post(':id/documents', [procurement.VendorDocuments, 'store']), 'vendors.manage')
    secure(router.delete(':id/documents/:documentId', [procurement.VendorDocuments, 'destroy']), 'vendors.manage')
    secure(router.get(':id/ratings', [procurement.VendorRatings, 'index']), 'vendors.view')
    secure(router.post(':id/ratings', [procurement.VendorRatings, 'store']), 'vendors.manage')
    secure(router.get(':id/performance', [procurement.VendorPerformances, 'index']), 'vendors.view')
    secure(router.post(':id/status', [procurement.VendorStatuses, 'store']), 'vendors.qualify')
    secure(router.get(':id/bank-accounts', [procurement.VendorBankAccounts, 'index']), 'vendors.view')
    secure(router.post(':id/bank-accounts/:accountId/approve', [procurement.VendorBankApprovals, 'store']), 'vendors.bank')
    secure(router.post(':id/bank-accounts/:accountId/reject', [procurement.VendorBankRejections, 'store']), 'vendors.bank')
  })
  .where('id', id)
  .where('documentId', id)
  .where('accountId', id)
  .prefix('/api/vendors') // prettier-ignore

secure(router.get('/api/vendor-documents', [procurement.VendorPapers, 'index']), 'vendors.view')

router
  .group(() => {
    secure(router.get('', [procurement.PurchaseOrders, 'index']), 'purchase-orders.view')
    secure(router.post('', [procurement.PurchaseOrders, 'store']), 'purchase-orders.manage')
    secure(router.post('bulk-delete', [procurement.PurchaseOrderBulkDeletions, 'store']), 'purchase-orders.manage')
    secure(router.get(':id', [procurement.PurchaseOrders, 'show']), 'purchase-orders.view')
    secure(router.patch(':id', [procurement.PurchaseOrders, 'update']), 'purchase-orders.manage')
    secure(router.delete(':id', [procurement.PurchaseOrders, 'destroy']), 'purchase-orders.manage')
    secure(router.get(':id/history', [procurement.PurchaseOrderHistories, 'index']), 'purchase-orders.view')
    secure(router.post(':id/submit', [procurement.PurchaseOrderSubmissions, 'store']), 'purchase-orders.manage')
    secure(router.post(':id/approve', [procurement.PurchaseOrderApprovals, 'store']), 'purchase-orders.approve')
    secure(router.post(':id/reject', [procurement.PurchaseOrderRejections, 'store']), 'purchase-orders.approve')
    secure(router.post(':id/cancel', [procurement.PurchaseOrderCancellations, 'store']), 'purchase-orders.manage')
    secure(router.post(':id/send', [procurement.PurchaseOrderDispatches, 'store']), 'purchase-orders.manage')
    secure(router.post(':id/close', [procurement.PurchaseOrderClosings, 'store']), 'purchase-orders.manage')
    secure(router.post(':id/copy', [procurement.PurchaseOrderCopies, 'store']), 'purchase-orders.manage')
    secure(router.get(':id/amendments', [procurement.PurchaseOrderAmendments, 'index']), 'purchase-orders.view')
    secure(router.post(':id/amendments', [procurement.PurchaseOrderAmendments, 'store']), 'purchase-orders.manage')
    secure(router.get(':id/prints', [procurement.PurchaseOrderPrints, 'index']), 'purchase-orders.view')
    secure(router.post(':id/prints', [procurement.PurchaseOrderPrints, 'store']), 'purchase-orders.view')
    secure(router.get(':id/receipts', [procurement.GoodsReceipts, 'index']), 'receipts.view')
    secure(router.post(':id/receipts', [procurement.GoodsReceipts, 'store']), 'receipts.manage')
    secure(router.post(':id/receipts/:receiptId/reverse', [procurement.GoodsReceipts, 'destroy']), 'receipts.manage')
    secure(router.post(':id/receipts/:receiptId/photos', [procurement.GoodsReceiptPhotos, 'store']), 'receipts.manage')
    secure(router.get(':id/bills', [procurement.PurchaseBills, 'index']), 'bills.view')
    secure(router.post(':id/bills', [procurement.PurchaseBills, 'store']), 'purchase-orders.bill')
    secure(router.post(':id/bills/:billId/pay', [procurement.PurchasePayments, 'store']), 'purchase-orders.pay')
    secure(router.post(':id/bills/:billId/release', [procurement.PurchaseBillReleases, 'store']), 'purchase-orders.release')
    secure(router.post(':id/bills/:billId/cancel', [procurement.PurchaseBillCancellations, 'store']), 'purchase-orders.bill')
  })
  .where('id', id)
  .where('receiptId', id)
  .where('billId', id)
  .prefix('/api/purchase-orders') // prettier-ignore

router
  .group(() => {
    secure(router.get('', [procurement.PaymentTerms, 'index']), 'payment-terms.lookup')
    secure(router.post('', [procurement.PaymentTerms, 'store']), 'procurement.payment-terms')
    secure(router.post('preview', [procurement.PaymentTermPreviews, 'store']), 'payment-terms.lookup')
    secure(router.get(':id', [procurement.PaymentTerms, 'show']), 'payment-terms.lookup')
    secure(router.patch(':id', [procurement.PaymentTerms, 'update']), 'procurement.payment-terms')
    secure(router.delete(':id', [procurement.PaymentTerms, 'destroy']), 'procurement.payment-terms')
  })
  .where('id', id)
  .prefix('/api/payment-terms') // prettier-ignore

router
  .group(() => {
    secure(router.get('', [procurement.VendorBills, 'index']), 'finance.bills')
    secure(router.get('orders', [procurement.BillableOrders, 'index']), 'finance.record-bills')
    secure(router.get('orders/:id', [procurement.BillableOrders, 'show']), 'finance.record-bills')
    secure(router.get(':id', [procurement.VendorBills, 'show']), 'finance.bills')
  })
  .where('id', id)
  .prefix('/api/bills')
