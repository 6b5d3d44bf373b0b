import { Drawer, Skeleton, Table, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import {
  CONSUMPTION,
  COST_CURRENCY,
  type ConsumptionDetail,
  type ConsumptionEntry,
  type Opened,
} from './consumption'
import { Source } from './entry-source'

interface EntriesDrawerProps {
  row: ConsumptionDetail
  of: { figure: Opened; month?: string } | null
  onClose: () => void
}

/** The movements, installations or reports that add up to a figure. */
export function EntriesDrawer({ row, of, onClose }: EntriesDrawerProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const figure = of ? t(`${CONSUMPTION}.fields.${of.figure}`) : ''
  return (
    <Drawer
      open={of !== null}
      onClose={onClose}
      width="min(100vw, 640px)"
      destroyOnHidden
      title={of?.month ? `${figure} · ${formats.month(of.month)}` : figure}
    >
      {of ? <Entries row={row} figure={of.figure} month={of.month} /> : null}
    </Drawer>
  )
}

interface EntriesProps {
  row: ConsumptionDetail
  figure: Opened
  month: string | undefined
}

function Entries({ row, figure, month }: EntriesProps) {
  const { t } = useTranslation()
  const search = new URLSearchParams({ figure, ...(month ? { month } : {}) }).toString()
  const query = useQuery<ConsumptionEntry[]>({
    queryKey: [`/api/consumption/${row.id}/entries?${search}`],
    staleTime: 0,
  })
  const columns = useColumns(row, figure)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  return (
    <Table<ConsumptionEntry>
      size="small"
      rowKey={({ kind, id }) => `${kind} ${id}`}
      pagination={{ pageSize: 50, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      dataSource={query.data}
      columns={columns}
      locale={{ emptyText: <Empty title={t(`${CONSUMPTION}.no_rows`)} /> }}
    />
  )
}

function useColumns(row: ConsumptionDetail, figure: Opened): TableColumnsType<ConsumptionEntry> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${CONSUMPTION}.entries.${key}`)
  const source: TableColumnsType<ConsumptionEntry> = [
    { title: title('on'), render: (_, { on }) => <DateText value={on} /> },
    {
      title: title('source'),
      render: (_, entry) => <Source projectId={row.projectId} entry={entry} />,
    },
  ]
  if (figure === 'progress')
    return [
      ...source,
      ...(row.progressFrom === 'schedule' ? [quantityOf(row, title('quantity'))] : []),
      {
        title: t(`${CONSUMPTION}.fields.progress`),
        align: 'end',
        render: (_, { percent }) => <Percent value={percent} decimals={2} />,
      },
    ]
  const value: TableColumnsType<ConsumptionEntry> = [
    {
      title: title('value'),
      align: 'end',
      render: (_, entry) => <Money value={entry.value} currency={COST_CURRENCY} />,
    },
  ]
  return [
    ...source,
    quantityOf(row, title('quantity')),
    ...(row.cost === null || figure === 'installed' ? [] : value),
  ]
}

const quantityOf = (row: ConsumptionDetail, title: string) => ({
  title,
  align: 'end' as const,
  render: (_: unknown, { quantity }: ConsumptionEntry) => (
    <Quantity value={quantity} unit={row.unit} />
  ),
})
