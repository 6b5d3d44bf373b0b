import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { isTransient } from '#core/database/failures'
import type { Actor } from '#core/http/actor'
import { handOver } from '#core/jobs/hand_over'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { Unit } from './unit.js'

const TRIES = 4

/**
 * Runs `work` in one transaction and, after its commit, its events, jobs and outside effects.
 * A deadlock or lock wait rolls back whole and runs `work` again, so `work` must only touch the
 * database through `unit.trx`.
 */
export async function transact<Result>(
  actor: Actor,
  work: (unit: Unit) => Promise<Result>
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const trx = await db.transaction()
    const unit = new Unit(trx, actor)
    try {
      const result = await work(unit)
      await trx.commit()
      await settle(unit)
      return result
    } catch (error) {
      if (!trx.isCompleted) await trx.rollback()
      for (const undo of unit.rollbackEffects) await undo()
      if (attempt >= TRIES || !isTransient(error)) throw error
      await sleep(20 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** What follows a commit never turns it into a failure: what fails here is picked up again later. */
async function settle(unit: Unit) {
  for (const effect of unit.commitEffects) {
    try {
      await effect()
    } catch (error) {
      logger.error({ err: error }, 'an effect after commit failed')
    }
  }
  if (unit.eventIds.length) await dispatchEvents(unit.eventIds)
  if (unit.jobIds.length) await handOver(unit.jobIds)
}
