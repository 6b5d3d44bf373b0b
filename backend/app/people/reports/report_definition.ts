import type { Bilingual } from '#core/reports/report'

/** What is asked of a report. */
export interface ReportQuestion {
  /** Last day that the figures know of. */
  asOf: string
  /** Months up to the one of that day, or from it on where a report looks ahead. */
  months: number
  /** With all departments below it; null for all. */
  departmentId: number | null
}

/** Of whom a report speaks: whose records the viewer may read, in the departments that were asked for. */
export interface ReportPeople {
  /** Ids of employees; null for all. */
  people: ReadonlySet<number> | null
  /** Ids of departments; null for all. */
  departments: ReadonlySet<number> | null
}

export interface Ask extends ReportQuestion, ReportPeople {
  /** Whether the viewer may know what people are paid: the cost of hours comes from it. */
  seesCost: boolean
}

/**
 * - `count`: of people or documents
 * - `days`: ten-thousandths of a day
 * - `percent`: hundredths of a percent
 * - `minutes`: shown as hours
 * - `money`: minor units of the firm's currency
 */
export const FIGURE_KINDS = ['count', 'days', 'percent', 'minutes', 'money'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface FigureColumn {
  key: string
  label: Bilingual
  kind: FigureKind
  /** Whether a figure opens the rows that it sums up; a share of others does not. */
  opens: boolean
}

export interface FigureRow {
  key: string
  label: Bilingual
  /** `YYYY-MM` where the row is a month. */
  month: string | null
  /** By column, in the unit of its kind; null where there is nothing to compare. */
  values: Record<string, number | null>
}

/** What a report says: a table of figures, with the row of all of them. */
export interface Figures {
  columns: FigureColumn[]
  rows: FigureRow[]
  total: FigureRow
}

/** One figure of a report: the keys of its row and of its column. */
export interface FigurePlace {
  row: string
  column: string
}

/** What a figure sums up: a person, or something of theirs. */
export interface Fact {
  employeeId: number
  on: string | null
  what: Bilingual | null
  /** What it adds to the figure, in the unit of the column: 1 where people are counted. */
  amount: number
}

/** One definition serves the screen, the export, the printed page and the rows behind each figure. */
export interface PeopleReport {
  title: Bilingual
  /** One sentence on how it is counted. */
  hint: Bilingual
  /** What the rows are: months, departments. */
  by: Bilingual
  /** Who may open it beside those who manage people; without it they may. */
  ability?: 'employees.private'
  /** Whether it covers months, and whether it can be narrowed to a department. */
  asks: readonly ('months' | 'department')[]
  /** Columns that are drawn as a chart above the figures. */
  charted: readonly string[]
  /** What the day and the text of a row behind a figure are called. */
  facts: { on?: Bilingual; what?: Bilingual }
  figures(ask: Ask): Promise<Figures>
  /** The rows behind a figure; null where the report has no such figure. */
  factsOf(ask: Ask, place: FigurePlace): Promise<Fact[] | null>
}

export const BY_MONTH: Bilingual = { en: 'Month', ar: 'الشهر' }
export const BY_DEPARTMENT: Bilingual = { en: 'Department', ar: 'الإدارة' }

/** The key of the row of all. */
export const TOTAL = 'total'
export const ALL: Bilingual = { en: 'Total', ar: 'الإجمالي' }

export const count = (key: string, en: string, ar: string): FigureColumn => ({
  key,
  label: { en, ar },
  kind: 'count',
  opens: true,
})

/** A share, which opens nothing. */
export const percent = (key: string, en: string, ar: string): FigureColumn => ({
  key,
  label: { en, ar },
  kind: 'percent',
  opens: false,
})
