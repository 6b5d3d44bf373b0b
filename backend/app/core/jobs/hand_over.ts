import queueConfig from '#config/queue'
import { offerJobs } from './redis/queue.js'
import { jobsWaiting } from './wake.js'

/**
 * Brings committed jobs to the processes that run them. Never throws: a job that could not be handed
 * over stays in the database, where the reconciler finds it.
 */
export async function handOver(ids: string[]): Promise<void> {
  return queueConfig.driver === 'local' ? jobsWaiting() : offerJobs(ids)
}
