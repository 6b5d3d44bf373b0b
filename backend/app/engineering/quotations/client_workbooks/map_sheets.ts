import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BillColumns } from '#engines/workbooks/bill_fields'
import type { MappedSheet } from '#engines/workbooks/orders'
import type ClientWorkbook from '#engineering/quotations/workbook_files/models/client_workbook'
import ClientWorkbookSheet from '#engineering/quotations/workbook_files/models/client_workbook_sheet'
import type { importWorkbookValidator } from './validator.js'

type Mapping = Infer<typeof importWorkbookValidator>['sheets'][number]

/**
 * Keeps which sheets are read, and how: the prices go back into the same columns later.
 * @throws AppError 422 on a sheet that is not there, or a column that is two things
 */
export async function mapSheets(uow: UnitOfWork, workbook: ClientWorkbook, mappings: Mapping[]) {
  const sheets = await ClientWorkbookSheet.query({ client: uow.trx })
    .where('clientWorkbookId', workbook.id)
    .orderBy('position')
  for (const [index, { position, columns }] of mappings.entries()) {
    if (!sheets[position]) throw invalid({ [`sheets.${index}.position`]: ['absent'] })
    const used = Object.values(columns).filter((column) => column !== null && column !== undefined)
    if (new Set(used).size < used.length)
      throw invalid({ [`sheets.${index}.columns`]: ['columnTwice'] })
  }
  const chosen = new Map(mappings.map((mapping) => [mapping.position, mapping]))
  for (const sheet of sheets) {
    const mapping = chosen.get(sheet.position)
    sheet.isMapped = mapping !== undefined
    if (mapping) {
      sheet.header = mapping.header
      sheet.columns = stated(mapping.columns)
    }
    await sheet.save()
  }
}

/** The sheets that are read, as the reader is told. */
export const mappedSheets = ({ sheets }: ClientWorkbook): MappedSheet[] =>
  sheets
    .filter(({ isMapped }) => isMapped)
    .map(({ position, header, columns }) => ({ sheet: position, header, columns }))

const stated = (columns: Mapping['columns']): BillColumns =>
  Object.fromEntries(
    Object.entries(columns).filter(([, at]) => at !== null && at !== undefined)
  ) as BillColumns
