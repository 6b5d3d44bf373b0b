import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import type AccessReview from '#identity/shared/access_review'
import { ITEM_STATES } from '#identity/shared/access_review_item'

/** Reviews with how far they are. */
export async function presentReviews(
  reviews: readonly AccessReview[],
  abilities: ReadonlySet<string>,
  client: QueryClientContract = db.connection()
) {
  const names = await userNames(
    reviews.flatMap(({ createdBy, completedBy }) => [createdBy, completedBy]),
    client
  )
  const person = (id: number | null) => personIn(names, id)
  const counts = await countsOf(
    client,
    reviews.map(({ id }) => id)
  )
  return reviews.map((review) => ({
    ...{ id: review.id, openedOn: review.openedOn, dueOn: review.dueOn, origin: review.origin },
    ...{ state: review.state, note: review.note, digest: review.digest, version: review.version },
    overdue: review.isOpen && review.dueOn < today(),
    createdBy: person(review.createdBy),
    completedBy: person(review.completedBy),
    completedAt: review.completedAt?.toUTC().toISO() ?? null,
    counts: counts(review.id),
    can: { complete: review.isOpen && abilities.has('access-reviews.decide') },
  }))
}

async function countsOf(client: QueryClientContract, ids: number[]) {
  const rows: { review_id: number; state: string; number: number }[] = await client
    .from('access_review_items')
    .whereIn('review_id', ids)
    .groupBy('review_id', 'state')
    .select('review_id', 'state')
    .count('* as number')
  return (id: number) => {
    const own = rows.filter((row) => Number(row.review_id) === id)
    const numberOf = (state: string) => Number(own.find((row) => row.state === state)?.number ?? 0)
    const accounts = own.reduce((sum, row) => sum + Number(row.number), 0)
    const states = Object.fromEntries(ITEM_STATES.map((state) => [state, numberOf(state)]))
    return { accounts, ...(states as Record<(typeof ITEM_STATES)[number], number>) }
  }
}
