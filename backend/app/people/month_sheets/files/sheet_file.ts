import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '#core/base/language'
import { KINDS } from '#core/storage/kinds'
import { csvChunks } from '#engines/csv/csv_chunks'
import type { Cell } from '#engines/csv/csv_line'
import type MonthSheet from '../month_sheet.js'
import MonthSheetLine from '../month_sheet_line.js'
import { SHEET_COLUMNS } from './sheet_columns.js'

export type SheetFormat = 'csv' | 'xlsx'

export const SHEET_MIME = { csv: 'text/csv; charset=utf-8', xlsx: KINDS.xlsx.mime }

/** Lines between two turns of others: each opens a seal. */
const BATCH = 200

/** A sheet as payroll takes it, piece by piece; the lines are of one moment. */
export async function* sheetFile(
  sheet: MonthSheet,
  format: SheetFormat,
  language: Language
): AsyncGenerator<string | Uint8Array> {
  const lines = await MonthSheetLine.query()
    .where('monthSheetId', sheet.id)
    .orderBy('employeeNumber')
    .orderBy('fromOn')
  const headings = SHEET_COLUMNS.map(({ label, type }) => ({ label: label[language], type }))
  const rows = cellsOf(sheet, lines, language)
  if (format === 'csv') return yield* csvChunks(headings, rows)
  const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
  yield* xlsxChunks(headings, rows, { name: sheet.month, rightToLeft: language === 'ar' })
}

async function* cellsOf(
  sheet: MonthSheet,
  lines: readonly MonthSheetLine[],
  language: Language
): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < lines.length; at += BATCH) {
    await nextTurn()
    const batch = lines.slice(at, at + BATCH)
    yield batch.map((line) => SHEET_COLUMNS.map(({ value }) => value(line, sheet, language)))
  }
}
