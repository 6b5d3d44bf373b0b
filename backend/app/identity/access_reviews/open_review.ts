import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import { accessReviewSettings } from '#core/settings/access_review'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { listAccounts } from '#identity/access_review_items/list_accounts'
import { publishReview } from '#identity/access_review_items/publish_review'
import { ACCESS_REVIEWED, type AccessReviewed } from '#identity/events'
import AccessReview from '#identity/shared/access_review'
import { aboutReview } from './about_review.js'

interface Opening {
  origin: AccessReview['origin']
  note: string | null
}

/**
 * Opens a review of every active account, with what each of them holds now.
 * @throws AppError 409 REVIEW_OPEN while another one is open
 */
export async function openReview(uow: UnitOfWork, { origin, note }: Opening) {
  const openedOn = today()
  const dueOn = addDays(openedOn, accessReviewSettings().accessReviewDays)
  const review = new AccessReview().useTransaction(uow.trx)
  review.merge({ openedOn, dueOn, origin, note, state: 'open', openMark: true, version: 1 })
  await review.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id }).save().catch(refused)
  await review.refresh()
  const accounts = await listAccounts(uow, review)
  await uow.audit({
    action: 'create',
    ...aboutReview(review),
    after: { ...review.toAudit(), accounts },
  })
  const event: AccessReviewed = {
    reviewId: review.id,
    what: 'opened',
    openedOn,
    dueOn,
    pending: accounts,
  }
  await uow.emit(ACCESS_REVIEWED, { ...event })
  publishReview(uow, review.id)
  return review
}

function refused(error: unknown): never {
  throw isDuplicate(error) ? conflict('REVIEW_OPEN') : error
}
