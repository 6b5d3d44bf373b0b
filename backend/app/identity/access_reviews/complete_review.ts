import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { snapshotOf } from '#identity/access_review_items/list_accounts'
import { publishReview } from '#identity/access_review_items/publish_review'
import { digestOf, readHoldings } from '#identity/access_review_items/read_holdings'
import { readReviewers, type Reviewers } from '#identity/access_review_items/reviewers'
import AccessReview from '#identity/shared/access_review'
import AccessReviewItem, { type Holdings } from '#identity/shared/access_review_item'
import User from '#identity/shared/user'
import { aboutReview } from './about_review.js'

const AT_ONCE = 100

/** What became of the accounts of a review. */
type Counts = Record<'accounts' | 'kept' | 'changed' | 'disabled' | 'unreviewed', number>

/**
 * Closes a review in which every account was decided on, and still holds what was decided.
 * @throws AppError 404, 412, 409 REVIEW_COMPLETED | REVIEW_PENDING | REVIEW_OUTDATED
 */
export async function completeReview(uow: UnitOfWork, id: number, version: number) {
  const review = await AccessReview.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!review) throw notFound()
  await checkVersion(review, version, uow.trx)
  if (!review.isOpen) throw conflict('REVIEW_COMPLETED')
  const { counts, digest } = await closeItems(uow, review)
  review.merge({ state: 'completed', openMark: null, digest, version: review.version + 1 })
  review.merge({ completedBy: uow.actor.id, completedAt: DateTime.utc(), updatedBy: uow.actor.id })
  await review.useTransaction(uow.trx).save()
  const [before, after] = [{ state: 'open' }, { state: 'completed', ...counts, digest }]
  await uow.audit({ action: 'complete', ...aboutReview(review), before, after })
  publishReview(uow, review.id)
  return review
}

/** Looks at every row once more. @returns their counts, and a digest of all decisions */
async function closeItems(uow: UnitOfWork, review: AccessReview) {
  const counts: Counts = { accounts: 0, kept: 0, changed: 0, disabled: 0, unreviewed: 0 }
  const open = { pending: 0, outdated: 0 }
  const digest = createHash('sha256')
  const reviewers = await readReviewers(uow.trx)
  for await (const { item, user, now } of rowsOf(uow, review.id)) {
    if (item.state === 'pending') await closeUnreviewed(uow, { item, user, now }, reviewers)
    if (item.state === 'pending') open.pending++
    else if (digestOf(now) !== digestOf(item.latest)) open.outdated++
    else counts[item.state]++
    counts.accounts++
    const { userId, state, decidedBy, removal } = item
    digest.update(JSON.stringify([userId, state, decidedBy, removal, digestOf(now)]))
  }
  if (open.pending) throw conflict('REVIEW_PENDING', { params: { count: open.pending } })
  if (open.outdated) throw conflict('REVIEW_OUTDATED', { params: { count: open.outdated } })
  return { counts, digest: digest.digest('hex') }
}

interface Row {
  item: AccessReviewItem
  user: User
  now: Holdings
}

/** An account that only its own person could decide on stays undecided, and the review says so. */
async function closeUnreviewed(uow: UnitOfWork, { item, user, now }: Row, reviewers: Reviewers) {
  if (reviewers.anyFor(user)) return
  item.merge({ ...snapshotOf(now), state: now.disabled ? 'disabled' : 'unreviewed' })
  item.merge({ version: item.version + 1, updatedBy: uow.actor.id })
  await item.useTransaction(uow.trx).save()
}

async function* rowsOf({ trx }: UnitOfWork, reviewId: number): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const items = await AccessReviewItem.query({ client: trx })
      .where('review_id', reviewId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
    const ids = items.map(({ userId }) => userId)
    const users = await User.query({ client: trx }).whereIn('id', ids)
    const known = new Map(users.map((user) => [user.id, user]))
    const holdings = await readHoldings(trx, users)
    for (const item of items) {
      const { userId } = item
      yield { item, user: known.get(userId)!, now: holdings.get(userId)! }
    }
    if (items.length < AT_ONCE) return
    after = items.at(-1)!.id
  }
}
