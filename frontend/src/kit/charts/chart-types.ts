/** One kind of figure of a chart: its name and its colour, a variable of the theme. */
export interface ChartSeries {
  name: string
  color: 'var(--brand)' | 'var(--accent)' | 'var(--gray)'
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
