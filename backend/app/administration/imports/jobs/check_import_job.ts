import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { Language } from '#core/http/language'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { importRows, type Reading, type RowProblemAt } from '#administration/imports/import_rows'
import Import from '#administration/imports/models/import'
import { asPermanent, openSource } from '#administration/imports/open_source'
import { PROBLEM_LABEL, problemFile } from '#administration/imports/problem_file'

export interface ImportOrder {
  importId: number
  language: Language
}

const SHOWN = 200
const EVERY = 100

/** A dry run: reads every row as the import would, writes nothing but what is wrong with them. */
export class CheckImportJob extends Job<ImportOrder> {
  static jobName = 'imports.check'
  static timeoutSeconds = 1800

  async handle(context: JobContext<ImportOrder>) {
    const { payload, job, signal } = context
    const batch = await Import.find(payload.importId)
    if (!batch) throw new PermanentJobError('jobs.reasons.record_gone')
    const source = await openSource(batch, job.createdBy, payload.language, signal)
    const tally = { total: 0, bad: 0, shown: [] as RowProblemAt[] }
    const rows = badRows(source, context, tally)
    try {
      const chunks = problemFile(batch.headings, payload.language, rows)
      const file = await writeTmpFile(chunks, undefined, signal)
      try {
        await context.complete(async (unit) => {
          const owner = { ownerType: `imports.${batch.resource}`, ownerId: batch.id }
          const stored = tally.bad
            ? await storeFile(unit, { ...file, ...PROBLEM_LABEL }, owner)
            : null
          const latest = await Import.query({ client: unit.trx })
            .where('id', batch.id)
            .firstOrFail()
          latest.merge({
            status: 'checked',
            totalRows: tally.total,
            badRows: tally.bad,
            goodRows: tally.total - tally.bad,
            problems: tally.shown,
            problemsFileId: stored?.id ?? null,
            version: latest.version + 1,
          })
          await latest.save()
          return { rows: tally.total, bad: tally.bad }
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

async function* badRows(
  source: Reading,
  { signal, progress }: JobContext<ImportOrder>,
  tally: { total: number; bad: number; shown: RowProblemAt[] }
) {
  for await (const { number, cells, values } of importRows(source)) {
    tally.total++
    if (tally.total % EVERY === 0) {
      signal.throwIfAborted()
      await progress(50)
    }
    const outcome = await source.definition.read(values, source.language)
    if (!('problems' in outcome)) continue
    tally.bad++
    for (const problem of outcome.problems)
      if (tally.shown.length < SHOWN) tally.shown.push({ row: number, ...problem })
    yield { number, cells, message: outcome.problems.map(({ message }) => message).join(' ') }
  }
}

registerJob(CheckImportJob)
