import { DateTime } from 'luxon'
import { AppError, conflict, forbidden, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import AccessReview from '#identity/shared/access_review'
import AccessReviewItem, { type Holdings, type Removal } from '#identity/shared/access_review_item'
import { powersWith } from '#identity/shared/powers'
import { readPowers, readSets } from '#identity/shared/read_powers'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'
import { turnOff } from '#identity/service_accounts/turn_off'
import { disableAccount } from '#identity/users/disable_account'
import { lockUser } from '#identity/users/held_access'
import { changePowers } from '#identity/users/held_powers'
import { snapshotOf } from './list_accounts.js'
import { publishReview } from './publish_review.js'
import { digestOf, readHoldings } from './read_holdings.js'
import { readReviewers, type Reviewers } from './reviewers.js'

export interface Wish {
  removeSets: number[]
  removeGrants: Removal['grants']
  removeRole: boolean
  disable: boolean
  reason: string
}

/** A row as someone has looked at it. */
export interface Row {
  id: number
  version: number
}

interface Open {
  item: AccessReviewItem
  user: User
  /** Of a program. */
  account: ServiceAccount | null
  now: Holdings
}

/** Keeps what an account holds, as it was looked at. @throws AppError as `openItem` */
export async function keepItem(
  uow: UnitOfWork,
  { id, version }: Row,
  reviewers?: Reviewers
): Promise<AccessReviewItem> {
  const { item, now } = await openItem(uow, { id, version }, reviewers)
  requireSame(item, now)
  return decided(uow, item, { state: 'kept', action: 'confirm' })
}

/**
 * The same for many rows, all of them or none. Rows of who decides or administers are looked at one by one.
 * @throws AppError 409 REVIEW_ROW_GUARDED, and as `openItem`
 */
export async function keepItems(uow: UnitOfWork, rows: readonly Row[]) {
  const reviewers = await readReviewers(uow.trx)
  // in the order of their ids: two who confirm the same rows wait for each other
  const inOrder = rows.toSorted((a, b) => a.id - b.id)
  return uow.gatherAudits(async () => {
    for (const row of inOrder) {
      const item = await keepItem(uow, row, reviewers)
      if (item.guarded) throw conflict('REVIEW_ROW_GUARDED')
    }
  })
}

/**
 * Takes away what a reviewer names, at once and in the usual ways: nothing is given by it, so no second
 * person is asked.
 * @throws AppError 409 LAST_ADMIN, 422 on what the account doesn't hold, and as `openItem`
 */
export async function changeItem(uow: UnitOfWork, row: Row, wish: Wish) {
  const { item, user, account, now } = await openItem(uow, row)
  requireSame(item, now)
  const removal = removalOf(now, wish)
  await removePowers(uow, user, removal)
  if (removal.disable && account) await turnOff(uow, account)
  else if (removal.disable) await disableAccount(uow, user.id, `access review: ${wish.reason}`)
  const after = await User.findOrFail(user.id, { client: uow.trx })
  item.merge({ removal: { ...removal }, reason: wish.reason })
  item.result = { ...(await readHoldings(uow.trx, [after])).get(user.id)! }
  return decided(uow, item, { state: 'changed', action: 'change' })
}

/** Lists what an account holds now, also of a decided row, which has to be decided again. @throws AppError as below */
export async function lookAgain(uow: UnitOfWork, row: Row) {
  const { item, now } = await lockItem(uow, row)
  const before = auditOf(item)
  item.merge({ ...snapshotOf(now), result: null, removal: null, reason: null })
  // an account that was disabled elsewhere holds nothing that could be decided on
  const state = now.disabled ? 'disabled' : 'pending'
  item.merge({ state, decidedBy: null, decidedAt: null })
  await saved(uow, item)
  await uow.audit({ action: 'reopen', ...about(item), before, after: auditOf(item) })
  return item
}

async function openItem(uow: UnitOfWork, row: Row, reviewers?: Reviewers): Promise<Open> {
  const open = await lockItem(uow, row, reviewers)
  if (open.item.state !== 'pending') throw conflict('REVIEW_ROW_DECIDED')
  return open
}

/**
 * Locks a row of an open review with its account, for someone who may decide on it.
 * @throws AppError 404, 409 REVIEW_COMPLETED, 412, 403 OWN_REVIEW_ROW | REVIEW_ROW_OF_OWNER
 */
async function lockItem(
  uow: UnitOfWork,
  { id, version }: Row,
  reviewers?: Reviewers
): Promise<Open> {
  const known = await AccessReviewItem.find(id, { client: uow.trx })
  if (!known) throw notFound()
  const review = await AccessReview.query({ client: uow.trx })
    .where('id', known.reviewId)
    .forShare()
    .firstOrFail()
  if (!review.isOpen) throw conflict('REVIEW_COMPLETED')
  const item = await AccessReviewItem.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  await checkVersion(item, version, uow.trx)
  const { user, account } = await lockSubject(uow, item)
  await requireReviewer(uow, user, reviewers ?? (await readReviewers(uow.trx)))
  const now = (await readHoldings(uow.trx, [user])).get(user.id)!
  return { item, user, account, now }
}

/** A program is changed by its own record; the row that it acts as never is. */
async function lockSubject(uow: UnitOfWork, { userId, isService }: AccessReviewItem) {
  if (!isService) return { user: await lockUser(uow, userId), account: null }
  const account = await ServiceAccount.query({ client: uow.trx })
    .where('user_id', userId)
    .forUpdate()
    .firstOrFail()
  return { user: await User.findOrFail(userId, { client: uow.trx }), account }
}

async function requireReviewer(uow: UnitOfWork, user: User, { isOwn, decides }: Reviewers) {
  if (isOwn(uow.actor.id!, user)) throw forbidden('OWN_REVIEW_ROW')
  const reviewer = await User.findOrFail(uow.actor.id, { client: uow.trx })
  if (!decides(reviewer, user)) throw forbidden('REVIEW_ROW_OF_OWNER')
}

/** What is decided on is what was looked at. */
function requireSame(item: AccessReviewItem, now: Holdings) {
  if (digestOf(now) !== item.holdsDigest) throw new AppError(412, 'REVIEW_ROW_OUTDATED')
}

function removalOf(now: Holdings, wish: Wish): Removal {
  const { removeSets, removeGrants, removeRole: role, disable } = wish
  const sets = now.sets.filter(({ id }) => removeSets.includes(id))
  if (sets.length < removeSets.length) throw invalid({ removeSets: ['absent'] })
  if (removeGrants.some((name) => !now.granted.includes(name)))
    throw invalid({ removeGrants: ['absent'] })
  if (role && now.role === 'staff') throw invalid({ removeRole: ['absent'] })
  if (!sets.length && !removeGrants.length && !role && !disable)
    throw invalid({ removeSets: ['required'] })
  return { sets: sets.map(({ id, name }) => ({ id, name })), grants: removeGrants, role, disable }
}

async function removePowers(uow: UnitOfWork, user: User, { sets, grants, role }: Removal) {
  if (!sets.length && !grants.length && !role) return
  const known = await readSets(uow.trx)
  const before = (await readPowers(uow.trx, [user])).get(user.id)!
  const removed = sets.map(({ id }) => id)
  const own = {
    role: role ? 'staff' : before.role,
    setIds: before.setIds.filter((id) => !removed.includes(id)),
    ownPermissions: before.ownPermissions.filter((name) => !(grants as string[]).includes(name)),
  }
  await changePowers(uow, user, { before, after: powersWith(before, own, known) })
}

async function decided(
  uow: UnitOfWork,
  item: AccessReviewItem,
  { state, action }: { state: 'kept' | 'changed'; action: string }
) {
  item.merge({ state, decidedBy: uow.actor.id, decidedAt: DateTime.utc() })
  await saved(uow, item)
  await uow.audit({ action, ...about(item), after: auditOf(item) })
  return item
}

async function saved(uow: UnitOfWork, item: AccessReviewItem) {
  item.merge({ version: item.version + 1, updatedBy: uow.actor.id })
  await item.useTransaction(uow.trx).save()
  publishReview(uow, item.reviewId, item.id)
}

const about = ({ id, username }: AccessReviewItem) => ({
  ...{ entityType: 'access_review_item', entityId: id, label: username },
})

function auditOf({ reviewId, state, removal, reason }: AccessReviewItem) {
  const { sets = [], grants = [], role = false, disable = false } = removal ?? {}
  return {
    ...{ reviewId, state },
    ...(removal && {
      ...{ removedSets: sets.map(({ name }) => name), removedGrants: [...grants] },
      ...{ removedRole: role, disabled: disable, reason },
    }),
  }
}
