import type * as Bullmq from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { redisPrefix } from '#config/redis'
import { lazyPackage } from '#engines/processes/lazy_package'
import { drained } from '../drained.js'
import { runJob } from '../run_job.js'
import { waitingConnection } from '#core/redis/connections'
import { offerJobs } from './queue.js'

const bullmq = lazyPackage<typeof Bullmq>('bullmq')

/** Runs the jobs that Redis names, with the same runner as the local worker. */
export function startRedisWorker() {
  const { Worker } = bullmq()
  const worker = new Worker<{ id: string }>(
    queueConfig.name,
    async ({ data }) => {
      const outcome = await runJob(data.id)
      if (outcome === 'again') await offerJobs([data.id])
    },
    {
      connection: waitingConnection(),
      prefix: redisPrefix,
      concurrency: queueConfig.concurrency,
      lockDuration: queueConfig.lock * 1000,
      stalledInterval: (queueConfig.lock * 1000) / 2,
      maxStalledCount: queueConfig.maxStalls,
      maxStartedAttempts: 8,
    }
  )
  worker.on('error', (err) => logger.debug({ err }, 'queue worker'))
  return {
    /** Takes nothing more; finishes what is in hand, or gives it back after `seconds`. */
    async stop(seconds: number) {
      await drained(() => worker.close(), seconds)
    },
  }
}
