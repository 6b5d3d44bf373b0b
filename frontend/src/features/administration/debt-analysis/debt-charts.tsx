import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { useAddressParams } from '../../../kit/use-address-params'
import { DEBT_ANALYSIS, type DebtAnalysis, type OnOpen } from './debt-analysis'
import { AgeTable, TrendTable, WeeksTable } from './debt-tables'
import { useWeekName } from './use-week-name'

interface ChartProps {
  debt: DebtAnalysis
  onOpen: OnOpen
}

/** What is open by age; an age opens its documents. */
export function AgeCard({ debt: { buckets, currency }, onOpen }: ChartProps) {
  const { t } = useTranslation()
  const nameOf = (bucket: string) => t(`${DEBT_ANALYSIS}.sums.${bucket}`)
  const open = (key: string) => onOpen({ by: 'bucket', key, title: nameOf(key) })
  return (
    <ChartCard
      title={t(`${DEBT_ANALYSIS}.by_age`)}
      unit={currency}
      series={[{ name: t(`${DEBT_ANALYSIS}.amount`), color: 'var(--brand)' }]}
      columns={buckets.map(({ bucket, amount }) => ({
        key: bucket,
        label: nameOf(bucket),
        values: [Number(amount)],
      }))}
      onOpen={open}
    >
      <AgeTable buckets={buckets} currency={currency} onOpen={open} />
    </ChartCard>
  )
}

/** What is to come in by week; a week opens its documents. */
export function ExpectedCard({ debt: { expected, currency }, onOpen }: ChartProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const nameOf = useWeekName()
  const open = (key: string) => {
    const week = expected.find(({ from }) => (from ?? 'none') === key)!
    onOpen({ by: 'week', key, title: nameOf(week) })
  }
  return (
    <ChartCard
      title={t(`${DEBT_ANALYSIS}.expected`)}
      unit={currency}
      series={[{ name: t(`${DEBT_ANALYSIS}.amount`), color: 'var(--brand)' }]}
      columns={expected.map(({ from, amount }) => ({
        key: from ?? 'none',
        label: from === null ? t(`${DEBT_ANALYSIS}.undated_short`) : formats.dayOfYear(from),
        values: [Number(amount)],
      }))}
      onOpen={open}
    >
      <WeeksTable weeks={expected} currency={currency} onOpen={open} />
    </ChartCard>
  )
}

/** How old what was owed at the end of each month was; a month opens the analysis as of its end. */
export function TrendCard({ debt: { trend, currency } }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [, change] = useAddressParams()
  const open = (asOf: string) =>
    change((params) => {
      params.set('asOf', asOf)
      return params
    })
  return (
    <ChartCard
      title={t(`${DEBT_ANALYSIS}.trend`)}
      unit={currency}
      series={[
        { name: t(`${DEBT_ANALYSIS}.outstanding`), color: 'var(--brand)' },
        { name: t(`${DEBT_ANALYSIS}.overdue`), color: 'var(--accent)' },
        { name: t(`${DEBT_ANALYSIS}.sums.over90`), color: 'var(--gray)' },
      ]}
      columns={trend.map(({ on, outstanding, overdue, over90 }) => ({
        key: on,
        label: formats.month(on.slice(0, 7)),
        values: [Number(outstanding), Number(overdue), Number(over90)],
      }))}
      onOpen={open}
    >
      <TrendTable months={trend} currency={currency} />
    </ChartCard>
  )
}
