/** One kind of figure of a chart: its name and its colour, a variable of the theme. */
export interface ChartSeries {
  name: string
  color: 'var(--brand)' | 'var(--accent)' | 'var(--gray)'
  /** In a mixed chart: a line through the columns instead of a column. */
  line?: boolean
  /** Not a fact yet: a lighter column, on that of its stack, or a dashed line. */
  expected?: boolean
  /** Columns of the same stack stand on each other. */
  stack?: string
}

export interface ChartColumn {
  key: string
  /** Under the column. */
  label: string
  /** In the order of the series; null where there is none yet. */
  values: (number | null)[]
}

export interface ChartProps {
  /** What is shown, for screen readers. */
  label: string
  series: ChartSeries[]
  columns: ChartColumn[]
  onOpen?: (key: string, series: number) => void
}

export const CHART_HEIGHT = 240

/** How much of its colour the column of an expected figure has. */
export const EXPECTED_OPACITY = 0.4
