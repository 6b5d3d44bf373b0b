import type { TableRow } from '#engines/spreadsheet/table_row'
import type { SheetMapping } from './bill_fields.js'
import type { BillItem, BillProblem, Units } from './read_bill.js'

/** A sheet as it is shown while its columns are named. */
export interface SheetOutline {
  name: string
  isHidden: boolean
  isProtected: boolean
  /** The first rows that hold anything. */
  rows: TableRow[]
  /** Null where no row of it names the columns of a bill. */
  mapping: SheetMapping | null
  /** Of what the mapping reads. */
  lines: number
  sections: number
}

/** A sheet by its place in the workbook, from 0, and how it is read. */
export interface MappedSheet extends SheetMapping {
  sheet: number
}

export interface BillOrder {
  path: string
  sheets: MappedSheet[]
  units: Units
}

export interface ReadBill {
  items: (BillItem & { sheet: number })[]
  problems: (BillProblem & { sheet: number })[]
}

/** A line of the quotation that was made of a row. */
export interface PricedLine {
  sheet: number
  row: number
  description: string
  unit: string | null
  /** With four decimals. */
  quantity: string
  /** As the file shall hold them. */
  rate: string
  /** Null where there is none, as of what only a rate is wanted. */
  amount: string | null
  isUnpriced: boolean
}

export interface PriceOrder extends BillOrder {
  /** A new file. */
  target: string
  lines: PricedLine[]
}

/** Why a row, or one cell of it, was not written. */
export const SKIP_REASONS = [
  'row_gone',
  'twice',
  'description_changed',
  'quantity_changed',
  'unit_changed',
  'unpriced',
  'formula',
  'merged',
  'locked',
  'not_in_quotation',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface Skip {
  /** The name of the sheet. */
  sheet: string
  row: number
  /** Of one cell; else of all of the row. */
  cell: string | null
  reason: SkipReason
  description: string
}

export interface PricedBook {
  /** Rows with a rate or an amount of ours, and cells. */
  rows: number
  cells: number
  /** Amounts that the file calculates by itself, as it is wanted. */
  calculated: number
  skips: Skip[]
}
