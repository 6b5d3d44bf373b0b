import type { Choice } from './choice.js'

export const RECURRING_PAYMENT_KINDS = [
  { value: 'rent', label: 'Rent', labelAr: 'إيجار' },
  { value: 'loan', label: 'Loan', labelAr: 'قرض' },
  { value: 'lease', label: 'Lease', labelAr: 'تأجير تمويلي' },
  { value: 'subscription', label: 'Subscription', labelAr: 'اشتراك' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const satisfies Choice[]
