import type { JobResult } from '#core/jobs/define_job'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import type { TrackingSheetData } from '#engineering/tracking_sheets/pdf/pdf_data'
import type Quotation from '#engineering/quotations/models/quotation'
import TrackingSheet from '#engineering/quotations/models/tracking_sheet'
import { TRACKING_SHEET } from '#engineering/quotations/owner_types'

interface PrintedSheet {
  /** As it was when it was printed. */
  quotation: Quotation
  /** The number that is printed on the sheet. */
  sheetNo: number
  language: 'en' | 'ar'
  pdf: Buffer
  hash: string
  jobId: string
  /** What it says, kept so that two sheets can be compared. */
  data: TrackingSheetData
}

/**
 * Files a printed sheet: the file and its row together.
 * @throws when another sheet took the printed number meanwhile: the job prints again
 */
export async function keepTrackingSheet(
  uow: UnitOfWork,
  printed: PrintedSheet
): Promise<JobResult> {
  const { quotation, sheetNo, language, pdf, hash, jobId, data } = printed
  await lockQuotation(uow, quotation.id)
  if ((await nextSheetNo(quotation.id, uow)) !== sheetNo)
    throw new Error(`sheet ${sheetNo} is taken`)
  const name = `${quotation.number}-sheet-${sheetNo}.pdf`
  const label = { name, mime: 'application/pdf', extension: 'pdf', content: pdf }
  const file = await storeBuffer(uow, label, {
    ownerType: TRACKING_SHEET,
    ownerId: quotation.id,
    requires: data.showPrices ? ['quotations.prices'] : [],
  })
  await TrackingSheet.create(
    {
      quotationId: quotation.id,
      sheetNo,
      revision: quotation.revision,
      quotationVersion: quotation.version,
      fileId: file.id,
      hash,
      language,
      jobId,
      content: JSON.stringify(keptContent(data)),
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await logQuotation(uow, 'create_tracking_sheet', quotation, {
    after: { sheetNo, language, sheetContent: hash },
  })
  return { fileId: file.id, fileName: name, sheetNo }
}

/** Without the letterhead, which is no news of a quotation. */
function keptContent({ company: _c, portalUrl: _u, printedBy: _p, ...content }: TrackingSheetData) {
  return content
}

/** Sheets of a quotation are numbered from 1 without gaps. */
export async function nextSheetNo(quotationId: number, uow?: UnitOfWork): Promise<number> {
  const last = await TrackingSheet.query(uow && { client: uow.trx })
    .where('quotationId', quotationId)
    .orderBy('sheetNo', 'desc')
    .first()
  return (last?.sheetNo ?? 0) + 1
}
