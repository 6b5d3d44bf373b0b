import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  appendAudit,
  appendAuditRows,
  auditRow,
  type AuditEntry,
  type AuditRow,
} from '#core/audit/append_audit'
import type { Actor } from '#core/base/actor'
import { enqueueJob, type JobOrder, type QueuedJob } from './enqueue_job.js'
import { recordEvent } from './record_event.js'

/**
 * One unit of work: a transaction with its audit rows, its events and its jobs. Whatever must
 * happen outside the database (files, network, live messages) goes to `afterCommit`.
 */
export class UnitOfWork {
  readonly eventIds: number[] = []
  readonly jobIds: string[] = []
  #gathered: AuditRow[] | null = null
  readonly #afterCommit: (() => void | Promise<void>)[] = []
  readonly #onRollback: (() => void | Promise<void>)[] = []

  constructor(
    readonly trx: TransactionClientContract,
    readonly actor: Actor
  ) {}

  /** Tells who did what to which record; `changes` are derived from `before` and `after`. */
  async audit(entry: AuditEntry) {
    if (this.#gathered) this.#gathered.push(auditRow(this.actor, entry))
    else await appendAudit(this.trx, this.actor, entry)
  }

  /** Work on many records of one kind: their audit rows are written together after it. */
  async gatherAudits<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#gathered) return work()
    const rows: AuditRow[] = []
    this.#gathered = rows
    try {
      const result = await work()
      await appendAuditRows(this.trx, rows)
      return result
    } finally {
      this.#gathered = null
    }
  }

  /** Records an event that listeners act on once this transaction has been committed. */
  async emit(name: string, payload: Record<string, unknown>) {
    this.eventIds.push(await recordEvent(this.trx, this.actor, name, payload))
  }

  /** Orders a job in someone's name; it can only run once this transaction has been committed. */
  async enqueue(order: JobOrder, actor = this.actor): Promise<QueuedJob> {
    const job = await enqueueJob(this.trx, actor, order)
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
