import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { WORKBOOK } from '#engines/limits/reading'
import { readWorkbook } from '#engines/workbooks/confined_workbook'
import type { ReadBill } from '#engines/workbooks/orders'
import { linesOfBill, problemsOf } from '#engineering/quotations/client_workbooks/lines_of_bill'
import type { ImportMode } from '#engineering/quotations/workbook_files/reports'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import {
  refuseUnreadable,
  requireAbilities,
  withWorkbook,
} from '#engineering/quotations/client_workbooks/open_workbook'
import { mappedSheets } from '#engineering/quotations/client_workbooks/map_sheets'
import { unitNames } from '#engineering/quotations/client_workbooks/unit_names'
import { updateQuotation } from '#engineering/quotations/actions/change_quotation'
import { lockQuotation } from '#engineering/quotations/lock_quotation'

export interface ImportWorkbookOrder {
  workbookId: number
  /** The version of the quotation that was seen. */
  expectedVersion: number
  mode: ImportMode
}

/** Makes lines of a quotation of the rows of the client's workbook. */
export class ImportWorkbookJob extends Job<ImportWorkbookOrder> {
  static jobName = 'engineering.import_workbook'
  static timeoutSeconds = 300

  async handle({ payload, job, signal, complete, progress }: JobContext<ImportWorkbookOrder>) {
    const by = await requireAbilities(job.createdBy, 'quotations.manage')
    const workbook = await ClientWorkbook.query()
      .where('id', payload.workbookId)
      .preload('sheets')
      .first()
    if (!workbook) throw new PermanentJobError('jobs.reasons.record_gone')
    const bill = await read(workbook, signal)
    await progress(60)
    await complete((uow) => takeOver(uow, { workbook, bill, order: payload, by }))
  }
}

async function read(workbook: ClientWorkbook, signal: AbortSignal): Promise<ReadBill> {
  const units = await unitNames()
  const sheets = mappedSheets(workbook)
  return withWorkbook(workbook.fileId, signal, (path) =>
    readWorkbook({ path, sheets, units }, signal)
  ).catch(refuseUnreadable)
}

interface TakeOver {
  workbook: ClientWorkbook
  bill: ReadBill
  order: ImportWorkbookOrder
  by: { userId: number; abilities: ReadonlySet<string> }
}

async function takeOver(uow: UnitOfWork, { workbook, bill, order, by }: TakeOver) {
  const { expectedVersion, mode } = order
  const { lines: present } = await lockQuotation(uow, workbook.quotationId)
  const { fileId } = workbook
  const { lines, report } = linesOfBill(present, bill, { fileId, mode })
  if (lines.length > WORKBOOK.lines) throw new PermanentJobError('client_workbooks.too_many_lines')
  const change = { id: workbook.quotationId, expectedVersion, by: { ...by, role: '' } }
  try {
    await updateQuotation(uow, change, { lines })
  } catch (error) {
    throw error instanceof AppError ? refusal(error) : error
  }
  const latest = await ClientWorkbook.query({ client: uow.trx })
    .where('id', workbook.id)
    .forUpdate()
    .first()
  if (!latest) throw new PermanentJobError('jobs.reasons.record_gone')
  const names = new Map(workbook.sheets.map(({ position, name }) => [position, name]))
  latest.importReport = { ...report, ...problemsOf(bill, names) }
  latest.merge({ version: latest.version + 1, updatedBy: uow.actor.id })
  await latest.save()
  return {
    ...{ lines: lines.length, added: report.added, matched: report.matched },
    ...{ unmatched: report.unmatchedCount, problems: bill.problems.length },
  }
}

/** Trying again changes nothing of what stands against it. */
const refusal = (error: AppError) =>
  new PermanentJobError(
    error.code === 'STALE_VERSION' ? 'client_workbooks.changed' : 'client_workbooks.refused',
    {},
    { cause: error }
  )

registerJob(ImportWorkbookJob)
