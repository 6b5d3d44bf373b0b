import type { Choice } from './choice.js'

export const VENDOR_STANDINGS = [
  { value: 'very_poor', label: 'Very poor', labelAr: 'ضعيف جداً' },
  { value: 'poor', label: 'Poor', labelAr: 'ضعيف' },
  { value: 'average', label: 'Average', labelAr: 'متوسط' },
  { value: 'excellent', label: 'Excellent', labelAr: 'ممتاز' },
] as const satisfies Choice[]

export type VendorStanding = (typeof VENDOR_STANDINGS)[number]['value']
