import type { Choice } from './choice.js'

export const VENDOR_TYPES = [
  { value: 'domestic', label: 'Domestic', labelAr: 'محلي' },
  { value: 'international', label: 'International', labelAr: 'دولي' },
] as const satisfies Choice[]
