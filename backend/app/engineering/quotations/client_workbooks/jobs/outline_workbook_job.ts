import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DocumentError, type DocumentErrorCode } from '#engines/ooxml/document_error'
import type { SheetOutline } from '#engines/workbooks/orders'
import { outlineWorkbook } from '#engines/workbooks/confined_workbook'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import ClientWorkbookSheet from '#engineering/quotations/workbook_files/models/client_workbook_sheet'
import { withWorkbook } from '#engineering/quotations/client_workbooks/open_workbook'

/** Reads which sheets a client's workbook has, and which of their columns seem to be those of a bill. */
export class OutlineWorkbookJob extends Job<{ workbookId: number }> {
  static jobName = 'engineering.outline_workbook'
  static timeoutSeconds = 300

  async handle({ payload, signal, complete }: JobContext<{ workbookId: number }>) {
    const workbook = await ClientWorkbook.find(payload.workbookId)
    if (!workbook) throw new PermanentJobError('jobs.reasons.record_gone')
    const found = await look(workbook.fileId, signal)
    await complete(async (uow) => {
      const latest = await ClientWorkbook.query({ client: uow.trx })
        .where('id', workbook.id)
        .forUpdate()
        .first()
      if (!latest) return { sheets: 0 }
      await keep(uow, latest, found)
      return { sheets: found.sheets.length }
    })
  }
}

interface Found {
  sheets: SheetOutline[]
  fault: DocumentErrorCode | null
}

async function look(fileId: number, signal: AbortSignal): Promise<Found> {
  try {
    const sheets = await withWorkbook(fileId, signal, (path) => outlineWorkbook(path, signal))
    return { sheets, fault: null }
  } catch (error) {
    if (error instanceof DocumentError) return { sheets: [], fault: error.code }
    throw error
  }
}

async function keep({ trx }: UnitOfWork, workbook: ClientWorkbook, { sheets, fault }: Found) {
  for (const [position, sheet] of sheets.entries()) {
    const { name, isHidden, isProtected, mapping, lines, sections } = sheet
    const row = new ClientWorkbookSheet().useTransaction(trx)
    row.merge({
      ...{ clientWorkbookId: workbook.id, position, name: name.slice(0, 255) },
      ...{ isHidden, isProtected, linesFound: lines, sectionsFound: sections },
      // hidden sheets hold lists and calculations of the client
      isMapped: mapping !== null && lines > 0 && !isHidden,
      header: mapping?.header ?? 0,
    })
    row.preview = sheet.rows
    row.columns = mapping?.columns ?? {}
    await row.save()
  }
  workbook.merge({ version: workbook.version + 1 })
  workbook.status = fault ? 'failed' : 'ready'
  workbook.fault = fault
  await workbook.save()
}

registerJob(OutlineWorkbookJob)
