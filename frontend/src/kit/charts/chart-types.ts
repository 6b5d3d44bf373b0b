/** One kind of figure of a chart: its name and its colour, a variable of the theme. */
export interface ChartSeries {
  name: string
  color: 'var(--brand)' | 'var(--accent)'
}

export interface ChartColumn {
  key: string
  /** Under the column. */
  label: string
  /** In the order of the series. */
  values: number[]
}
