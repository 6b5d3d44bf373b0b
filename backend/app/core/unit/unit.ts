import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appendAudit, type AuditEntry } from '#core/audit/append_audit'
import type { Actor } from '#core/http/actor'
import { enqueueJob, type JobOrder, type QueuedJob } from '#core/jobs/enqueue_job'
import { recordEvent } from '#core/outbox/record_event'

/**
 * One unit of work: a transaction with its audit rows, its events and its jobs. Whatever must
 * happen outside the database (files, network, live messages) goes to `afterCommit`.
 */
export class Unit {
  readonly eventIds: number[] = []
  readonly jobIds: string[] = []
  readonly #afterCommit: (() => void | Promise<void>)[] = []
  readonly #onRollback: (() => void | Promise<void>)[] = []

  constructor(
    readonly trx: TransactionClientContract,
    readonly actor: Actor
  ) {}

  /** Tells who did what to which record; `changes` are derived from `before` and `after`. */
  audit(entry: AuditEntry) {
    return appendAudit(this.trx, this.actor, entry)
  }

  /** Records an event that listeners act on once this transaction has been committed. */
  async emit(name: string, payload: Record<string, unknown>) {
    this.eventIds.push(await recordEvent(this.trx, this.actor, name, payload))
  }

  /** Orders a job; it can only run once this transaction has been committed. */
  async enqueue(order: JobOrder): Promise<QueuedJob> {
    const job = await enqueueJob(this.trx, this.actor, order)
    this.jobIds.push(job.id)
    return job
  }

  afterCommit(effect: () => void | Promise<void>) {
    this.#afterCommit.push(effect)
  }

  /** Undoes an outside effect (a stored file) when the transaction is given up. */
  onRollback(effect: () => void | Promise<void>) {
    this.#onRollback.push(effect)
  }

  get commitEffects() {
    return this.#afterCommit
  }

  get rollbackEffects() {
    return this.#onRollback
  }
}
