import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { LockModule } from '#core/period_locks/lock_modules'
import PeriodLock from '#core/period_locks/period_lock'
import PeriodLockChange from '#core/period_locks/period_lock_change'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface Requested {
  module: LockModule
  /** Of an unlocking: null opens everything. */
  lockedThroughOn: string | null
  expectedVersion: number
  reason: string | null
}

/**
 * Locks a part of the books through a day that is over or today.
 * @throws AppError 412, or 422 for a day to come or one that is locked already
 */
export async function lockBooks(uow: UnitOfWork, requested: Requested) {
  const lock = await lockRow(uow, requested)
  const { lockedThroughOn } = requested
  if (!lockedThroughOn || lockedThroughOn > today())
    throw invalid({ lockedThroughOn: ['inFuture'] })
  if (lock.lockedThroughOn && lockedThroughOn <= lock.lockedThroughOn)
    throw invalid({ lockedThroughOn: ['alreadyClosed'] })
  return change(uow, lock, 'lock', requested)
}

/**
 * Opens a part of the books again after a day, or all of it. The log keeps who did so and why.
 * @throws AppError 409 where nothing is locked, 412, or 422 for a day that would lock more
 */
export async function unlockBooks(uow: UnitOfWork, requested: Requested) {
  const lock = await lockRow(uow, requested)
  if (!lock.lockedThroughOn) throw conflict('NOT_LOCKED')
  if (requested.lockedThroughOn && requested.lockedThroughOn >= lock.lockedThroughOn)
    throw invalid({ lockedThroughOn: ['notEarlier'] })
  return change(uow, lock, 'unlock', requested)
}

/** Locks parts of the books through a day, those that are not locked so far already. */
export async function lockThrough(
  uow: UnitOfWork,
  modules: readonly LockModule[],
  lockedThroughOn: string,
  reason: string
) {
  const locks = await PeriodLock.query({ client: uow.trx })
    .whereIn('module', [...modules])
    .orderBy('id')
    .forUpdate()
  for (const lock of locks) {
    if (lock.lockedThroughOn && lock.lockedThroughOn >= lockedThroughOn) continue
    await change(uow, lock, 'lock', { lockedThroughOn, reason })
  }
}

/** Opens a part of the books again after a day; one that is not locked so far stays as it is. */
export async function unlockAfter(
  uow: UnitOfWork,
  module: LockModule,
  lockedThroughOn: string,
  reason: string
) {
  const lock = await PeriodLock.query({ client: uow.trx }).where({ module }).forUpdate().first()
  if (!lock?.lockedThroughOn || lock.lockedThroughOn <= lockedThroughOn) return
  await change(uow, lock, 'unlock', { lockedThroughOn, reason })
}

/** Waits for everyone who is posting: they share the row that is locked here. */
async function lockRow(uow: UnitOfWork, { module, expectedVersion }: Requested) {
  const lock = await PeriodLock.query({ client: uow.trx }).where({ module }).forUpdate().first()
  if (!lock) throw notFound()
  await checkVersion(lock, expectedVersion, uow.trx)
  return lock
}

async function change(
  uow: UnitOfWork,
  lock: PeriodLock,
  action: 'lock' | 'unlock',
  { lockedThroughOn, reason }: Pick<Requested, 'lockedThroughOn' | 'reason'>
) {
  const before = { lockedThroughOn: lock.lockedThroughOn ?? null }
  lock.merge({ lockedThroughOn, version: lock.version + 1, updatedBy: uow.actor.id })
  await lock.save()
  const entry = await PeriodLockChange.create(
    {
      module: lock.module,
      action,
      beforeOn: before.lockedThroughOn,
      afterOn: lockedThroughOn,
      reason,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action,
    entityType: 'period_lock',
    entityId: lock.id,
    label: lock.module,
    before,
    after: { lockedThroughOn, ...(reason && { reason }) },
  })
  uow.afterCommit(() =>
    publishLive({
      event: 'record',
      ability: 'period-locks.view',
      data: { resource: 'period-locks', id: entry.id, action: 'create' },
    })
  )
  return lock
}
