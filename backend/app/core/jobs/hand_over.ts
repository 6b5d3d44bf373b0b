import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { pushJobs } from './redis/queue.js'
import { jobsWaiting } from './wake.js'

/**
 * Brings committed jobs to whoever runs them. Never throws: a job that could not be handed over
 * stays in the database, where the reconciler finds it.
 */
export async function handOver(ids: string[]): Promise<void> {
  if (queueConfig.driver === 'local') return jobsWaiting()
  try {
    await pushJobs(ids)
  } catch (err) {
    logger.warn({ err, jobs: ids.length }, 'jobs not handed over yet')
  }
}
