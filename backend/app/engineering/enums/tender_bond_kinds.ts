import type { Choice } from './choice.js'

export const TENDER_BOND_KINDS = [
  { value: 'bank_guarantee', label: 'Bank guarantee', labelAr: 'ضمان بنكي' },
  { value: 'cheque', label: 'Certified cheque', labelAr: 'شيك مصدّق' },
  { value: 'cash', label: 'Cash', labelAr: 'نقداً' },
  { value: 'none', label: 'No bond', labelAr: 'بلا ضمان' },
] as const satisfies Choice[]
