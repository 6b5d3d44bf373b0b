import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { NONE } from '../../../kit/display/none'
import { useAbility } from '../../../providers/access'
import { CONSUMPTION, consumptionPath, COST_CURRENCY, type Consumption } from './consumption'
import { ConsumptionViews } from './consumption-views'
import { PlanMaterials } from './plan-materials'
import { Wastage } from './wastage'

const NAMES: Column<Consumption>[] = [
  {
    key: 'materialName',
    width: 210,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={consumptionPath(row)}>
        <LocalName name={row.materialName} nameAr={row.materialNameAr} />
      </Link>
    ),
  },
  {
    key: 'projectName',
    width: 180,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.projectName} nameAr={row.projectNameAr} />,
  },
]

type QuantityKey =
  'planned' | 'theoretical' | 'issued' | 'returned' | 'net' | 'installed' | 'onSite'

const quantity = (key: QuantityKey, isOptional = false): Column<Consumption> => ({
  key,
  width: 128,
  align: 'end',
  sortable: true,
  optional: isOptional,
  filter: { kind: 'number' },
  render: (row) => (row[key] === null ? NONE : <Quantity value={row[key]} unit={row.unit} />),
})

const percent = (key: 'progress' | 'allowance'): Column<Consumption> => ({
  key,
  width: 100,
  align: 'end',
  sortable: true,
  optional: key === 'allowance',
  filter: { kind: 'number' },
  render: (row) => (row[key] === null ? NONE : <Percent value={row[key]} decimals={2} />),
})

const WASTAGE: Column<Consumption> = {
  key: 'wastage',
  width: 104,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: (row) => <Wastage of={row} />,
}

const COST: Column<Consumption> = {
  key: 'cost',
  width: 124,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: (row) => <Money value={row.cost} currency={COST_CURRENCY} />,
}

const CODES: Column<Consumption>[] = (['materialCode', 'code'] as const).map((key) => ({
  key,
  optional: true,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <bdi dir="ltr">{row[key]}</bdi>,
}))

function useColumns(): Column<Consumption>[] {
  const mayPrice = useAbility('projects.prices')
  return [
    ...NAMES,
    quantity('planned'),
    percent('progress'),
    quantity('theoretical'),
    quantity('net'),
    WASTAGE,
    quantity('installed'),
    ...(mayPrice ? [COST] : []),
    percent('allowance'),
    quantity('issued', true),
    quantity('returned', true),
    quantity('onSite', true),
    ...CODES,
  ]
}

/** Every material by project: what the work needs, what went out, what was installed. */
export default function ConsumptionList() {
  const { t } = useTranslation()
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${CONSUMPTION}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<Consumption>
      resource={CONSUMPTION}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.materialCode} ${row.code}`}
      pathOf={consumptionPath}
      initialSorters={[{ field: 'code', order: 'desc' }]}
      tabs={[
        tab('all', {}),
        tab('over', { over: 'true' }),
        tab('unplanned', { planned_lte: '0' }),
        tab('on_site', { onSite_gte: '0.0001' }),
      ]}
      currencyOf={() => COST_CURRENCY}
      exportable
      above={<ConsumptionViews active="projects" />}
      actions={<PlanMaterials />}
      emptyHint={t(`${CONSUMPTION}.empty`)}
    />
  )
}
