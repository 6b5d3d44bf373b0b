import type { Choice } from './choice.js'

export const TENDER_STATUSES = [
  { value: 'open', label: 'Open', labelAr: 'مفتوحة' },
  { value: 'submitted', label: 'Submitted', labelAr: 'مُقدَّمة' },
  { value: 'declined', label: 'Declined', labelAr: 'معتذر عنها' },
  { value: 'won', label: 'Won', labelAr: 'رست علينا' },
  { value: 'lost', label: 'Lost', labelAr: 'لم ترسُ علينا' },
  { value: 'cancelled', label: 'Cancelled', labelAr: 'ملغاة' },
] as const satisfies Choice[]
