import type { Language } from '#core/base/language'
import { reasonText } from '#core/base/reason'
import { isoInstant } from '#core/database/instants'

export type JobStatus = 'queued' | 'active' | 'completed' | 'failed' | 'cancelled'

/** A row of `jobs` as either database returns it. */
export interface JobRow {
  id: string
  type: string
  title: string
  title_ar: string | null
  payload: string
  status: JobStatus
  progress: number
  result: string | null
  result_file_id: number | null
  error: string | null
  attempts: number
  max_attempts: number
  stalls: number
  dedup_key: string | null
  available_at: string | Date
  locked_by: string | null
  locked_until: string | Date | null
  cancel_requested_at: string | Date | null
  entity_type: string | null
  entity_id: number | null
  created_by: number | null
  /** The token of the program that ordered it. */
  token_id: number | null
  /** The trace that ordered it; null where none is followed. */
  trace_parent: string | null
  created_at: string | Date
  started_at: string | Date | null
  finished_at: string | Date | null
}

/** A job as `GET /api/jobs/{id}` shows it. Instants are ISO 8601 in UTC. */
export interface QueuedJob {
  id: string
  type: string
  title: string
  titleAr: string | null
  status: JobStatus
  progress: number
  result: Record<string, unknown> | null
  error: string | null
  attempts: number
  maxAttempts: number
  entityType: string | null
  entityId: number | null
  createdBy: number | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  can: { cancel: boolean; retry: boolean; download: boolean }
}

/** Title and reason come in the user's language. */
export function presentJob(row: JobRow, language: Language): QueuedJob {
  return {
    id: row.id,
    type: row.type,
    title: (language === 'ar' && row.title_ar) || row.title,
    titleAr: row.title_ar,
    status: row.status,
    progress: row.progress,
    result: row.result ? JSON.parse(row.result) : null,
    error: row.error && reasonText(JSON.parse(row.error), language),
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    entityType: row.entity_type,
    entityId: row.entity_id,
    createdBy: row.created_by,
    createdAt: isoInstant(row.created_at)!,
    startedAt: isoInstant(row.started_at),
    finishedAt: isoInstant(row.finished_at),
    can: {
      cancel: row.status === 'queued' || (row.status === 'active' && !row.cancel_requested_at),
      retry: row.status === 'failed' || row.status === 'cancelled',
      download: row.status === 'completed' && row.result_file_id !== null,
    },
  }
}
