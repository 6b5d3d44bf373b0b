import type { Choice } from './choice.js'

/** Offered for the unit of an order line; a line may name another one. */
export const PURCHASE_UNITS = [
  { value: 'pcs', label: 'Piece', labelAr: 'قطعة' },
  { value: 'set', label: 'Set', labelAr: 'طقم' },
  { value: 'm', label: 'Metre', labelAr: 'متر' },
  { value: 'm2', label: 'Square metre', labelAr: 'متر مربع' },
  { value: 'm3', label: 'Cubic metre', labelAr: 'متر مكعب' },
  { value: 'kg', label: 'Kilogram', labelAr: 'كيلوغرام' },
  { value: 'ton', label: 'Tonne', labelAr: 'طن' },
  { value: 'ltr', label: 'Litre', labelAr: 'لتر' },
  { value: 'bag', label: 'Bag', labelAr: 'كيس' },
  { value: 'roll', label: 'Roll', labelAr: 'لفة' },
  { value: 'box', label: 'Box', labelAr: 'صندوق' },
  { value: 'hour', label: 'Hour', labelAr: 'ساعة' },
  { value: 'day', label: 'Day', labelAr: 'يوم' },
  { value: 'ls', label: 'Lump sum', labelAr: 'مقطوعية' },
] as const satisfies Choice[]
