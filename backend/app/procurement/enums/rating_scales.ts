import type { Choice } from './choice.js'

/**
 * The five scales of a vendor rating, each in the order that its form shows. They run in different
 * directions (quality from worst to best, delivery from best to worst): `level` is what counts, 1
 * worst to 5 best.
 */
export const RATING_SCALES = {
  quality: [
    { value: 'very_poor', label: 'Very poor', labelAr: 'ضعيفة جداً', level: 1 },
    { value: 'poor', label: 'Poor', labelAr: 'ضعيفة', level: 2 },
    { value: 'average', label: 'Average', labelAr: 'متوسطة', level: 3 },
    { value: 'good', label: 'Good', labelAr: 'جيدة', level: 4 },
    { value: 'excellent', label: 'Excellent', labelAr: 'ممتازة', level: 5 },
  ],
  deliveryPerformance: [
    { value: 'always_on_time', label: 'Always on time', labelAr: 'في الموعد دائماً', level: 5 },
    { value: 'usually_on_time', label: 'Usually on time', labelAr: 'في الموعد غالباً', level: 4 },
    { value: 'sometimes_late', label: 'Sometimes late', labelAr: 'يتأخر أحياناً', level: 3 },
    { value: 'often_late', label: 'Often late', labelAr: 'يتأخر كثيراً', level: 2 },
    { value: 'consistently_late', label: 'Consistently late', labelAr: 'يتأخر باستمرار', level: 1 },
  ],
  responsiveness: [
    { value: 'very_poor', label: 'Very poor', labelAr: 'ضعيفة جداً', level: 1 },
    { value: 'poor', label: 'Poor', labelAr: 'ضعيفة', level: 2 },
    { value: 'average', label: 'Average', labelAr: 'متوسطة', level: 3 },
    { value: 'good', label: 'Good', labelAr: 'جيدة', level: 4 },
    { value: 'excellent', label: 'Excellent', labelAr: 'ممتازة', level: 5 },
  ],
  pricingCompetitiveness: [
    { value: 'very_competitive', label: 'Very competitive', labelAr: 'منافسة جداً', level: 5 },
    { value: 'competitive', label: 'Competitive', labelAr: 'منافسة', level: 4 },
    { value: 'average', label: 'Average', labelAr: 'متوسطة', level: 3 },
    { value: 'expensive', label: 'Expensive', labelAr: 'مرتفعة', level: 2 },
    { value: 'very_expensive', label: 'Very expensive', labelAr: 'مرتفعة جداً', level: 1 },
  ],
  reliability: [
    { value: 'very_reliable', label: 'Very reliable', labelAr: 'موثوق جداً', level: 5 },
    { value: 'reliable', label: 'Reliable', labelAr: 'موثوق', level: 4 },
    { value: 'average', label: 'Average', labelAr: 'متوسط', level: 3 },
    { value: 'unreliable', label: 'Unreliable', labelAr: 'غير موثوق', level: 2 },
    { value: 'very_unreliable', label: 'Very unreliable', labelAr: 'غير موثوق إطلاقاً', level: 1 },
  ],
} as const satisfies Record<string, (Choice & { level: 1 | 2 | 3 | 4 | 5 })[]>

export type RatingScale = keyof typeof RATING_SCALES
type RatingAnswer<Scale extends RatingScale> = (typeof RATING_SCALES)[Scale][number]['value']
export type RatingAnswers = { [Scale in RatingScale]: RatingAnswer<Scale> }

export const ratingScales = Object.keys(RATING_SCALES) as RatingScale[]

/** The values of one scale, for its validator. */
export function ratingValues<Scale extends RatingScale>(scale: Scale): RatingAnswer<Scale>[] {
  return RATING_SCALES[scale].map(({ value }) => value)
}
