import { PermanentJobError, type JobResult } from '#core/jobs/define_job'
import { printDocument } from '#core/printing/print_document'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { keepTrackingSheet } from '#engineering/tracking_sheets/keep_tracking_sheet'
import type Quotation from '#engineering/quotations/models/quotation'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { abilitiesOf } from '#identity/guard/abilities'

interface Order {
  language: 'en' | 'ar'
  /** Who ordered the print. */
  by: number
  jobId: string
  signal: AbortSignal
}

/** What the person who ordered a print may see now. @throws PermanentJobError who may see nothing */
export async function printingAbilities(userId: number | null): Promise<ReadonlySet<string>> {
  const abilities: ReadonlySet<string> = userId ? await abilitiesOf(userId) : new Set()
  if (!abilities.has('quotations.view')) throw new PermanentJobError('engineering.sheets.forbidden')
  return abilities
}

/** Prints a quotation's sheet; what comes back files it, inside the job's transaction. */
export async function printSheet(
  quotation: Quotation,
  abilities: ReadonlySet<string>,
  { language, by, jobId, signal }: Order
): Promise<(uow: UnitOfWork) => Promise<JobResult>> {
  const showPrices = abilities.has('quotations.prices')
  const { data, sheetNo } = await trackingSheetData(quotation, {
    language,
    showPrices,
    printedBy: by,
  })
  const { trackingSheetHash, trackingSheetHtml } =
    await import('#engineering/tracking_sheets/pdf/tracking_sheet_pdf')
  const pdf = await printDocument(trackingSheetHtml(data), signal)
  const hash = trackingSheetHash(data)
  return (uow) => keepTrackingSheet(uow, { quotation, sheetNo, language, pdf, hash, jobId, data })
}
