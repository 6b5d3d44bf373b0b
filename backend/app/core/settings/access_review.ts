import { setting } from './settings.js'

interface AccessReviewSettings {
  /** Whether reviews of who may do what are opened by themselves. */
  accessReviews: boolean
  /** In which months of the year, 1 to 12. */
  accessReviewMonths: number[]
  /** Days to finish one. */
  accessReviewDays: number
}

export const ACCESS_REVIEW_DEFAULTS: AccessReviewSettings = {
  accessReviews: false,
  accessReviewMonths: [1, 4, 7, 10],
  accessReviewDays: 21,
}

const NAMES = Object.keys(ACCESS_REVIEW_DEFAULTS) as (keyof AccessReviewSettings)[]

export function accessReviewSettings(): AccessReviewSettings {
  const entries = NAMES.map((name) => [name, setting<unknown>(name, ACCESS_REVIEW_DEFAULTS[name])])
  return Object.fromEntries(entries) as unknown as AccessReviewSettings
}
