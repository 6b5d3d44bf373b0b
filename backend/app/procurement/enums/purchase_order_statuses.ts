import type { Choice } from './choice.js'

export const PURCHASE_ORDER_STATUSES = [
  { value: 'draft', label: 'Draft', labelAr: 'مسودة' },
  { value: 'submitted', label: 'Awaiting approval', labelAr: 'بانتظار الاعتماد' },
  { value: 'approved', label: 'Approved', labelAr: 'معتمد' },
  { value: 'sent', label: 'Sent to vendor', labelAr: 'مُرسل للمورد' },
  { value: 'partially_received', label: 'Partially received', labelAr: 'مستلم جزئياً' },
  { value: 'received', label: 'Received', labelAr: 'مستلم' },
  { value: 'closed', label: 'Closed', labelAr: 'مقفل' },
  { value: 'rejected', label: 'Rejected', labelAr: 'مرفوض' },
  { value: 'cancelled', label: 'Cancelled', labelAr: 'ملغى' },
] as const satisfies Choice[]

export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number]['value']
