import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { WAREHOUSES, warehousePath, type Warehouse } from './warehouse'

export default function WarehouseList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Warehouse>
      resource={WAREHOUSES}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.code}
      pathOf={(row) => `${warehousePath(row)}/edit`}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      create={{
        path: '/procurement/warehouses/new',
        ability: 'stock.manage',
        label: t(`${WAREHOUSES}.create`),
      }}
      emptyHint={t(`${WAREHOUSES}.empty`)}
    />
  )
}

function useColumns(): Column<Warehouse>[] {
  const { t } = useTranslation()
  return [
    { key: 'code', sortable: true, render: (row) => <WarehouseLink warehouse={row} /> },
    {
      key: 'name',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
    },
    { key: 'location' },
    {
      key: 'bins',
      render: (row) => (
        <Link to={`/procurement/inventory?warehouseId=${row.id}`}>
          {t(`${WAREHOUSES}.bin_count`, { count: row.bins.length })}
        </Link>
      ),
    },
    {
      key: 'active',
      sortable: true,
      render: (row) => (
        <Tag color={row.active ? 'green' : 'default'}>
          {t(`${WAREHOUSES}.${row.active ? 'open' : 'closed'}`)}
        </Tag>
      ),
    },
  ]
}

function WarehouseLink({ warehouse }: { warehouse: Warehouse }) {
  const code = <Ltr>{warehouse.code}</Ltr>
  return warehouse.can.update ? <Link to={`${warehousePath(warehouse)}/edit`}>{code}</Link> : code
}
