import { Table } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { figureColumns } from './figure-columns'
import { monthFilters, rowsPath, SALES, type Analysis } from './sales'

/** The quoted and won value of every month, as columns and as figures; both open their quotations. */
export function MonthsCard({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const pages = usePageNumbers()
  const { currency, months } = analysis
  return (
    <ChartCard
      title={t(`${SALES}.by_month`)}
      unit={currency}
      series={[
        { name: t(`${SALES}.quoted`), color: 'var(--brand)' },
        { name: t(`${SALES}.won_value`), color: 'var(--accent)' },
      ]}
      columns={months.map(({ month, value, wonValue }) => ({
        key: month,
        label: formats.month(month),
        values: [Number(value), Number(wonValue)],
      }))}
      onOpen={(month) => void navigate(rowsPath(monthFilters(month)))}
    >
      <Table
        size="small"
        rowKey="month"
        pagination={{ ...pages, pageSize: 6, hideOnSinglePage: true, size: 'small' }}
        scroll={{ x: true }}
        dataSource={months}
        columns={[
          { title: t(`${SALES}.month`), render: (_, { month }) => formats.month(month) },
          ...figureColumns<(typeof months)[number]>({
            t,
            filtersOf: ({ month }) => monthFilters(month),
          }),
        ]}
      />
    </ChartCard>
  )
}
