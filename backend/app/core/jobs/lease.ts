import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import queueConfig from '#config/queue'
import { affected } from '#core/database/affected'
import { isTransient } from '#core/database/failures'
import { JobStopped } from './define_job.js'
import { sqlInstant } from '#core/database/instants'
import type { JobRow } from '#core/unit_of_work/job_row'
import { writer } from '#core/database/writer'

/** The right to work on a job, until another worker takes it because this one fell silent. */
export interface Lease {
  row: JobRow
  token: string
}

/** @returns null when the job is not due, ended, or in someone else's hands */
export async function takeLease(id: string): Promise<Lease | null> {
  const token = `${hostname().slice(0, 30)}:${process.pid}:${randomUUID()}`
  try {
    const taken = (await takeQueued(id, token)) || (await takeStalled(id, token))
    if (!taken) return null
  } catch (error) {
    if (isTransient(error)) return null
    throw error
  }
  const row: JobRow | null = await held(writer(), id, token).first()
  return row && { row, token }
}

async function takeQueued(id: string, token: string) {
  const now = sqlInstant()
  return affected(
    writer()
      .from('jobs')
      .where({ id, status: 'queued' })
      .where('available_at', '<=', now)
      .update({
        ...lockedBy(token),
        status: 'active',
        attempts: writer().raw('attempts + 1'),
        started_at: writer().raw('coalesce(started_at, ?)', [now]),
      })
  )
}

/** The worker before fell silent: its attempt is not counted, its death is. */
async function takeStalled(id: string, token: string) {
  return affected(
    writer()
      .from('jobs')
      .where({ id, status: 'active' })
      .where('locked_until', '<', sqlInstant())
      .update({ ...lockedBy(token), stalls: writer().raw('stalls + 1') })
  )
}

/** Says "still at it". @returns what has become of the job meanwhile */
export async function extendLease({ row, token }: Lease): Promise<'held' | 'cancelled' | 'lost'> {
  const kept = await affected(held(writer(), row.id, token).update(lockedBy(token)))
  if (!kept) return 'lost'
  const now = await held(writer(), row.id, token).select('cancel_requested_at').first()
  return now?.cancel_requested_at ? 'cancelled' : 'held'
}

/**
 * First statement of every transaction of a job: locks the row and makes sure that the job is still
 * ours and still wanted, so that a late worker's work rolls back.
 */
export async function fence(trx: TransactionClientContract, { row, token }: Lease) {
  const ours = await affected(
    held(trx, row.id, token).whereNull('cancel_requested_at').update(lockedBy(token))
  )
  if (ours) return
  const now = await held(trx, row.id, token).select('id').first()
  throw new JobStopped(now ? 'cancelled' : 'lost')
}

/** The job's row as long as this lease holds. */
export function held(client: QueryClientContract, id: string, token: string) {
  return client.from('jobs').where({ id, status: 'active', locked_by: token })
}

function lockedBy(token: string) {
  return { locked_by: token, locked_until: sqlInstant(queueConfig.lock) }
}
