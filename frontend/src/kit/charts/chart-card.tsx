import { lazy, Suspense, type ReactNode } from 'react'
import { Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../display/currency'
import { EXPECTED_OPACITY, type ChartColumn, type ChartSeries } from './chart-types'
import styles from './chart-card.module.css'

const SHAPES = {
  columns: lazy(() => import('./columns-chart')),
  bars: lazy(() => import('./bars-chart')),
  lines: lazy(() => import('./lines-chart')),
  mixed: lazy(() => import('./mixed-chart')),
}

interface ChartCardProps {
  title: string
  /** What the figures are counted in, a currency or a word, stated with the title. */
  unit: string
  series: ChartSeries[]
  columns: ChartColumn[]
  /** Columns for figures of each period, bars for those of names, lines for what grows over time, or columns and lines. */
  shape?: keyof typeof SHAPES
  /** Opens the rows behind a column, of a series by its place. */
  onOpen?: (key: string, series: number) => void
  extra?: ReactNode
  /** The same figures as a table. */
  children: ReactNode
}

/** A chart with its unit, its legend and its figures; a column opens the rows that it sums up. */
export function ChartCard(props: ChartCardProps) {
  const { title, unit, series, columns, shape = 'columns', onOpen, extra, children } = props
  const Chart = SHAPES[shape]
  const { t, i18n } = useTranslation()
  const label = `${title} (${currencyText(unit, i18n.language)})`
  return (
    <Card size="small" title={label} extra={extra} className={styles.card}>
      <ul className={styles.legend} aria-label={t('kit.charts.legend')}>
        {series.map((one) => (
          <li key={one.name}>
            <Swatch of={one} />
            {one.name}
          </li>
        ))}
        {onOpen ? <li className={styles.hint}>{t('kit.charts.open')}</li> : null}
      </ul>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <Chart {...{ label, series, columns, onOpen }} />
      </Suspense>
      {children}
    </Card>
  )
}

/** As the figure is drawn: full or lighter, a line whole or dashed. */
function Swatch({ of: { color, line = false, expected = false } }: { of: ChartSeries }) {
  if (line) {
    const style = { borderColor: color, borderStyle: expected ? 'dashed' : 'solid' }
    return <span className={styles.stroke} style={style} aria-hidden />
  }
  const opacity = expected ? EXPECTED_OPACITY : 1
  return <span className={styles.swatch} style={{ background: color, opacity }} aria-hidden />
}
