import { DateTime } from 'luxon'
import { onceAtStep, once } from '#core/scheduled/once'
import { accessReviewSettings } from '#core/settings/access_review'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ACCESS_REVIEWED, type AccessReviewed } from '#identity/events'
import AccessReview from '#identity/shared/access_review'
import AccessReviewItem from '#identity/shared/access_review_item'
import { openReview } from './open_review.js'

/** At how many days left reviewers are notified. */
const REMINDERS = [7, 2]
/** Of a late one they are notified again and again, so many days apart. */
const REPEAT_DAYS = 7
const MONTHS = 12

/** The month in which the schedule last opened or should have opened a review, `YYYY-MM`; null without a schedule. */
export function lastDueMonth(day = today()): string | null {
  const { accessReviews, accessReviewMonths } = accessReviewSettings()
  if (!accessReviews) return null
  const first = DateTime.fromISO(day, { zone: 'utc' }).startOf('month')
  for (let back = 0; back < MONTHS; back++) {
    const month = first.minus({ months: back })
    if (accessReviewMonths.includes(month.month)) return month.toFormat('yyyy-MM')
  }
  return null
}

/**
 * Opens the review that is due, once. While another one is open it waits for that one's end: what was missed
 * is made up for until the next one is due.
 */
export async function openDueReview(): Promise<boolean> {
  const month = lastDueMonth()
  if (!month || (await openReviewNow())) return false
  return once(`access-review:${month}`, (uow) =>
    openReview(uow, { origin: 'schedule', note: null })
  )
}

const openReviewNow = () => AccessReview.query().where('openMark', true).first()

/** Notifies reviewers of a review that is due soon, or late. */
export async function remindOfReview(): Promise<boolean> {
  const review = await openReviewNow()
  if (!review) return false
  const daysLeft = daysBetween(today(), review.dueOn)
  const key = `access-review-reminder:${review.id}`
  if (daysLeft >= 0)
    return onceAtStep(key, { steps: REMINDERS, daysLeft }, (uow) => remind(uow, review, 'due'))
  const week = Math.floor((-daysLeft - 1) / REPEAT_DAYS)
  return once(`${key}:late:${week}`, (uow) => remind(uow, review, 'overdue'))
}

async function remind(uow: UnitOfWork, review: AccessReview, what: 'due' | 'overdue') {
  const { id: reviewId, openedOn, dueOn } = review
  const pending = await countPending(reviewId, uow)
  const event: AccessReviewed = { reviewId, what, openedOn, dueOn, pending }
  await uow.emit(ACCESS_REVIEWED, { ...event })
}

async function countPending(reviewId: number, uow: UnitOfWork): Promise<number> {
  const pending = await AccessReviewItem.query({ client: uow.trx })
    .where({ reviewId, state: 'pending' })
    .count('* as number')
    .firstOrFail()
  return Number(pending.$extras.number)
}
