import type { Cell } from '#core/csv/csv_line'
import type { ExportColumn } from '#core/exports/registry'

export type Row = Record<string, any>

export const column = (
  key: string,
  en: string,
  ar: string,
  value: (row: Row) => Cell,
  type?: 'number'
): ExportColumn<Row> => ({ key, label: { en, ar }, value, type })
