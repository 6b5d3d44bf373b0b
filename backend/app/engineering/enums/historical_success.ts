import type { Choice } from './choice.js'

/** How often we have won with this client. */
export const HISTORICAL_SUCCESS: Choice[] = [
  {
    value: 'won_most',
    label: 'Won most bids (over 60%)',
    labelAr: 'فزنا بمعظم العروض (أكثر من 60٪)',
    level: 5,
  },
  { value: 'won_often', label: 'Won often (40–60%)', labelAr: 'فزنا كثيراً (40–60٪)', level: 4 },
  { value: 'won_some', label: 'Won some (20–40%)', labelAr: 'فزنا ببعضها (20–40٪)', level: 3 },
  { value: 'new_client', label: 'First enquiry', labelAr: 'أول طلب', level: 2 },
  {
    value: 'won_rarely',
    label: 'Won rarely (under 20%)',
    labelAr: 'فزنا نادراً (أقل من 20٪)',
    level: 1,
  },
  { value: 'never_won', label: 'Never won', labelAr: 'لم نفز قط', level: 0 },
]
