import type { Choice } from './choice.js'

/** Units offered for the lines of a bill of quantities; another may be typed. */
export const UNITS: Choice[] = [
  { value: 'm', label: 'm', labelAr: 'م' },
  { value: 'm2', label: 'm²', labelAr: 'م²' },
  { value: 'm3', label: 'm³', labelAr: 'م³' },
  { value: 'kg', label: 'kg', labelAr: 'كجم' },
  { value: 'ton', label: 't', labelAr: 'طن' },
  { value: 'no', label: 'No.', labelAr: 'عدد' },
  { value: 'set', label: 'Set', labelAr: 'طقم' },
  { value: 'ls', label: 'Lump sum', labelAr: 'مقطوعية' },
  { value: 'hour', label: 'Hour', labelAr: 'ساعة' },
  { value: 'day', label: 'Day', labelAr: 'يوم' },
  { value: 'month', label: 'Month', labelAr: 'شهر' },
  { value: 'litre', label: 'Litre', labelAr: 'لتر' },
]
