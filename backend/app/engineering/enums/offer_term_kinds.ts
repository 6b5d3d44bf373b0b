import type { Choice } from './choice.js'

export const OFFER_TERM_KINDS = [
  { value: 'exclusion', label: 'Exclusion', labelAr: 'استثناء' },
  { value: 'payment', label: 'Payment', labelAr: 'الدفع' },
  { value: 'delivery', label: 'Delivery', labelAr: 'التسليم' },
  { value: 'warranty', label: 'Warranty', labelAr: 'الضمان' },
  { value: 'general', label: 'General', labelAr: 'عام' },
] as const satisfies Choice[]
