import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import db from '@adonisjs/lucid/services/db'
import { Against } from '#core/imports/against'
import type { RowProblem } from '#core/imports/registry'
import {
  importRows,
  understood,
  type Reading,
  type ReadRow,
  type RowProblemAt,
} from '#administration/imports/import_rows'
import { runImport, type ImportOrder } from '#administration/imports/run_import'

const SHOWN = 200
const EVERY = 100

/** A dry run: reads every row as the import would, writes nothing but what is wrong with them. */
export class CheckImportJob extends Job<ImportOrder> {
  static jobName = 'imports.check'
  static timeoutSeconds = 1800

  async handle(context: JobContext<ImportOrder>) {
    const tally = { total: 0, bad: 0, shown: [] as RowProblemAt[] }
    await runImport(context, {
      rows: (source) => badRows(source, context, tally),
      async finish(_unit, batch, problemsFileId) {
        batch.merge({
          status: 'checked',
          totalRows: tally.total,
          badRows: tally.bad,
          goodRows: tally.total - tally.bad,
          problems: tally.shown,
          problemsFileId,
          version: batch.version + 1,
        })
        await batch.save()
        return { rows: tally.total, bad: tally.bad }
      },
    })
  }
}

async function* badRows(
  source: Reading,
  { signal, progress }: JobContext<ImportOrder>,
  tally: { total: number; bad: number; shown: RowProblemAt[] }
) {
  const against = new Against(db.connection(), source.language)
  for await (const row of importRows(source)) {
    const { number, cells } = row
    tally.total++
    if (tally.total % EVERY === 0) {
      signal.throwIfAborted()
      await progress(50)
    }
    const problems = await problemsOf(source, row, against)
    if (!problems.length) continue
    tally.bad++
    for (const problem of problems)
      if (tally.shown.length < SHOWN) tally.shown.push({ row: number, ...problem })
    yield { number, cells, message: problems.map(({ message }) => message).join(' ') }
  }
}

/** What is wrong with a row by itself, else with what is stored or stands above it. */
async function problemsOf(source: Reading, row: ReadRow, against: Against): Promise<RowProblem[]> {
  const outcome = await understood(source, row)
  if ('problems' in outcome) return outcome.problems
  const message = await source.definition.contradiction?.(outcome.input, against)
  return message ? [{ field: null, message }] : []
}

registerJob(CheckImportJob)
