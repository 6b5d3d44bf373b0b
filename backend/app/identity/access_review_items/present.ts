import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import AccessReview from '#identity/shared/access_review'
import AccessReviewItem, { type Holdings } from '#identity/shared/access_review_item'
import User from '#identity/shared/user'
import { compareHoldings } from './compare_holdings.js'
import { readHoldings } from './read_holdings.js'
import { readReviewers, type Reviewers } from './reviewers.js'

interface Viewer {
  userId: number
  abilities: ReadonlySet<string>
}

/** Rows of reviews, with what has changed since they were written down. */
export async function presentItems(
  items: readonly AccessReviewItem[],
  viewer: Viewer,
  client: QueryClientContract = db.connection()
) {
  const around = await readAround(items, viewer, client)
  return items.map((item) => presentItem(item, around))
}

type Around = Awaited<ReturnType<typeof readAround>>

async function readAround(
  items: readonly AccessReviewItem[],
  viewer: Viewer,
  client: QueryClientContract
) {
  const users = await User.query({ client }).whereIn(
    'id',
    items.map(({ userId }) => userId)
  )
  const reviews = await AccessReview.query({ client })
    .whereIn('id', [...new Set(items.map(({ reviewId }) => reviewId))])
    .where('state', 'open')
  const previous = await AccessReviewItem.query({ client }).whereIn(
    'id',
    items.flatMap(({ previousId }) => previousId ?? [])
  )
  return {
    users: new Map(users.map((user) => [user.id, user])),
    open: new Set(reviews.map(({ id }) => id)),
    previous: new Map(previous.map((item) => [item.id, item.latest])),
    // only what is open is compared with how it is now
    now: reviews.length ? await readHoldings(client, users) : new Map<number, Holdings>(),
    decides: await mayDecide(viewer, await readReviewers(client), client),
    names: await userNames(
      items.map(({ decidedBy }) => decidedBy),
      client
    ),
  }
}

async function mayDecide(
  { userId, abilities }: Viewer,
  { decides }: Reviewers,
  client: QueryClientContract
): Promise<(subject: User) => boolean> {
  if (!abilities.has('access-reviews.decide')) return () => false
  const reviewer = await User.findOrFail(userId, { client })
  return (subject) => decides(reviewer, subject)
}

function presentItem(item: AccessReviewItem, around: Around) {
  const { id, reviewId, userId, username, name, nameAr, state, version, decidedBy } = item
  const { previous, names, open } = around
  const before = item.previousId === null ? undefined : previous.get(item.previousId)
  const now = open.has(reviewId) ? around.now.get(userId)! : null
  const changedSince = now && compareHoldings(item.latest, now)
  return {
    ...{ id, reviewId, state, version, guarded: item.guarded, idleDays: item.idleDays },
    user: { id: userId, username, name, nameAr },
    isService: item.isService,
    ...{ sinceLast: item.sinceLast, holds: { ...item.holds, service: item.holds.service ?? null } },
    lastDiff: before ? compareHoldings(before, item.holds) : null,
    changedSince,
    ...{ removal: item.removal, reason: item.reason },
    decidedBy: personIn(names, decidedBy),
    decidedAt: item.decidedAt?.toUTC().toISO() ?? null,
    can: rightsOn(item, around, changedSince !== null),
  }
}

function rightsOn(
  { reviewId, userId, state }: AccessReviewItem,
  around: Around,
  outdated: boolean
) {
  const decides = around.open.has(reviewId) && around.decides(around.users.get(userId)!)
  const isPending = state === 'pending'
  return {
    confirm: decides && isPending && !outdated,
    change: decides && isPending && !outdated,
    // also what was decided, to decide again
    lookAgain: decides && (outdated || !isPending),
  }
}
