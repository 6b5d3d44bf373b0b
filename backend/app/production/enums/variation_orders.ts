/** Why a contract changes. */
export const VARIATION_CAUSES = [
  { value: 'client_request', label: 'Client request', labelAr: 'طلب العميل' },
  { value: 'design_change', label: 'Design change', labelAr: 'تغيير في التصميم' },
  { value: 'site_condition', label: 'Site condition', labelAr: 'ظروف الموقع' },
  { value: 'omission', label: 'Omission', labelAr: 'حذف أعمال' },
  { value: 'regulation', label: 'Regulation', labelAr: 'متطلبات الجهات الرسمية' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const

export const VARIATION_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
] as const
export type VariationStatus = (typeof VARIATION_STATUSES)[number]
