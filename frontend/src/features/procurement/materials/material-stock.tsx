import type { Schema } from '../../../api/types'
import type { TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { UnitQuantity } from './unit-quantity'
import type { Material } from './material'

type Level = Schema<'StockLevel'>

/** Stock of a material in each warehouse. */
export function MaterialStock({ material }: { material: Material }) {
  const { t } = useTranslation()
  const columns = useColumns()
  const query = useQuery<Level[]>({
    queryKey: [`/api/stock-levels?materialId=${material.id}&_start=0&_end=100`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <RecordTable<Level>
      size="small"
      rowKey="id"
      loading={query.isLoading}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={query.data ?? []}
      locale={{ emptyText: <Empty title={t('procurement.materials.no_stock')} /> }}
      columns={columns}
    />
  )
}

function useColumns(): TableColumnType<Level>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`procurement.stock_levels.fields.${name}`)
  return [
    {
      title: title('warehouseName'),
      render: (_, level) => (
        <Link to={`/procurement/inventory/${level.id}`}>
          <LocalName name={level.warehouseName} nameAr={level.warehouseNameAr} />
        </Link>
      ),
    },
    {
      title: title('onHand'),
      align: 'end',
      render: (_, level) => <UnitQuantity value={level.onHand} unit={level.unit} />,
    },
    {
      title: title('inTransit'),
      align: 'end',
      render: (_, level) => <UnitQuantity value={level.inTransit} unit={level.unit} />,
    },
    {
      title: title('value'),
      align: 'end',
      render: (_, level) => <Money value={level.value} currency={level.currency} />,
    },
  ]
}
