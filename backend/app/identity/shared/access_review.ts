import { AccessReviewSchema } from '#database/schema'

export const REVIEW_STATES = ['open', 'completed'] as const
/** By the schedule of the settings, or by an administrator. */
export const REVIEW_ORIGINS = ['schedule', 'hand'] as const

/** One look at who may do what, account by account. */
export default class AccessReview extends AccessReviewSchema {
  static table = 'access_reviews'

  declare state: (typeof REVIEW_STATES)[number]
  declare origin: (typeof REVIEW_ORIGINS)[number]

  get isOpen(): boolean {
    return this.state === 'open'
  }

  toAudit(): Record<string, unknown> {
    const { openedOn, dueOn, origin, state, note } = this
    return { openedOn, dueOn, origin, state, note }
  }
}
