import { DateTime } from 'luxon'
import { sqlInstant } from '#core/database/instants'
import { multiInsert } from '#core/database/multi_insert'
import { firmZone, today } from '#core/settings/firm_clock'
import { daysBetween } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type AccessReview from '#identity/shared/access_review'
import AccessReviewItem, { type Holdings } from '#identity/shared/access_review_item'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'
import { compareHoldings } from './compare_holdings.js'
import { digestOf, isGuardedRow, readHoldings } from './read_holdings.js'

const AT_ONCE = 100

/** Writes down what every active account holds, those of programs too. @returns how many there are */
export async function listAccounts(uow: UnitOfWork, review: AccessReview): Promise<number> {
  const last = await lastReviewId(uow)
  const programs = await activePrograms(uow)
  let listed = 0
  for (let after = 0; ;) {
    const users = await User.query({ client: uow.trx })
      .where('id', '>', after)
      .where((any) => any.whereNull('disabled_at').orWhereIn('id', programs))
      .orderBy('id')
      .limit(AT_ONCE)
    if (users.length) await addItems(uow, review, { users, last })
    listed += users.length
    if (users.length < AT_ONCE) return listed
    after = users.at(-1)!.id
  }
}

/** What programs act as is disabled for ever. */
async function activePrograms({ trx }: UnitOfWork): Promise<number[]> {
  // a firm has two hundred at most
  const accounts = await ServiceAccount.query({ client: trx }).where('active', true)
  return accounts.map(({ userId }) => userId)
}

async function lastReviewId({ trx }: UnitOfWork): Promise<number | null> {
  const completed = trx.from('access_reviews').where('state', 'completed')
  const row = await completed
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .first()
  return row ? Number(row.id) : null
}

async function addItems(
  uow: UnitOfWork,
  review: AccessReview,
  { users, last }: { users: User[]; last: number | null }
) {
  const holdings = await readHoldings(uow.trx, users)
  const ids = users.map(({ id }) => id)
  const previous = await AccessReviewItem.query({ client: uow.trx })
    .where('review_id', last ?? 0)
    .whereIn('user_id', ids)
  const before = new Map(previous.map((item) => [item.userId, item]))
  const now = sqlInstant()
  const rows = users.map((user) => {
    const holds = holdings.get(user.id)!
    const known = before.get(user.id)
    const { holdsDigest, guarded, idleDays: idle, employment } = snapshotOf(holds)
    return {
      ...{ review_id: review.id, user_id: user.id, username: user.username },
      ...{ name: user.name, name_ar: user.nameAr, holds: JSON.stringify(holds) },
      ...{ holds_digest: holdsDigest, guarded: guarded ? 1 : 0, idle_days: idle, employment },
      ...{ previous_id: known?.id ?? null, since_last: sinceLast(last, known, holds) },
      ...{ is_service: user.isService ? 1 : 0 },
      ...{ state: 'pending', version: 1, updated_by: uow.actor.id },
      ...{ created_at: now, updated_at: now },
    }
  })
  await multiInsert(uow.trx, 'access_review_items', rows)
}

function sinceLast(last: number | null, known: AccessReviewItem | undefined, holds: Holdings) {
  if (last === null) return 'first'
  if (!known) return 'new'
  return compareHoldings(known.latest, holds) ? 'changed' : 'same'
}

/** All of a row that follows from what the account holds. */
export function snapshotOf(holds: Holdings) {
  return {
    holds: { ...holds },
    holdsDigest: digestOf(holds),
    guarded: isGuardedRow(holds),
    idleDays: idleDays(holds.service ? holds.service.lastUsedAt : holds.lastLoginAt),
    employment: holds.employment,
  }
}

/** Days of the firm since an account was last used; null where it never was. */
function idleDays(usedAt: string | null): number | null {
  if (!usedAt) return null
  const day = DateTime.fromISO(usedAt).setZone(firmZone()).toISODate()!
  return Math.max(0, daysBetween(day, today()))
}
