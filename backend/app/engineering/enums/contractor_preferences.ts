import type { Choice } from './choice.js'

/** How the contractor stands to us. */
export const CONTRACTOR_PREFERENCES: Choice[] = [
  { value: 'prefers_us', label: 'Prefers us', labelAr: 'يفضلنا', level: 5 },
  { value: 'favourable', label: 'Favourable', labelAr: 'يميل إلينا', level: 4 },
  { value: 'neutral', label: 'Neutral', labelAr: 'محايد', level: 3 },
  { value: 'not_known', label: 'Not known', labelAr: 'غير معروف', level: 2 },
  { value: 'prefers_competitor', label: 'Prefers a competitor', labelAr: 'يفضل منافساً', level: 1 },
  { value: 'refuses_us', label: 'Refuses us', labelAr: 'يرفضنا', level: 0, knockOut: true },
]
