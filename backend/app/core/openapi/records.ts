import {
  anything,
  arrayOf,
  flag,
  id,
  instant,
  mapOf,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from './schema.js'

/** Schemas of what every department answers. */

const change = named('Change', object({ field: text, before: anything, after: anything }))

/** Changed values, with what is needed to read them: the currency of amounts, and names of records by field and id. */
export const readableChanges = {
  changes: arrayOf(change),
  currency: text,
  names: mapOf(mapOf(text)),
}

/** One step in the life of a record, from the audit log. */
export const historyEntry = named(
  'HistoryEntry',
  object({
    id,
    at: instant,
    actor: object({ id: nullable(id), name: nullable(text) }),
    action: text,
    ...readableChanges,
  })
)

export const jobMembers = {
  id: uuid,
  type: text,
  title: text,
  titleAr: nullable(text),
  status: oneOf(['queued', 'active', 'completed', 'failed', 'cancelled']),
  progress: { ...whole, minimum: 0, maximum: 100 },
  result: nullable(mapOf(anything)),
  error: nullable(text),
  attempts: whole,
  maxAttempts: whole,
  entityType: nullable(text),
  entityId: nullable(id),
  createdBy: nullable(id),
  createdAt: instant,
  startedAt: nullable(instant),
  finishedAt: nullable(instant),
  can: object({ cancel: flag, retry: flag, download: flag }),
}
export const job = named('Job', object(jobMembers))

export const bulkOutcome = named(
  'BulkOutcome',
  object({
    deleted: arrayOf(id),
    failed: arrayOf(object({ id, code: text, message: text })),
  })
)
