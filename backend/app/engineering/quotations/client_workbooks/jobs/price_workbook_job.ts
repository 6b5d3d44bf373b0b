import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { KINDS } from '#core/storage/kinds'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, tmpFolder, writeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { priceWorkbook } from '#engines/workbooks/confined_workbook'
import type { PriceReport } from '#engineering/quotations/workbook_files/reports'
import ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import PricedWorkbook from '#engineering/quotations/workbook_files/models/priced_workbook'
import {
  refuseUnreadable,
  requireAbilities,
  withWorkbook,
} from '#engineering/quotations/client_workbooks/open_workbook'
import { PRICED_WORKBOOK } from '#engineering/quotations/workbook_files/owner_types'
import { pricedLines, priceReport } from '#engineering/quotations/client_workbooks/price_report'
import { mappedSheets } from '#engineering/quotations/client_workbooks/map_sheets'
import { unitNames } from '#engineering/quotations/client_workbooks/unit_names'
import { logQuotation } from '#engineering/quotations/log_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'

/** Writes the client's own workbook with the rates of the quotation in it. */
export class PriceWorkbookJob extends Job<{ workbookId: number }> {
  static jobName = 'engineering.price_workbook'
  static timeoutSeconds = 300

  async handle({ payload, job, signal, complete }: JobContext<{ workbookId: number }>) {
    await requireAbilities(job.createdBy, 'quotations.view', 'quotations.prices')
    const workbook = await ClientWorkbook.query()
      .where('id', payload.workbookId)
      .preload('sheets')
      .first()
    const quotation = workbook && (await Quotation.find(workbook.quotationId))
    if (!quotation) throw new PermanentJobError('jobs.reasons.record_gone')
    await loadLines(quotation)
    const { written, report } = await write(workbook, quotation, signal)
    try {
      await complete((uow) => keep(uow, { workbook, quotation, written, report }))
    } finally {
      await removeTmpFile(written.path)
    }
  }
}

async function write(workbook: ClientWorkbook, quotation: Quotation, signal: AbortSignal) {
  const { inFile, ...others } = pricedLines(quotation, workbook.fileId)
  const sheets = mappedSheets(workbook)
  const target = join(tmpFolder(), randomBytes(16).toString('hex'))
  const units = await unitNames()
  try {
    const book = await withWorkbook(workbook.fileId, signal, (path) =>
      priceWorkbook({ path, target, sheets, units, lines: inFile }, signal)
    ).catch(refuseUnreadable)
    const written = await writeTmpFile(createReadStream(target), { signal })
    return { written, report: priceReport(book, others, quotation) }
  } finally {
    await removeTmpFile(target)
  }
}

interface Priced {
  workbook: ClientWorkbook
  quotation: Quotation
  written: TmpFile
  report: PriceReport
}

async function keep(uow: UnitOfWork, { workbook, quotation, written, report }: Priced) {
  const { mime, extensions } = KINDS.xlsx
  const name = `${workbook.fileName.replace(/\.xlsx$/i, '').slice(0, 150)} - ${quotation.number}.xlsx`
  const label = { name, mime, extension: extensions[0] }
  const owner = { ownerType: PRICED_WORKBOOK, ownerId: quotation.id }
  const stored = await storeFile(uow, { ...written, ...label }, owner)
  const copy = new PricedWorkbook().useTransaction(uow.trx)
  copy.merge({
    ...{ quotationId: quotation.id, fileId: stored.id, quotationVersion: quotation.version },
    ...{ createdBy: uow.actor.id, createdAt: DateTime.utc() },
  })
  copy.report = report
  await copy.save()
  const after = { workbook: stored.name, rowsPriced: report.rows }
  await logQuotation(uow, 'price_workbook', quotation, { after })
  return { fileId: stored.id, rows: report.rows, skipped: report.skipCount }
}

registerJob(PriceWorkbookJob)
