import { lazy, Suspense } from 'react'
import { Card, Skeleton, Table } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { figureColumns } from './figure-columns'
import { monthFilters, rowsPath, SALES, type Analysis } from './sales'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))

/** The quoted value of every month, as columns and as figures; both open their quotations. */
export function MonthsCard({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const { currency, months } = analysis
  return (
    <Card size="small" title={`${t(`${SALES}.by_month`)} (${currency})`} style={{ height: '100%' }}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <ColumnsChart
          label={`${t(`${SALES}.value`)} (${currency})`}
          columns={months.map(({ month, value }) => ({
            key: month,
            label: formats.month(month),
            value: Number(value),
          }))}
          onOpen={(month) => void navigate(rowsPath(monthFilters(month)))}
        />
      </Suspense>
      <Table
        size="small"
        rowKey="month"
        pagination={{ pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        scroll={{ x: 'max-content' }}
        dataSource={months}
        columns={[
          { title: t(`${SALES}.month`), render: (_, { month }) => formats.month(month) },
          ...figureColumns<(typeof months)[number]>({
            t,
            currency,
            filtersOf: ({ month }) => monthFilters(month),
          }),
        ]}
      />
    </Card>
  )
}
