import type { Schema } from '../../../api/types'

export const REVIEWS = 'administration.access_reviews'
export const LIST = '/admin/access-reviews'

export type AccessReview = Schema<'AccessReview'>

export const reviewPath = ({ id }: { id: number | string }) => `${LIST}/${id}`

/** Accounts that were decided on, or need no decision. */
export const decidedOf = ({ counts }: AccessReview) => counts.accounts - counts.pending
