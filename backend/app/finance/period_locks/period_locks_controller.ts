import type { HttpContext } from '@adonisjs/core/http'
import { nameIn, userNames } from '#core/base/user_names'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import PeriodLock from '#core/period_locks/period_lock'
import PeriodLockChange from '#core/period_locks/period_lock_change'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockBooks, unlockBooks } from './change_lock.js'
import { periodLockListing } from './listing.js'
import { lockValidator, unlockValidator } from './validator.js'

export default class PeriodLocksController {
  /** The log: every locking and unlocking, newest first. */
  async index(ctx: HttpContext) {
    const changes = await answerList(ctx, PeriodLockChange, periodLockListing)
    const names = await userNames(changes.map(({ createdBy }) => createdBy))
    return changes.map(
      ({ id, module, action, beforeOn, afterOn, reason, createdBy, createdAt }) => ({
        ...{ id, module, action, beforeOn, afterOn, reason },
        createdByName: nameIn(names, createdBy),
        createdAt: createdAt.toUTC().toISO()!,
      })
    )
  }

  /** Through which day each part of the books is locked now. */
  async state(ctx: HttpContext) {
    const locks = await PeriodLock.query().orderBy('id')
    return locks.map((lock) => shown(ctx, lock))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, lockValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) =>
      shown(ctx, await lockBooks(uow, { ...input, expectedVersion, reason: input.reason ?? null }))
    )
  }

  async unlock(ctx: HttpContext) {
    const { lockedThroughOn = null, ...input } = await validateBody(ctx, unlockValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) =>
      shown(ctx, await unlockBooks(uow, { ...input, lockedThroughOn, expectedVersion }))
    )
  }
}

function shown({ abilities }: HttpContext, { id, module, lockedThroughOn, version }: PeriodLock) {
  return {
    ...{ id, module, lockedThroughOn: lockedThroughOn ?? null, version },
    can: {
      lock: abilities.has('period-locks.lock'),
      unlock: abilities.has('period-locks.unlock') && !!lockedThroughOn,
    },
  }
}
