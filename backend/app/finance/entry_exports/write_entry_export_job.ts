import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { KINDS } from '#core/storage/kinds'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { csvChunks } from '#engines/csv/csv_chunks'
import { WRITE_ENTRY_EXPORT } from './create_export.js'
import EntryExport from './entry_export.js'
import { exportLines, headingsIn } from './export_lines.js'
import { ENTRY_EXPORT, recordExport, saveExport } from './records.js'

interface Payload {
  exportId: number
}

interface Written {
  csv: TmpFile
  xlsx: TmpFile
  lines: number
}

/** Writes the files of an export; what they hold was decided when it was made. */
class WriteEntryExportJob extends Job<Payload> {
  static jobName = WRITE_ENTRY_EXPORT
  static timeoutSeconds = 900

  async handle(context: JobContext<Payload>) {
    const one = await EntryExport.findOrFail(context.payload.exportId)
    if (one.status !== 'queued') return
    const written: Partial<Written> = {}
    try {
      written.csv = await this.#csv(one, context, (lines) => (written.lines = lines))
      written.xlsx = await this.#xlsx(one, context)
      await context.complete((uow) => keep(uow, one.id, written as Written))
    } finally {
      for (const file of [written.csv, written.xlsx]) if (file) await removeTmpFile(file.path)
    }
  }

  async #csv(one: EntryExport, context: JobContext<Payload>, counted: (lines: number) => void) {
    const rows = this.#lines(one, context, { begin: 0, counted })
    return writeTmpFile(csvChunks(headingsIn(one.language), rows), { signal: context.signal })
  }

  async #xlsx(one: EntryExport, context: JobContext<Payload>) {
    const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
    const rows = this.#lines(one, context, { begin: 50, counted: () => {} })
    const book = { name: one.number, rightToLeft: one.language === 'ar' }
    const chunks = xlsxChunks(headingsIn(one.language), rows, book)
    return writeTmpFile(chunks, { signal: context.signal })
  }

  /** Each of the two files is half of the work. */
  async *#lines(
    { id, language, entryCount }: EntryExport,
    { signal, progress }: JobContext<Payload>,
    { begin, counted }: { begin: number; counted: (lines: number) => void }
  ) {
    let lines = 0
    const passed = (entries: number) => progress(begin + (50 * entries) / Math.max(1, entryCount))
    for await (const batch of exportLines(id, language, { signal, passed })) {
      lines += batch.length
      counted(lines)
      yield batch
    }
  }
}

/** A cancelled export keeps no files. */
async function keep(uow: UnitOfWork, id: number, { csv, xlsx, lines }: Written) {
  const one = await EntryExport.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
  if (one.status !== 'queued') return {}
  const before = one.toAudit()
  const owner = { ownerType: ENTRY_EXPORT, ownerId: id }
  const label = (extension: 'csv' | 'xlsx') => ({
    ...{ name: `${one.number}.${extension}`, mime: KINDS[extension].mime, extension },
  })
  const kept = {
    csv: await storeFile(uow, { ...csv, ...label('csv') }, owner, newOwnKey()),
    xlsx: await storeFile(uow, { ...xlsx, ...label('xlsx') }, owner, newOwnKey()),
  }
  one.merge({ csvFileId: kept.csv.id, csvHash: csv.sha256, status: 'ready', lineCount: lines })
  one.merge({ xlsxFileId: kept.xlsx.id, xlsxHash: xlsx.sha256 })
  await saveExport(uow, one)
  await recordExport(uow, 'write', one, { before, after: one.toAudit() })
  return { fileId: kept.csv.id, fileName: kept.csv.name }
}

registerJob(WriteEntryExportJob)
