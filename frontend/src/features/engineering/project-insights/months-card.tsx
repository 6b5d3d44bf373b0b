import { useState } from 'react'
import type { TFunction } from 'i18next'
import { Collapse, Table } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Segments } from '../../../kit/segments'
import { Figure, Rows } from './figure'
import { INSIGHTS, monthOf, rowsPath, type Insights } from './project-insights'

type Month = Insights['months'][number]
type Measure = 'value' | 'areaSqm' | 'count'

/** Value, area and number by month, as columns and as a table. */
export function MonthsCard({ insights, mayOpen }: { insights: Insights; mayOpen: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formats = useFormats()
  const isPriced = insights.months.some(({ value }) => value !== null)
  const measures: Measure[] = isPriced ? ['value', 'areaSqm', 'count'] : ['areaSqm', 'count']
  const [wanted, setMeasure] = useState<Measure>('value')
  const measure = measures.includes(wanted) ? wanted : 'count'
  const open = (month: string) => void navigate(rowsPath(monthOf(insights, month)))
  const units = {
    value: insights.currency,
    areaSqm: t('kit.units.m2'),
    count: t(`${INSIGHTS}.count`),
  }
  const asTable = {
    key: 'table',
    label: t(`${INSIGHTS}.as_table`),
    children: <MonthsTable {...{ insights, mayOpen, isPriced }} />,
  }
  return (
    <ChartCard
      title={t(`${INSIGHTS}.months`)}
      unit={units[measure]}
      series={[{ name: t(`${INSIGHTS}.${measure}`), color: 'var(--brand)' }]}
      columns={insights.months.map((row) => ({
        key: row.month,
        label: formats.month(row.month),
        values: [Number(row[measure] ?? 0)],
      }))}
      onOpen={mayOpen ? open : undefined}
      extra={<MeasureChoice {...{ measures, measure }} onChange={setMeasure} />}
    >
      <Collapse ghost size="small" items={[asTable]} />
    </ChartCard>
  )
}

interface MeasureChoiceProps {
  measures: Measure[]
  measure: Measure
  onChange: (measure: Measure) => void
}

function MeasureChoice({ measures, measure, onChange }: MeasureChoiceProps) {
  const { t } = useTranslation()
  return (
    <Segments
      size="small"
      aria-label={t(`${INSIGHTS}.measure`)}
      value={measure}
      onChange={onChange}
      options={measures.map((value) => ({ value, label: t(`${INSIGHTS}.${value}`) }))}
    />
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
