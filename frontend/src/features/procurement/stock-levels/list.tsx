import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { PrintLabels } from '../stock-labels/print-labels'
import { ScanButton } from '../stock-labels/scan-button'
import { UnitQuantity } from '../materials/unit-quantity'
import { ValueOnDay } from './value-on-day'
import { levelPath, STOCK_LEVELS, type StockLevel } from './stock-level'

/** What decides comes first: what it is, where, how much there is and what is coming. */
function useColumns(): Column<StockLevel>[] {
  return [...PLACE, ...useQuantityColumns(), ...MORE]
}

const PLACE: Column<StockLevel>[] = [
  {
    key: 'materialCode',
    width: 130,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={levelPath(row)}>
        <Ltr>{row.materialCode}</Ltr>
      </Link>
    ),
  },
  {
    key: 'materialName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.materialName} nameAr={row.materialNameAr} />,
  },
  {
    key: 'warehouseName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.warehouseName} nameAr={row.warehouseNameAr} />,
  },
]

function useQuantityColumns(): Column<StockLevel>[] {
  const { t } = useTranslation()
  const quantity = (key: 'available' | 'inTransit' | 'reorderLevel') => ({
    key,
    sortable: true,
    align: 'end' as const,
    render: (row: StockLevel) => <Quantity value={row[key]} />,
  })
  return [
    {
      key: 'onHand',
      width: 190,
      sortable: true,
      align: 'end',
      filter: { kind: 'number' },
      render: (row) => (
        <>
          <UnitQuantity value={row.onHand} unit={row.unit} />{' '}
          {row.belowReorder ? <Tag color="orange">{t(`${STOCK_LEVELS}.low`)}</Tag> : null}
        </>
      ),
    },
    quantity('available'),
    quantity('inTransit'),
    quantity('reorderLevel'),
  ]
}

const MORE: Column<StockLevel>[] = [
  {
    key: 'value',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.value} currency={row.currency} />,
  },
  { key: 'bin', width: 90, render: (row) => row.bin && <Ltr>{row.bin}</Ltr> },
  {
    key: 'category',
    optional: true,
    sortable: true,
    filter: { kind: 'choice', list: 'material-categories' },
    render: (row) => <ChoiceText list="material-categories" value={row.category} />,
  },
  {
    key: 'averageCost',
    optional: true,
    align: 'end',
    render: (row) => <Money value={row.averageCost} currency={row.currency} />,
  },
]

export default function StockLevelList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<StockLevel>
      resource={STOCK_LEVELS}
      columns={useColumns()}
      labelOf={(row) => `${row.materialCode} · ${row.warehouseName}`}
      pathOf={levelPath}
      initialSorters={[{ field: 'materialCode', order: 'asc' }]}
      tabs={[
        { key: 'all', label: t(`${STOCK_LEVELS}.tabs.all`), params: {} },
        { key: 'low', label: t(`${STOCK_LEVELS}.tabs.low`), params: { belowReorder: 'true' } },
      ]}
      create={{
        path: '/procurement/movements/new',
        ability: 'stock.manage',
        label: t('procurement.stock_movements.create'),
      }}
      actions={
        <>
          <ValueOnDay />
          <ScanButton />
        </>
      }
      bulkActions={(rows) => <PrintLabels what={{ levelIds: rows.map(({ id }) => id) }} />}
      emptyHint={t(`${STOCK_LEVELS}.empty`)}
    />
  )
}
