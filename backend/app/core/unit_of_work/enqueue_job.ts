import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDuplicate } from '#core/database/failures'
import { limits } from '#config/limits'
import { tooManyRequests } from '#core/limits/request_rate'
import { tokenOf, type Actor } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { traceParent } from '#core/tracing/spans'
import { presentJob, type JobRow, type QueuedJob } from './job_row.js'

export type { QueuedJob } from './job_row.js'

export interface JobOrder {
  /** `jobName` of a registered job class. */
  type: string
  title: string
  titleAr?: string
  /** Ids and small values only: it is stored in clear and may be read by administrators. */
  payload: Record<string, unknown>
  entityType?: string
  entityId?: number
  /**
   * While a job with this key waits or runs, another order answers that job instead of a new one.
   * Put the user's id into it where the job must stay that user's own.
   */
  dedupKey?: string
  maxAttempts?: number
}

const MAX_ATTEMPTS = 5

/** Writes the job in the caller's transaction; no one can run it before the commit. */
export async function enqueueJob(
  trx: TransactionClientContract,
  actor: Actor,
  order: JobOrder
): Promise<QueuedJob> {
  await requireTurn(trx, actor)
  for (;;) {
    const row = newRow(actor, order)
    try {
      await trx.table('jobs').insert(row)
      return presentJob(row, 'en')
    } catch (error) {
      if (!order.dedupKey || !isDuplicate(error)) throw error
    }
    const same: JobRow | null = await trx
      .from('jobs')
      .where('dedup_key', order.dedupKey)
      .forUpdate()
      .first()
    if (same) return presentJob(same, 'en')
  }
}

const RETRY_SECONDS = 30

/**
 * One person's jobs shall not fill the queue. What the portal orders by itself is not counted.
 * @throws AppError 429 TOO_MANY_JOBS
 */
async function requireTurn(trx: TransactionClientContract, { id, sessionId, tokenId }: Actor) {
  if (!id || !(sessionId || tokenId)) return
  const open = await trx
    .from('jobs')
    .where('created_by', id)
    .whereIn('status', ['queued', 'active'])
    .limit(limits.jobs)
    .select('id')
  if (open.length >= limits.jobs) throw tooManyRequests(RETRY_SECONDS, 'TOO_MANY_JOBS')
}

function newRow(actor: Actor, order: JobOrder): JobRow {
  const now = sqlInstant()
  return {
    id: timeOrderedId(),
    type: order.type,
    title: order.title.slice(0, 200),
    title_ar: order.titleAr?.slice(0, 200) ?? null,
    payload: JSON.stringify(order.payload),
    status: 'queued',
    progress: 0,
    result: null,
    result_file_id: null,
    error: null,
    attempts: 0,
    max_attempts: order.maxAttempts ?? MAX_ATTEMPTS,
    stalls: 0,
    dedup_key: order.dedupKey ?? null,
    available_at: now,
    locked_by: null,
    locked_until: null,
    cancel_requested_at: null,
    entity_type: order.entityType ?? null,
    entity_id: order.entityId ?? null,
    created_by: actor.id,
    token_id: tokenOf(actor),
    trace_parent: traceParent(),
    created_at: now,
    started_at: null,
    finished_at: null,
  }
}

let lastTime = 0
let sequence = 0

/** UUID version 7 (RFC 9562 with a counter): ids of later jobs sort after those of earlier ones. */
function timeOrderedId(): string {
  lastTime = Math.max(lastTime, Date.now())
  sequence = (sequence + 1) & 0xfff
  if (sequence === 0) lastTime++
  const time = lastTime.toString(16).padStart(12, '0')
  const count = sequence.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${randomUUID().slice(19)}`
}
