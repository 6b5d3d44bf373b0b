import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishJob } from './publish_job.js'
import type { JobContext, JobResult, Json } from './define_job.js'
import { completeJob } from './end_job.js'
import { sqlInstant } from '#core/database/instants'
import { presentJob } from '#core/unit_of_work/job_row'
import { fence, held, type Lease } from './lease.js'
import { writer } from '#core/database/writer'

const PROGRESS_EVERY_MS = 1000

/** What a handler sees of its job; every write through it is fenced by the lease. */
export class LeasedJobContext implements JobContext<unknown> {
  readonly payload: unknown
  readonly job
  readonly attempt: number
  completed = false
  #progressAt = 0

  constructor(
    private readonly lease: Lease,
    private readonly actor: Actor,
    readonly signal: AbortSignal
  ) {
    this.payload = JSON.parse(lease.row.payload)
    this.job = presentJob(lease.row, 'en')
    this.attempt = lease.row.attempts
  }

  // arrow functions: handlers take what they need out of the context
  progress = async (percent: number) => {
    this.signal.throwIfAborted()
    if (Date.now() - this.#progressAt < PROGRESS_EVERY_MS) return
    this.#progressAt = Date.now()
    const { row, token } = this.lease
    const whole = Math.max(0, Math.min(99, Math.round(percent)))
    await held(writer(), row.id, token).update({ progress: whole })
    await publishJob(row.id)
  }

  effect = <Answer extends Json | void>(
    key: string,
    work: (uow: UnitOfWork) => Promise<Answer>
  ) => {
    const dedupKey = `job:${this.lease.row.id}:${key}`
    return transact(this.actor, async (uow): Promise<Answer> => {
      await fence(uow.trx, this.lease)
      const done = await uow.trx.from('job_effects').where('dedup_key', dedupKey).first()
      if (done) return JSON.parse(done.result ?? 'null')
      const answer = await work(uow)
      await recordEffect(uow.trx, dedupKey, answer)
      return answer
    })
  }

  complete = async (work: (uow: UnitOfWork) => Promise<JobResult | void>) => {
    await completeJob(this.lease, this.actor, work)
    this.completed = true
  }
}

function recordEffect(trx: TransactionClientContract, dedupKey: string, answer: Json | void) {
  return trx.table('job_effects').insert({
    dedup_key: dedupKey,
    result: JSON.stringify(answer ?? null),
    created_at: sqlInstant(),
  })
}
