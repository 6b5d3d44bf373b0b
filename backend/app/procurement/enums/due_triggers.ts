import type { Choice } from './choice.js'

/** From what the days of a part of a payment are counted. */
export const DUE_TRIGGERS = [
  { value: 'invoice', label: 'Invoice date', labelAr: 'تاريخ الفاتورة' },
  { value: 'month_end', label: 'End of the invoice month', labelAr: 'نهاية شهر الفاتورة' },
  {
    value: 'approval',
    label: 'Approval of the order (advance)',
    labelAr: 'اعتماد الأمر (دفعة مقدمة)',
  },
  { value: 'delivery', label: 'Delivery', labelAr: 'التسليم' },
  { value: 'milestone', label: 'Milestone', labelAr: 'مرحلة إنجاز' },
  { value: 'retention', label: 'Release of retention', labelAr: 'الإفراج عن المحتجزات' },
] as const satisfies Choice[]

export type DueTrigger = (typeof DUE_TRIGGERS)[number]['value']
