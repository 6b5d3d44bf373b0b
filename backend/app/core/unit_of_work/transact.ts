import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { commit } from '#core/database/commit'
import { isTransient } from '#core/database/failures'
import { doerOf, type Actor } from '#core/base/actor'
import { followCommit } from './followers.js'
import { UnitOfWork } from './unit_of_work.js'

const TRIES = 4

/**
 * Runs `work` in one transaction and, after its commit, its events, jobs and outside effects.
 * A deadlock or lock wait rolls back whole and runs `work` again, so `work` must only touch the
 * database through `unit.trx`.
 */
export async function transact<Result>(
  actor: Actor,
  work: (uow: UnitOfWork) => Promise<Result>
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const trx = await db.transaction()
    const uow = new UnitOfWork(trx, doerOf(actor))
    try {
      const result = await work(uow)
      await commit(trx)
      await settle(uow)
      return result
    } catch (error) {
      if (!trx.isCompleted) await trx.rollback()
      for (const undo of uow.rollbackEffects) await undo()
      if (attempt >= TRIES || !isTransient(error)) throw error
      await sleep(20 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** What follows a commit never turns it into a failure: what fails here is picked up again later. */
async function settle(uow: UnitOfWork) {
  for (const effect of uow.commitEffects) {
    try {
      await effect()
    } catch (error) {
      logger.error({ err: error }, 'an effect after commit failed')
    }
  }
  await followCommit(uow.eventIds, uow.jobIds)
}
