import type { TableFormat } from '#engines/spreadsheet/table_rows'

/** Requests to the reading process; paths are those of private files. */
export interface TextOrder {
  path: string
  mime: string
  /** Characters after which the rest is left. */
  most: number
}

export interface HeadOrder {
  path: string
  format: TableFormat
  rows: number
}

export interface TableOrder {
  path: string
  format: TableFormat
  /** A new file: a row in JSON on each line. */
  target: string
}
