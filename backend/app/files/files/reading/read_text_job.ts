import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { DocumentError } from '#engines/ooxml/document_error'
import { PdfUnreadable } from '#engines/pdf/text/run_reader'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { foundBy } from './enqueue_ocr.js'
import File from '#files/shared/models/file'
import FileText from '#files/shared/models/file_text'
import { readContent, type ReadText } from './read_content.js'

export interface ReadTextOrder {
  fileId: number
  versionNo: number
}

/** Reads the text inside a file, so that it is found by it. */
export class ReadTextJob extends Job<ReadTextOrder> {
  static jobName = 'files.read_text'
  static timeoutSeconds = 600

  async handle({ payload, signal, progress, complete }: JobContext<ReadTextOrder>) {
    const file = await File.find(payload.fileId)
    // gone, or replaced meanwhile: what is there now has an order of its own
    if (!file || file.versionNo !== payload.versionNo) return
    const read = await readContent(file, signal, progress).catch(async (error: unknown) => {
      if (!(error instanceof PdfUnreadable || error instanceof DocumentError)) throw error
      throw new PermanentJobError('files.reading.unreadable', { name: file.originalName })
    })
    await complete((uow) => keep(uow, payload, read))
  }
}

async function keep(uow: UnitOfWork, { fileId, versionNo }: ReadTextOrder, read: ReadText) {
  const file = await File.query({ client: uow.trx }).where('id', fileId).forUpdate().first()
  if (file?.versionNo !== versionNo) return
  const text = await FileText.query({ client: uow.trx }).where('fileId', fileId).firstOrFail()
  text.merge({ ...read, status: 'done', versionNo, searchText: foundBy(file, read.content) })
  await text.save()
  return { pages: read.pages ?? undefined, characters: read.content.length }
}

registerJob(ReadTextJob)
