import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { COST_CURRENCY } from '../consumption/consumption'
import { ConsumptionViews } from '../consumption/consumption-views'
import {
  CONSUMPTION_MATERIALS,
  OPENED,
  projectsOf,
  type ConsumptionMaterial,
} from './consumption-material'
import { openedColumn } from './opened-column'
import { SumEntries, type OpenSum } from './sum-entries'

const MATERIAL: Column<ConsumptionMaterial> = {
  key: 'materialName',
  width: 210,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => (
    <Link to={projectsOf(row)}>
      <LocalName name={row.materialName} nameAr={row.materialNameAr} />
    </Link>
  ),
}

/** Made of those of its projects, which are listed behind it. */
const summed = (
  key: 'planned' | 'theoretical' | 'onSite',
  optional = false
): Column<ConsumptionMaterial> => ({
  key,
  width: 128,
  align: 'end',
  sortable: true,
  optional,
  filter: { kind: 'number' },
  render: (row) => (
    <Link to={projectsOf(row)}>
      <Quantity value={row[key]} unit={row.unit} />
    </Link>
  ),
})

const WASTAGE: Column<ConsumptionMaterial> = {
  key: 'wastage',
  width: 104,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: ({ wastage }) => (wastage === null ? NONE : <Percent value={wastage} decimals={2} />),
}

const COST: Column<ConsumptionMaterial> = {
  key: 'cost',
  width: 124,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: (row) => <Money value={row.cost} currency={COST_CURRENCY} />,
}

const count = (key: 'projects' | 'overProjects'): Column<ConsumptionMaterial> => ({
  key,
  width: 104,
  align: 'end',
  sortable: true,
  optional: key === 'overProjects',
  filter: { kind: 'number' },
  render: (row) => <Link to={projectsOf(row)}>{row[key]}</Link>,
})

const CODE: Column<ConsumptionMaterial> = {
  key: 'materialCode',
  optional: true,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <bdi dir="ltr">{row.materialCode}</bdi>,
}

/** Every material over all projects. */
export default function ConsumptionMaterialList() {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const [opened, setOpened] = useState<OpenSum | null>(null)
  const opener = openedColumn<ConsumptionMaterial>
  const open = ({ materialId, unit }: ConsumptionMaterial, figure: OpenSum['figure']) =>
    setOpened({ materialId, unit, figure })
  return (
    <>
      <ResourceTable<ConsumptionMaterial>
        resource={CONSUMPTION_MATERIALS}
        columns={[
          MATERIAL,
          summed('planned'),
          summed('theoretical'),
          ...OPENED.map((key) => opener(key, open)),
          WASTAGE,
          ...(mayPrice ? [COST] : []),
          count('projects'),
          count('overProjects'),
          summed('onSite', true),
          CODE,
        ]}
        searchable={false}
        labelOf={(row) => row.materialCode}
        initialSorters={[{ field: 'materialCode', order: 'asc' }]}
        currencyOf={() => COST_CURRENCY}
        above={<ConsumptionViews active="materials" />}
        exportable
        emptyHint={t(`${CONSUMPTION_MATERIALS}.empty`)}
      />
      <SumEntries of={opened} onClose={() => setOpened(null)} />
    </>
  )
}
