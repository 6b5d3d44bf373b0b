import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { PdfUnreadable } from '#core/pdf/text/read_pdf'
import type { Unit } from '#core/unit/unit'
import { foundBy } from '#files/actions/order_reading'
import File from '#files/models/file'
import FileText from '#files/models/file_text'
import { OfficeUnreadable } from '#files/reading/office_text'
import { readContent, type ReadText } from '#files/reading/read_content'

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
      if (!(error instanceof PdfUnreadable || error instanceof OfficeUnreadable)) throw error
      throw new PermanentJobError('files.reading.unreadable', { name: file.originalName })
    })
    await complete((unit) => keep(unit, payload, read))
  }
}

async function keep(unit: Unit, { fileId, versionNo }: ReadTextOrder, read: ReadText) {
  const file = await File.query({ client: unit.trx }).where('id', fileId).forUpdate().first()
  if (file?.versionNo !== versionNo) return
  const text = await FileText.query({ client: unit.trx }).where('fileId', fileId).firstOrFail()
  text.merge({ ...read, status: 'done', versionNo, searchText: foundBy(file, read.content) })
  await text.save()
  return { pages: read.pages ?? undefined, characters: read.content.length }
}

registerJob(ReadTextJob)
