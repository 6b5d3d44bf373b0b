import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ImportLink } from '../../../kit/import/import-link'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { PrintLabels } from '../stock-labels/print-labels'
import { materialPath, MATERIALS, type Material } from './material'

const COLUMNS: Column<Material>[] = [
  {
    key: 'code',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={materialPath(row)}>
        <Ltr>{row.code}</Ltr>
      </Link>
    ),
  },
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
  },
  {
    key: 'category',
    sortable: true,
    filter: { kind: 'choice', list: 'material-categories' },
    render: (row) => <ChoiceText list="material-categories" value={row.category} />,
  },
  {
    key: 'unit',
    sortable: true,
    render: (row) => <ChoiceText list="purchase-units" value={row.unit} />,
  },
  {
    key: 'tracking',
    sortable: true,
    filter: { kind: 'choice', list: 'material-trackings' },
    render: (row) => <ChoiceText list="material-trackings" value={row.tracking} />,
  },
  {
    key: 'valuation',
    optional: true,
    sortable: true,
    render: (row) => <ChoiceText list="material-valuations" value={row.valuation} />,
  },
  {
    key: 'lastPrice',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.lastPrice} currency="SAR" />,
  },
  { key: 'active', sortable: true, render: (row) => <ActiveTag active={row.active} /> },
]

function ActiveTag({ active }: { active: boolean }) {
  const { t } = useTranslation()
  return (
    <Tag color={active ? 'green' : 'default'}>
      {t(`${MATERIALS}.${active ? 'in_use' : 'retired'}`)}
    </Tag>
  )
}

export default function MaterialList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Material>
      resource={MATERIALS}
      columns={COLUMNS}
      labelOf={(row) => row.code}
      pathOf={materialPath}
      initialSorters={[{ field: 'code', order: 'asc' }]}
      actions={<ImportLink to="/procurement/materials/import" ability="stock.manage" />}
      create={{
        path: '/procurement/materials/new',
        ability: 'stock.manage',
        label: t(`${MATERIALS}.create`),
      }}
      bulkActions={(rows) => <PrintLabels what={{ materialIds: rows.map(({ id }) => id) }} />}
      emptyHint={t(`${MATERIALS}.empty`)}
    />
  )
}
