import type { Choice } from './choice.js'

export const VENDOR_DOCUMENT_TYPES = [
  { value: 'commercial_registration', label: 'Commercial registration', labelAr: 'السجل التجاري' },
  { value: 'vat_certificate', label: 'VAT certificate', labelAr: 'شهادة ضريبة القيمة المضافة' },
  { value: 'national_address', label: 'National address', labelAr: 'العنوان الوطني' },
  { value: 'other', label: 'Other document', labelAr: 'مستند آخر' },
] as const satisfies Choice[]

export type VendorDocumentType = (typeof VENDOR_DOCUMENT_TYPES)[number]['value']
