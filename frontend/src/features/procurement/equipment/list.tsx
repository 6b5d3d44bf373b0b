import { Flex, Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { EQUIPMENT, equipmentPath, type EquipmentRow } from './equipment'
import { EquipmentStatus } from './equipment-status'

/** Days ahead that the tab of due maintenance shows. */
const AHEAD = 14

/** What decides comes first: what it is, its status, who has it and what is due. */
function useColumns(): Column<EquipmentRow>[] {
  const dates = useDateColumns()
  const more = useMoreColumns()
  return [
    {
      key: 'tag',
      width: 110,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={equipmentPath(row)}>
          <Ltr>{row.tag}</Ltr>
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
      key: 'status',
      width: 130,
      sortable: true,
      filter: { kind: 'choice', list: 'equipment-statuses' },
      render: (row) => <EquipmentStatus status={row.status} />,
    },
    { key: 'custodianName', sortable: true, filter: { kind: 'text' } },
    ...dates,
    {
      key: 'category',
      sortable: true,
      filter: { kind: 'choice', list: 'equipment-categories' },
      render: (row) => <ChoiceText list="equipment-categories" value={row.category} />,
    },
    ...more,
  ]
}

function useDateColumns(): Column<EquipmentRow>[] {
  const { t } = useTranslation()
  const warning = (key: string) => <Tag color="red">{t(`${EQUIPMENT}.${key}`)}</Tag>
  return [
    {
      key: 'expectedReturnOn',
      sortable: true,
      filter: { kind: 'date' },
      render: ({ expectedReturnOn: day }) => (
        <Flex wrap gap={4} align="center">
          {day ? <DateText value={day} /> : null}
          {day && day < today() ? warning('late') : null}
        </Flex>
      ),
    },
    {
      key: 'dueOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <Flex wrap gap={4} align="center">
          {row.dueOn ? <DateText value={row.dueOn} /> : null}
          {row.overdue ? warning('overdue') : null}
        </Flex>
      ),
    },
  ]
}

/** Shown when chosen. */
function useMoreColumns(): Column<EquipmentRow>[] {
  const meterUnit = useChoiceLabel('meter-types')
  return [
    { key: 'projectName', sortable: true, filter: { kind: 'text' }, optional: true },
    {
      key: 'meter',
      sortable: true,
      optional: true,
      align: 'end',
      render: (row) =>
        row.meterType === 'none' ? null : (
          <Quantity value={row.meter} unit={meterUnit(row.meterType)} />
        ),
    },
    {
      key: 'ownership',
      sortable: true,
      optional: true,
      filter: { kind: 'choice', list: 'equipment-ownerships' },
      render: (row) => <ChoiceText list="equipment-ownerships" value={row.ownership} />,
    },
  ]
}

export default function EquipmentList() {
  const { t } = useTranslation()
  const tab = (key: string) => t(`${EQUIPMENT}.tabs.${key}`)
  return (
    <ResourceTable<EquipmentRow>
      resource={EQUIPMENT}
      columns={useColumns()}
      labelOf={(row) => row.tag}
      pathOf={equipmentPath}
      initialSorters={[{ field: 'tag', order: 'asc' }]}
      tabs={[
        { key: 'all', label: tab('all'), params: {} },
        { key: 'out', label: tab('out'), params: { status: 'assigned' } },
        { key: 'due', label: tab('due'), params: { dueOn_lte: daysFrom(today(), AHEAD) } },
        { key: 'meter', label: tab('meter'), params: { meterDue: 'true' } },
      ]}
      create={{
        path: '/procurement/equipment-management/new',
        ability: 'procurement.equipment',
        label: t(`${EQUIPMENT}.create`),
      }}
      exportable
      emptyHint={t(`${EQUIPMENT}.empty`)}
    />
  )
}
