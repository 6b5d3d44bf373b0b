import type { Cell } from '#engines/csv/csv_line'

export interface Bilingual {
  en: string
  ar: string
}

interface ReportColumn {
  label: Bilingual
  /** Figures stand to the right, and are numbers in a workbook. */
  number?: boolean
}

export interface ReportTable {
  /** Names the rows where a report has several tables. */
  title?: Bilingual
  rows: (Cell | Bilingual)[][]
}

/** Figures as someone takes them away: as a PDF, or as a workbook. */
export interface Report {
  title: Bilingual
  /** What the figures are about: a period, a client, a currency. */
  facts: {
    label: Bilingual
    value: string
    /** A figure, whose thousands stand apart. */
    number?: boolean
  }[]
  /** Of all its tables. */
  columns: ReportColumn[]
  tables: ReportTable[]
}

export const isBilingual = (cell: Cell | Bilingual): cell is Bilingual =>
  typeof cell === 'object' && cell !== null
