import { Table, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Whole } from '../../../kit/display/numbers'
import { useFormats, type Formats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { Count } from './figure'
import { forecastFilters, rowsPath, SALES, type Summary } from './sales'

type ForecastMonth = Summary['forecast'][number]

/** What open quotations may bring by month, weighted by their probability. */
export function ForecastCard({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const pages = usePageNumbers()
  const { forecast, currency } = summary
  const open = (month: string) => void navigate(rowsPath(forecastFilters(summary, month)))
  return (
    <ChartCard
      title={t(`${SALES}.forecast`)}
      unit={currency}
      series={[
        { name: t(`${SALES}.weighted`), color: 'var(--brand)' },
        { name: t(`${SALES}.value`), color: 'var(--accent)' },
      ]}
      columns={forecast.map(({ month, weighted, value }) => ({
        key: month,
        label: formats.month(month),
        values: [Number(weighted), Number(value)],
      }))}
      onOpen={open}
    >
      <Table
        size="small"
        rowKey="month"
        scroll={{ x: true }}
        pagination={{ ...pages, pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        dataSource={forecast}
        columns={forecastColumns(summary, t, formats)}
      />
    </ChartCard>
  )
}

function forecastColumns(
  summary: Summary,
  t: TFunction,
  formats: Formats
): TableColumnsType<ForecastMonth> {
  const amount = (name: 'value' | 'weighted') => ({
    title: t(`${SALES}.${name}`),
    align: 'end' as const,
    render: (_: unknown, row: ForecastMonth) => <Whole value={row[name]} />,
  })
  return [
    { title: t(`${SALES}.month`), render: (_, { month }) => formats.month(month) },
    {
      title: t(`${SALES}.count`),
      align: 'end',
      render: (_, { month, count }) => (
        <Count count={count} filters={forecastFilters(summary, month)} />
      ),
    },
    amount('value'),
    amount('weighted'),
  ]
}
