import { lazy, Suspense } from 'react'
import { Card, Skeleton, Table, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { useFormats, type Formats } from '../../../kit/display/use-formats'
import { Count } from './figure'
import { forecastFilters, rowsPath, SALES, type Summary } from './sales'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))

type ForecastMonth = Summary['forecast'][number]

/** What open quotations may bring by month, weighted by their probability. */
export function ForecastCard({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const { forecast, currency } = summary
  const open = (month: string) => void navigate(rowsPath(forecastFilters(summary, month)))
  return (
    <Card size="small" title={`${t(`${SALES}.forecast`)} (${currency})`}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <ColumnsChart
          label={`${t(`${SALES}.weighted`)} (${currency})`}
          columns={forecast.map(({ month, weighted }) => ({
            key: month,
            label: formats.month(month),
            value: Number(weighted),
          }))}
          onOpen={open}
        />
      </Suspense>
      <Table
        size="small"
        rowKey="month"
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        dataSource={forecast}
        columns={forecastColumns(summary, t, formats)}
      />
    </Card>
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
