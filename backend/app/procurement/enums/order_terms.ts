import type { Choice } from './choice.js'

export const ORDER_TERM_KINDS = [
  { value: 'delivery', label: 'Delivery', labelAr: 'التسليم' },
  { value: 'quality', label: 'Quality', labelAr: 'الجودة' },
  { value: 'payment', label: 'Payment', labelAr: 'الدفع' },
  { value: 'warranty', label: 'Warranty', labelAr: 'الضمان' },
  { value: 'general', label: 'General', labelAr: 'عام' },
] as const satisfies Choice[]

/** Incoterms 2020 of the International Chamber of Commerce: who bears carriage and risk until where. */
export const INCOTERMS = [
  ...(['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF'] as const),
  ...(['CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const),
] as const
