import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { applyRows, readAll, type BatchOutcome } from '#administration/imports/apply_rows'
import { importRows, type Reading, type ReadRow } from '#administration/imports/import_rows'
import type Import from '#administration/imports/import'
import { runImport, type ImportOrder } from '#administration/imports/run_import'

/** Rows per transaction: what a kill can take away, to be done again, is never more. */
const BATCH = 800

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
    const tally: Tally = { created: 0, updated: 0, failed: 0 }
    await runImport(context, {
      rows: (source, batch) => failedRows(source, batch, context, tally),
      async finish(uow, batch, problemsFileId) {
        batch.merge({
          status: 'applied',
          createdRows: tally.created,
          updatedRows: tally.updated,
          badRows: tally.failed,
          problemsFileId: problemsFileId ?? batch.problemsFileId ?? null,
          version: batch.version + 1,
        })
        await batch.save()
        await uow.audit({
          action: 'import',
          entityType: 'import',
          entityId: batch.id,
          label: batch.fileName,
          after: { resource: batch.resource, ...tally },
        })
        return { ...tally }
      },
    })
  }
}

async function* failedRows(
  source: Reading,
  batch: Import,
  { effect, progress, signal }: JobContext<ImportOrder>,
  tally: Tally
) {
  let done = 0
  for await (const batchRows of batches(importRows(source))) {
    // an effect of a version with smaller batches has taken fewer rows: the rest comes after it
    for (let rows = batchRows; rows.length;) {
      signal.throwIfAborted()
      const reads = await readAll(source, rows)
      const outcome: BatchOutcome = await effect(`rows:${done}`, (uow) =>
        applyRows(uow, source, batch.keyField ?? null, rows, reads)
      )
      for (const { at, message } of outcome.failed) {
        const { number, cells } = rows[at]
        yield { number, cells, message }
      }
      const taken = addTo(tally, outcome)
      done += taken
      rows = rows.slice(taken)
      await progress((100 * done) / Math.max(batch.totalRows, done))
    }
  }
}

/** @returns how many rows the outcome is about */
function addTo(tally: Tally, { created, updated, failed }: BatchOutcome): number {
  tally.created += created
  tally.updated += updated
  tally.failed += failed.length
  return created + updated + failed.length
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
