import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { applyRows, type BatchOutcome } from '#administration/imports/apply_rows'
import { importRows, type Reading, type ReadRow } from '#administration/imports/import_rows'
import Import from '#administration/imports/models/import'
import { asPermanent, openSource } from '#administration/imports/open_source'
import { PROBLEM_LABEL, problemFile } from '#administration/imports/problem_file'
import type { ImportOrder } from './check_import_job.js'

/** Rows per transaction: what a kill can take away, to be done again, is never more. */
const BATCH = 100

interface Tally {
  created: number
  updated: number
  failed: number
}

/**
 * Adds and changes the records of an import. Each batch of rows is one effect of the job: after a
 * kill the file is read from its beginning, and batches that were committed are passed over.
 */
export class ApplyImportJob extends Job<ImportOrder> {
  static jobName = 'imports.apply'
  static timeoutSeconds = 3600

  async handle(context: JobContext<ImportOrder>) {
    const { payload, job, signal } = context
    const batch = await Import.find(payload.importId)
    if (!batch) throw new PermanentJobError('jobs.reasons.record_gone')
    const source = await openSource(batch, job.createdBy, payload.language, signal)
    const tally: Tally = { created: 0, updated: 0, failed: 0 }
    try {
      const rows = failedRows(source, batch, context, tally)
      const chunks = problemFile(batch.headings, payload.language, rows)
      const file = await writeTmpFile(chunks, undefined, signal)
      try {
        await context.complete(async (unit) => {
          const owner = { ownerType: `imports.${batch.resource}`, ownerId: batch.id }
          const stored = tally.failed
            ? await storeFile(unit, { ...file, ...PROBLEM_LABEL }, owner)
            : null
          const latest = await Import.query({ client: unit.trx })
            .where('id', batch.id)
            .firstOrFail()
          latest.merge({
            status: 'applied',
            createdRows: tally.created,
            updatedRows: tally.updated,
            badRows: tally.failed,
            problemsFileId: stored?.id ?? latest.problemsFileId ?? null,
            version: latest.version + 1,
          })
          await latest.save()
          await unit.audit({
            action: 'import',
            entityType: 'import',
            entityId: batch.id,
            label: batch.fileName,
            after: { resource: batch.resource, ...tally },
          })
          return { ...tally }
        })
      } finally {
        await removeTmpFile(file.path)
      }
    } catch (error) {
      throw asPermanent(error)
    } finally {
      await removeTmpFile(source.path)
    }
  }
}

async function* failedRows(
  source: Reading,
  batch: Import,
  { effect, progress, signal }: JobContext<ImportOrder>,
  tally: Tally
) {
  let done = 0
  for await (const rows of batches(importRows(source))) {
    signal.throwIfAborted()
    const outcome: BatchOutcome = await effect(`rows:${done}`, (unit) =>
      applyRows(unit, source, batch.keyField ?? null, rows)
    )
    done += rows.length
    tally.created += outcome.created
    tally.updated += outcome.updated
    tally.failed += outcome.failed.length
    for (const { at, message } of outcome.failed) {
      const { number, cells } = rows[at]
      yield { number, cells, message }
    }
    await progress((100 * done) / Math.max(batch.totalRows, done))
  }
}

async function* batches(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

registerJob(ApplyImportJob)
