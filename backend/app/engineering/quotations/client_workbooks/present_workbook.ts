import { isoInstant } from '#core/database/instants'
import { nameIn, userNames } from '#core/base/user_names'
import type ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import type ClientWorkbookSheet from '#engineering/quotations/workbook_files/models/client_workbook_sheet'
import PricedWorkbook from '#engineering/quotations/workbook_files/models/priced_workbook'
import { filesOf, type FileRow } from '#core/storage/find_files'
import { PRICED_WORKBOOK } from '#engineering/quotations/workbook_files/owner_types'

/** A workbook as its page shows it. `sheets` must be loaded. */
export function presentWorkbook(workbook: ClientWorkbook) {
  const { id, version, fileName, status, fault, jobId, importReport, sheets } = workbook
  return {
    ...{ id, version, fileName, status, importReport: importReport ?? null },
    fault: fault ?? null,
    jobId: jobId ?? null,
    url: `/api/files/${workbook.fileId}/content`,
    uploadedAt: workbook.createdAt.toUTC().toISO()!,
    sheets: sheets.map(presentSheet),
  }
}

export function presentSheet(sheet: ClientWorkbookSheet) {
  const { position, name, isHidden, isProtected, linesFound, sectionsFound, header } = sheet
  const { isMapped, columns } = sheet
  return {
    ...{ position, name, isHidden, isProtected, isMapped, header },
    ...{ lines: linesFound, sections: sectionsFound },
    columns: {
      clientItem: columns.clientItem ?? null,
      description: columns.description ?? null,
      unit: columns.unit ?? null,
      quantity: columns.quantity ?? null,
      unitRate: columns.unitRate ?? null,
      amount: columns.amount ?? null,
    },
  }
}

/** The copies with our prices, newest first. */
export async function presentPriced(quotationId: number) {
  const copies = await PricedWorkbook.query().where({ quotationId }).orderBy('id', 'desc').limit(50)
  const rows: FileRow[] = await filesOf(PRICED_WORKBOOK, [quotationId])
  const files = new Map(rows.map((file) => [file.id, file]))
  const names = await userNames(copies.map(({ createdBy }) => createdBy))
  return copies.map(({ id, fileId, quotationVersion, report, createdBy, createdAt }) => ({
    ...{ id, quotationVersion, report },
    originalFilename: files.get(fileId)?.original_name ?? '',
    url: `/api/files/${fileId}/content`,
    createdAt: isoInstant(createdAt.toJSDate())!,
    createdByName: nameIn(names, createdBy),
  }))
}
