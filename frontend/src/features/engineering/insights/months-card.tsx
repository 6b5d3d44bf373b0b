import { lazy, Suspense, useState } from 'react'
import { Card, Collapse, Segmented, Skeleton, Table } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Figure, Rows } from './figure'
import { INSIGHTS, monthOf, rowsPath, type Insights } from './insights'

const ColumnsChart = lazy(() => import('../../../kit/charts/columns-chart'))

type Month = Insights['months'][number]
type Measure = 'value' | 'areaSqm' | 'count'

/** Value, area and number by month, as columns and as a table. */
export function MonthsCard({ insights, mayOpen }: { insights: Insights; mayOpen: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        <ColumnsChart
          label={t(`${INSIGHTS}.${measure}`)}
          columns={insights.months.map((row) => ({
            key: row.month,
            label: row.month.slice(2),
            value: Number(row[measure] ?? 0),
          }))}
          onOpen={
            mayOpen ? (month) => void navigate(rowsPath(monthOf(insights, month))) : undefined
          }
        />
      </Suspense>
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

interface MonthsTableProps {
  insights: Insights
  mayOpen: boolean
  isPriced: boolean
}

function MonthsTable({ insights, mayOpen, isPriced }: MonthsTableProps) {
  const { t } = useTranslation()
  const value = {
    title: insights.currency,
    align: 'end' as const,
    render: (_: unknown, row: Month) => (
      <Rows count={row.count} filters={monthOf(insights, row.month)} mayOpen={mayOpen}>
        <Money bare value={row.value} currency={insights.currency} />
      </Rows>
    ),
  }
  return (
    <Table<Month>
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={insights.months}
      columns={[
        { title: t(`${INSIGHTS}.month`), render: (_, row) => <bdi>{row.month}</bdi> },
        {
          title: t(`${INSIGHTS}.count`),
          align: 'end',
          render: (_, row) => (
            <Figure count={row.count} filters={monthOf(insights, row.month)} mayOpen={mayOpen} />
          ),
        },
        {
          title: t(`${INSIGHTS}.areaSqm`),
          align: 'end',
          render: (_, row) => (
            <Rows count={row.count} filters={monthOf(insights, row.month)} mayOpen={mayOpen}>
              <Quantity value={row.areaSqm} />
            </Rows>
          ),
        },
        ...(isPriced ? [value] : []),
      ]}
    />
  )
}
