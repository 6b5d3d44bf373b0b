import type { Schema } from '../../../../api/types'
import { QUOTATIONS } from '../quotation'

export const WORKBOOK = `${QUOTATIONS}.workbook`

export type ClientWorkbook = Schema<'ClientWorkbook'>
export type WorkbookSheet = Schema<'ClientWorkbookSheet'>
export type SheetRows = Schema<'ClientWorkbookRows'>
export type PricedWorkbook = Schema<'PricedWorkbook'>

/** What the columns of a bill may hold, in the order in which they are asked for. */
export const FIELDS = [
  'clientItem',
  'description',
  'unit',
  'quantity',
  'unitRate',
  'amount',
] as const
export type BillField = (typeof FIELDS)[number]

export type Mapping = Pick<WorkbookSheet, 'position' | 'isMapped' | 'header' | 'columns'>

export const workbookPath = (quotationId: number) => `/api/quotations/${quotationId}/workbook`

/** What the server takes. */
export const MOST_BYTES = 25 * 1024 * 1024

/** A sheet is read once its descriptions are known, and each of its columns is one thing. */
export function isComplete({ columns }: Mapping): boolean {
  const used = Object.values(columns).filter((column) => column !== null)
  return columns.description !== null && new Set(used).size === used.length
}
