import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ImportLink } from '../../../kit/import/import-link'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ScanButton } from '../stock-labels/scan-button'
import { LandedCostButton } from './landed-cost'
import { movementPath, MOVEMENTS, type StockMovementRow } from './movement'

const COLUMNS: Column<StockMovementRow>[] = [
  {
    key: 'number',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={movementPath(row)}>{row.number}</Link>,
  },
  {
    key: 'type',
    sortable: true,
    filter: { kind: 'choice', list: 'movement-types' },
    render: (row) => <ChoiceText list="movement-types" value={row.type} />,
  },
  {
    key: 'movedOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.movedOn} />,
  },
  {
    key: 'warehouseName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.warehouseName} nameAr={row.warehouseNameAr} />,
  },
  {
    key: 'toWarehouseName',
    sortable: true,
    render: (row) =>
      row.toWarehouseName && (
        <LocalName name={row.toWarehouseName} nameAr={row.toWarehouseNameAr} />
      ),
  },
  { key: 'projectName', sortable: true, filter: { kind: 'text' } },
  {
    key: 'status',
    sortable: true,
    filter: { kind: 'choice', list: 'movement-statuses' },
    render: (row) => <StatusTag status={row.status} />,
  },
  {
    key: 'value',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.value} currency={row.currency} />,
  },
]

export default function MovementList() {
  const { t } = useTranslation()
  const tabs = ['in_transit', 'submitted', 'counting'].map((status) => ({
    key: status,
    label: t(`kit.status.${status}`),
    params: { status },
  }))
  return (
    <ResourceTable<StockMovementRow>
      resource={MOVEMENTS}
      columns={COLUMNS}
      labelOf={(row) => row.number}
      pathOf={movementPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[{ key: 'all', label: t(`${MOVEMENTS}.all`), params: {} }, ...tabs]}
      create={{
        path: '/procurement/movements/new',
        ability: 'stock.manage',
        label: t(`${MOVEMENTS}.create`),
      }}
      actions={
        <>
          <ImportLink
            to="/procurement/movements/import"
            ability="stock.manage"
            label={t(`${MOVEMENTS}.import_opening`)}
          />
          <ScanButton />
        </>
      }
      bulkActions={(rows) => <LandedCostButton movements={rows} />}
      emptyHint={t(`${MOVEMENTS}.empty`)}
    />
  )
}
