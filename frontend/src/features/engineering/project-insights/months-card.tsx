import { lazy, Suspense, useState } from 'react'
import type { TFunction } from 'i18next'
import { Card, Collapse, Segmented, Skeleton, Table } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Figure, Rows } from './figure'
import { INSIGHTS, monthOf, rowsPath, type Insights } from './project-insights'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))

type Month = Insights['months'][number]
type Measure = 'value' | 'areaSqm' | 'count'

/** Value, area and number by month, as columns and as a table. */
export function MonthsCard({ insights, mayOpen }: { insights: Insights; mayOpen: boolean }) {
  const { t } = useTranslation()
  const isPriced = insights.months.some(({ value }) => value !== null)
  const measures: Measure[] = isPriced ? ['value', 'areaSqm', 'count'] : ['areaSqm', 'count']
  const [asked, setMeasure] = useState<Measure>('value')
  const measure = measures.includes(asked) ? asked : 'count'
  return (
    <Card
      size="small"
      title={t(`${INSIGHTS}.months`)}
      extra={
        <Segmented
          size="small"
          aria-label={t(`${INSIGHTS}.measure`)}
          value={measure}
          onChange={setMeasure}
          options={measures.map((value) => ({ value, label: t(`${INSIGHTS}.${value}`) }))}
        />
      }
    >
      <MonthsChart {...{ insights, mayOpen, measure }} />
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'table',
            label: t(`${INSIGHTS}.as_table`),
            children: <MonthsTable {...{ insights, mayOpen, isPriced }} />,
          },
        ]}
      />
    </Card>
  )
}

interface MonthsChartProps {
  insights: Insights
  mayOpen: boolean
  measure: Measure
}

function MonthsChart({ insights, mayOpen, measure }: MonthsChartProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const open = (month: string) => void navigate(rowsPath(monthOf(insights, month)))
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      <ColumnsChart
        label={
          measure === 'value'
            ? t(`${INSIGHTS}.value_in`, { currency: insights.currency })
            : t(`${INSIGHTS}.${measure}`)
        }
        columns={insights.months.map((row) => ({
          key: row.month,
          label: formats.month(row.month),
          value: Number(row[measure] ?? 0),
        }))}
        onOpen={mayOpen ? open : undefined}
      />
    </Suspense>
  )
}

const rowsOf =
  (insights: Insights, mayOpen: boolean) =>
  ({ month, count }: Month) => ({
    count,
    filters: monthOf(insights, month),
    mayOpen,
  })

interface MonthsTableProps {
  insights: Insights
  mayOpen: boolean
  isPriced: boolean
}

function MonthsTable({ insights, mayOpen, isPriced }: MonthsTableProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const rows = rowsOf(insights, mayOpen)
  return (
    <Table<Month>
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={insights.months}
      columns={[
        { title: t(`${INSIGHTS}.month`), render: (_, row) => formats.month(row.month) },
        {
          title: t(`${INSIGHTS}.count`),
          align: 'end',
          render: (_, row) => <Figure {...rows(row)} />,
        },
        {
          title: t(`${INSIGHTS}.areaSqm`),
          align: 'end',
          render: (_, row) => (
            <Rows {...rows(row)}>
              <Quantity value={row.areaSqm} />
            </Rows>
          ),
        },
        ...(isPriced ? [valueColumn(insights, mayOpen, t)] : []),
      ]}
    />
  )
}

function valueColumn(insights: Insights, mayOpen: boolean, t: TFunction) {
  const { currency } = insights
  const rows = rowsOf(insights, mayOpen)
  return {
    title: t(`${INSIGHTS}.value_in`, { currency }),
    align: 'end' as const,
    render: (_: unknown, row: Month) => (
      <Rows {...rows(row)}>
        <Money bare value={row.value} currency={currency} />
      </Rows>
    ),
  }
}
