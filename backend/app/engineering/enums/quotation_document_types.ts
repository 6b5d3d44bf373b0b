import type { Choice } from './choice.js'

export const QUOTATION_DOCUMENT_TYPES: Choice[] = [
  { value: 'drawing', label: 'Drawing', labelAr: 'مخطط' },
  { value: 'boq', label: 'Bill of quantities', labelAr: 'جدول الكميات' },
  { value: 'specification', label: 'Specification', labelAr: 'مواصفات' },
  { value: 'rfq', label: 'Request for quotation', labelAr: 'طلب عرض سعر' },
  { value: 'approval', label: 'Approval', labelAr: 'موافقة' },
  { value: 'tracking_sheet', label: 'Tracking sheet', labelAr: 'ورقة متابعة' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
]
