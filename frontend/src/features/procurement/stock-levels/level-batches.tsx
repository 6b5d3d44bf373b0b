import { Tag, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { UnitQuantity } from '../materials/unit-quantity'
import { STOCK_LEVELS, type StockLevel } from './stock-level'

type Batch = Schema<'StockBatch'>

/** Batches and serial numbers in the order in which they should leave: first expired, first out. */
export function LevelBatches({ level }: { level: StockLevel }) {
  const columns = useColumns(level)
  const query = useQuery<Batch[]>({
    queryKey: [`/api/stock-levels/${level.id}/batches`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <RecordTable<Batch>
      size="small"
      rowKey="id"
      loading={query.isLoading}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={query.data ?? []}
      columns={columns}
    />
  )
}

function useColumns(level: StockLevel): TableColumnType<Batch>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'batchNo',
      title: t(`${STOCK_LEVELS}.entry.batchNo`),
      render: (_, row) => <Ltr>{row.batchNo}</Ltr>,
    },
    {
      key: 'expiresOn',
      title: t(`${STOCK_LEVELS}.fields.expiresOn`),
      render: (_, row) => (
        <>
          <DateText value={row.expiresOn} />{' '}
          {row.expired ? <Tag color="red">{t(`${STOCK_LEVELS}.expired`)}</Tag> : null}
        </>
      ),
    },
    {
      key: 'onHand',
      title: t(`${STOCK_LEVELS}.fields.onHand`),
      align: 'end',
      render: (_, row) => <UnitQuantity value={row.onHand} unit={level.unit} />,
    },
  ]
}
