import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { sealAudit } from '#core/audit/seal_audit'
import { signHead } from '#core/audit/sign_head'
import { installCourier, onEnvelope } from '#core/live/bus'
import { startRedisCourier } from '#core/live/redis_courier'
import { relayEvents } from '#core/outbox/relay'
import { sweepOrphans } from '#core/storage/sweep_orphans'
import { LocalWorker } from '#core/jobs/local_worker'
import { closeConnections } from '#core/redis/connections'
import { forgetQueue, openQueue } from '#core/jobs/redis/queue'
import { reconcile } from '#core/jobs/redis/reconcile'
import { startRedisWorker } from '#core/jobs/redis/worker'
import { stopRunning } from '#core/jobs/running_jobs'
import { warmUp } from '#core/jobs/worker_start'
import { cleanUp } from './clean_up.js'
import { repeat } from '#core/scheduled/repeat'
import { registeredTasks } from '#core/scheduled/tasks'

const CLEAN_UP_SECONDS = 3600
/** What is younger is only as safe as the database. */
const SIGN_SECONDS = 60

export interface Background {
  /** Finishes or gives back the jobs in hand within `seconds`, then ends everything. */
  stop(seconds: number): Promise<void>
}

/**
 * What a process does beside answering requests.
 * @param worker whether it also runs jobs and does the housekeeping; otherwise it only enqueues and listens
 */
export function startBackground({ worker }: { worker: boolean }): Background {
  const redis = queueConfig.driver === 'redis'
  if (redis) {
    openQueue(catchUp)
    startRedisCourier()
  }
  const unlisten = onEnvelope((envelope) => {
    if (envelope.kind === 'stop-job') stopRunning(envelope.id, 'cancelled')
  })
  const runner = worker ? startRunner() : null
  const tasks = worker ? startTasks() : []
  return {
    async stop(seconds) {
      await runner?.stop(seconds)
      await Promise.all(tasks.map((stop) => stop()))
      unlisten()
      installCourier(null)
      if (!redis) return
      closeConnections()
      forgetQueue()
    },
  }
}

/** What could not be handed over while Redis was away does not wait for the next round. */
function catchUp() {
  reconcile().catch((err) => logger.warn({ err }, 'waiting jobs not handed over yet'))
}

function startRunner() {
  warmUp()
  if (queueConfig.driver === 'redis') return startRedisWorker()
  const runner = new LocalWorker()
  runner.start()
  return runner
}

function startTasks() {
  return [
    repeat('relay events', queueConfig.poll, relayEvents),
    repeat('seal audit log', 2, sealAudit),
    repeat('sign audit head', SIGN_SECONDS, signHead),
    repeat('clean up', CLEAN_UP_SECONDS, cleanUp),
    repeat('sweep orphans', CLEAN_UP_SECONDS, sweepOrphans),
    ...registeredTasks().map(({ name, seconds, run }) => repeat(name, seconds, run)),
    ...(queueConfig.driver === 'redis'
      ? [repeat('reconcile jobs', queueConfig.reconcile, reconcile)]
      : []),
  ]
}
