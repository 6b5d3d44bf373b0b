import type { Choice } from './choice.js'

export const VENDOR_STATUSES = [
  { value: 'prospect', label: 'Prospect', labelAr: 'محتمل' },
  { value: 'under_review', label: 'Under review', labelAr: 'قيد المراجعة' },
  { value: 'approved', label: 'Approved', labelAr: 'معتمد' },
  { value: 'on_hold', label: 'On hold', labelAr: 'موقوف' },
  { value: 'blacklisted', label: 'Blacklisted', labelAr: 'محظور' },
] as const satisfies Choice[]

export type VendorStatus = (typeof VENDOR_STATUSES)[number]['value']
