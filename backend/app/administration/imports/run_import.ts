import type { Language } from '#core/base/language'
import { PermanentJobError, type JobContext, type JobResult } from '#core/jobs/define_job'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Reading } from './import_rows.js'
import Import from './import.js'
import { openSource } from './open_source.js'
import { PROBLEM_LABEL, problemFile, type ProblemRow } from './problem_file.js'

export interface ImportOrder {
  importId: number
  language: Language
}

export interface ImportRun {
  /** Walks through the file; yields the rows that were not taken, for the file of problems. */
  rows(source: Reading, batch: Import): AsyncIterable<ProblemRow>
  /**
   * Writes the outcome, in the transaction that ends the job.
   * @param problemsFileId the file of the rows not taken; null when all were
   */
  finish(uow: UnitOfWork, batch: Import, problemsFileId: number | null): Promise<JobResult>
}

/**
 * Reads the file of an import from its beginning to its end, and files what was not taken.
 * @throws PermanentJobError when the import, its file or the right to it is gone
 */
export async function runImport(context: JobContext<ImportOrder>, run: ImportRun) {
  const { payload, job, signal } = context
  const batch = await Import.find(payload.importId)
  if (!batch) throw new PermanentJobError('jobs.reasons.record_gone')
  const source = await openSource(batch, job.createdBy, payload.language, signal)
  let problems = 0
  const counted = async function* () {
    for await (const row of run.rows(source, batch)) {
      problems++
      yield row
    }
  }
  try {
    const chunks = problemFile(batch.headings, payload.language, counted())
    const file = await writeTmpFile(chunks, { signal })
    try {
      await context.complete(async (uow) => {
        const owner = { ownerType: `imports.${batch.resource}`, ownerId: batch.id }
        const stored = problems
          ? await storeFile(uow, { ...file, ...PROBLEM_LABEL }, owner, newOwnKey())
          : null
        const latest = await Import.query({ client: uow.trx }).where('id', batch.id).firstOrFail()
        return run.finish(uow, latest, stored?.id ?? null)
      })
    } finally {
      await removeTmpFile(file.path)
    }
  } finally {
    await removeTmpFile(source.rowsPath)
  }
}
