import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { drained } from './drained.js'
import { dueJobs } from './due_jobs.js'
import { runJob } from './run_job.js'
import { onJobsWaiting } from './wake.js'

/** Runs jobs straight from the database, inside this process. */
export class LocalWorker {
  readonly #inHand = new Map<string, Promise<void>>()
  /** Owners in the order in which their last jobs were begun. */
  readonly #served = new Map<number | null, number>()
  #begun = 0
  #timer: NodeJS.Timeout | null = null
  #looking = false
  #again = false

  start() {
    this.#timer = setInterval(() => this.wake(), queueConfig.poll * 1000)
    onJobsWaiting(() => this.wake())
    this.wake()
  }

  /** Looks for work now rather than at the next poll. */
  wake() {
    if (!this.#timer) return
    if (this.#looking) {
      this.#again = true
      return
    }
    void this.#look()
  }

  /** Takes nothing more; finishes what is in hand, or gives it back after `seconds`. */
  async stop(seconds: number) {
    onJobsWaiting(null)
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await drained(() => Promise.all(this.#inHand.values()), seconds)
  }

  async #look() {
    this.#looking = true
    try {
      do {
        this.#again = false
        await this.#takeDue()
      } while (this.#again && this.#timer)
    } catch (err) {
      logger.error({ err }, 'due jobs could not be read')
    } finally {
      this.#looking = false
    }
  }

  async #takeDue() {
    const free = queueConfig.concurrency - this.#inHand.size
    if (free <= 0) return
    const due = await dueJobs(free + this.#inHand.size, this.#served)
    const wanted = due.filter(({ id }) => !this.#inHand.has(id)).slice(0, free)
    if (!this.#timer) return
    for (const { id, created_by: owner } of wanted) {
      this.#served.set(owner, ++this.#begun)
      this.#inHand.set(id, this.#run(id))
    }
  }

  async #run(id: string) {
    try {
      await runJob(id)
    } catch (err) {
      logger.error({ err, job: id }, 'job could not be run')
    } finally {
      this.#inHand.delete(id)
      this.wake()
    }
  }
}
