import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { COST_CURRENCY } from '../consumption/consumption'
import { ConsumptionViews } from '../consumption/consumption-views'
import { OPENED } from '../consumption-materials/consumption-material'
import { openedColumn } from '../consumption-materials/opened-column'
import { SumEntries, type OpenSum } from '../consumption-materials/sum-entries'

type ConsumptionMonth = Schema<'ConsumptionMonth'>

const CONSUMPTION_MONTHS = 'production.consumption_months'

const MONTH: Column<ConsumptionMonth> = {
  key: 'month',
  width: 130,
  sortable: true,
  filter: { kind: 'date' },
  render: (row) => <Month value={row.month} />,
}

const Month = ({ value }: { value: string }) => useFormats().month(value)

const MATERIAL: Column<ConsumptionMonth> = {
  key: 'materialName',
  width: 210,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <LocalName name={row.materialName} nameAr={row.materialNameAr} />,
}

const PROJECT: Column<ConsumptionMonth> = {
  key: 'projectName',
  width: 190,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <Project row={row} />,
}

function Project({ row }: { row: ConsumptionMonth }) {
  const { t } = useTranslation()
  if (row.projectName === null) return t(`${CONSUMPTION_MONTHS}.all_projects`)
  return <LocalName name={row.projectName} nameAr={row.projectNameAr} />
}

const COST: Column<ConsumptionMonth> = {
  key: 'cost',
  width: 124,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: (row) => <Money value={row.cost} currency={COST_CURRENCY} />,
}

const CODES: Column<ConsumptionMonth>[] = (['materialCode', 'code'] as const).map((key) => ({
  key,
  optional: true,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <bdi dir="ltr">{row[key]}</bdi>,
}))

/** Every material by month: of all projects together, of each where a filter names them. */
export default function ConsumptionMonthList() {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const [opened, setOpened] = useState<OpenSum | null>(null)
  const opener = openedColumn<ConsumptionMonth>
  const open = (row: ConsumptionMonth, figure: OpenSum['figure']) => {
    const { materialId, unit, month, projectId } = row
    setOpened({ materialId, unit, month, projectId, figure })
  }
  return (
    <>
      <ResourceTable<ConsumptionMonth>
        resource={CONSUMPTION_MONTHS}
        columns={[
          MONTH,
          MATERIAL,
          PROJECT,
          ...OPENED.map((key) => opener(key, open)),
          ...(mayPrice ? [COST] : []),
          ...CODES,
        ]}
        searchable={false}
        labelOf={(row) => `${row.month} ${row.materialCode}`}
        initialSorters={[{ field: 'month', order: 'desc' }]}
        currencyOf={() => COST_CURRENCY}
        above={<ConsumptionViews active="months" />}
        exportable
        emptyHint={t(`${CONSUMPTION_MONTHS}.empty`)}
      />
      <SumEntries of={opened} onClose={() => setOpened(null)} />
    </>
  )
}
