import type { ReactNode } from 'react'
import { Button, Card, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { NONE } from '../../../kit/display/none'
import {
  CONSUMPTION,
  COST_CURRENCY,
  type ConsumptionDetail,
  type Month,
  type Opened,
} from './consumption'

interface MonthsCardProps {
  row: ConsumptionDetail
  onOpen: (figure: Opened, month: string) => void
}

/** What the work of each month needs beside what went out, as columns and as figures. */
export function MonthsCard({ row, onOpen }: MonthsCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useColumns(row, onOpen)
  const { months, unit } = row
  const title = t(`${CONSUMPTION}.by_month`)
  if (!months.length)
    return (
      <Card size="small" title={title}>
        <Empty title={t(`${CONSUMPTION}.no_months`)} />
      </Card>
    )
  const name = (key: string) => t(`${CONSUMPTION}.fields.${key}`)
  return (
    <ChartCard
      title={title}
      unit={unit}
      series={[
        { name: name('theoretical'), color: 'var(--brand)' },
        { name: name('net'), color: 'var(--accent)' },
      ]}
      columns={months.map(({ month, theoretical, net }) => ({
        key: month,
        label: formats.month(month),
        values: [Number(theoretical), Number(net)],
      }))}
    >
      <Table<Month>
        size="small"
        rowKey="month"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={months}
        columns={columns}
      />
    </ChartCard>
  )
}

function useColumns(
  { cost }: ConsumptionDetail,
  onOpen: MonthsCardProps['onOpen']
): TableColumnsType<Month> {
  const { t } = useTranslation()
  const formats = useFormats()
  const opened = useOpenedColumn(onOpen)
  const column = (key: string, render: (row: Month) => ReactNode) => ({
    title: t(`${CONSUMPTION}.${key}`),
    align: 'end' as const,
    render: (_: unknown, row: Month) => render(row),
  })
  const money = column('fields.cost', (row) => <Money value={row.cost} currency={COST_CURRENCY} />)
  return [
    { title: t(`${CONSUMPTION}.month`), render: (_, { month }) => formats.month(month) },
    column('fields.progress', (row) => <Percent value={row.progress} decimals={2} />),
    column('fields.theoretical', (row) => <Quantity value={row.theoretical} />),
    opened('net'),
    opened('installed'),
    column('wastage_so_far', (row) =>
      row.wastage === null ? NONE : <Percent value={row.wastage} decimals={2} />
    ),
    ...(cost === null ? [] : [money]),
  ]
}

/** A quantity of a month that opens its rows. */
function useOpenedColumn(onOpen: MonthsCardProps['onOpen']) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (key: 'net' | 'installed') => {
    const title = t(`${CONSUMPTION}.fields.${key}`)
    const label = (month: string) =>
      t(`${CONSUMPTION}.open_rows`, { figure: `${title} ${formats.month(month)}` })
    return {
      title,
      align: 'end' as const,
      render: (_: unknown, row: Month) => (
        <Button
          type="link"
          size="small"
          title={label(row.month)}
          onClick={() => onOpen(key, row.month)}
        >
          <Quantity value={row[key]} />
        </Button>
      ),
    }
  }
}
