import type { Schema } from '../../../api/types'

export const ITEMS = 'administration.access_review_items'
export const LIST = '/admin/access-review-items'

export type ReviewItem = Schema<'AccessReviewItem'>
export type Service = NonNullable<ReviewItem['holds']['service']>
export type Difference = Schema<'AccessDifference'>

export const STATES = ['pending', 'kept', 'changed', 'disabled', 'unreviewed'] as const
/** As many rows as are confirmed at once. */
export const MOST_AT_ONCE = 100

export const itemPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
