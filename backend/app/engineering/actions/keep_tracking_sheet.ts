import type { JobResult } from '#core/jobs/define_job'
import { storeBuffer } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import type { TrackingSheetData } from '#engineering/documents/tracking_sheet_data'
import type Quotation from '#engineering/models/quotation'
import TrackingSheet from '#engineering/models/tracking_sheet'

/** `ownerType` of printed sheets; their `ownerId` is the quotation's. */
export const TRACKING_SHEET = 'tracking_sheet'

interface PrintedSheet {
  /** As it was when it was printed. */
  quotation: Quotation
  /** The number that stands on the paper. */
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
 * @throws when another sheet took the printed number meanwhile: the job prints anew
 */
export async function keepTrackingSheet(unit: Unit, printed: PrintedSheet): Promise<JobResult> {
  const { quotation, sheetNo, language, pdf, hash, jobId, data } = printed
  await lockQuotation(unit, quotation.id)
  if ((await nextSheetNo(quotation.id, unit)) !== sheetNo)
    throw new Error(`sheet ${sheetNo} is taken`)
  const name = `${quotation.number}-sheet-${sheetNo}.pdf`
  const label = { name, mime: 'application/pdf', extension: 'pdf', content: pdf }
  const file = await storeBuffer(unit, label, { ownerType: TRACKING_SHEET, ownerId: quotation.id })
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
      createdBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await logQuotation(unit, 'create_tracking_sheet', quotation, {
    after: { sheetNo, language, sheetContent: hash },
  })
  return { fileId: file.id, fileName: name, sheetNo }
}

/** Without the letterhead, which is no news of a quotation. */
function keptContent({ company: _c, portalUrl: _u, printedBy: _p, ...content }: TrackingSheetData) {
  return content
}

/** Sheets of a quotation are numbered from 1 without gaps. */
export async function nextSheetNo(quotationId: number, unit?: Unit): Promise<number> {
  const last = await TrackingSheet.query(unit && { client: unit.trx })
    .where('quotationId', quotationId)
    .orderBy('sheetNo', 'desc')
    .first()
  return (last?.sheetNo ?? 0) + 1
}
