import string from '@adonisjs/core/helpers/string'
import type { Cell } from '#engines/csv/csv_line'
import type { ExportColumn } from '#core/exports/registry'

export type Row = Record<string, any>

export const column = (
  key: string,
  en: string,
  ar: string,
  value: (row: Row) => Cell,
  type?: ExportColumn<Row>['type']
): ExportColumn<Row> => ({ key, label: { en, ar }, value, type })

/** A column of the row's own field of that name. */
export const field = (key: string, en: string, ar: string, type?: ExportColumn<Row>['type']) =>
  column(key, en, ar, (row) => row[key], type)

/** The same of a row as the database holds it: `vendorName` is its `vendor_name`. */
export const stored = (key: string, en: string, ar: string, type?: ExportColumn<Row>['type']) =>
  column(key, en, ar, (row) => row[string.snakeCase(key)], type)
