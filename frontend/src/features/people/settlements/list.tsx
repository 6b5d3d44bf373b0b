import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LIST_PATH, SETTLEMENTS, settlementPath, STATUSES, type SettlementRow } from './settlement'

const PERSON: Column<SettlementRow>[] = [
  {
    key: 'number',
    width: 150,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={settlementPath(row)}>{row.number}</Link>,
  },
  {
    key: 'employeeName',
    width: 220,
    render: (row) => <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />,
  },
]

const FACTS: Column<SettlementRow>[] = [
  {
    key: 'lastDayOn',
    width: 140,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.lastDayOn} />,
  },
  {
    key: 'serviceEnd',
    width: 260,
    filter: { kind: 'choice', list: 'service-ends' },
    render: (row) => <ChoiceText list="service-ends" value={row.serviceEnd} />,
  },
  { key: 'paidOn', filter: { kind: 'date' }, render: (row) => <DateText value={row.paidOn} /> },
  { key: 'createdByName', optional: true },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

/** What those who leave are paid; the amounts stand on the page of each. */
export default function SettlementList() {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  const columns: Column<SettlementRow>[] = [
    ...PERSON,
    {
      key: 'status',
      width: 130,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
  return (
    <ResourceTable<SettlementRow>
      resource={SETTLEMENTS}
      columns={columns}
      searchable={false}
      labelOf={(row) => row.number}
      pathOf={settlementPath}
      initialSorters={[{ field: 'lastDayOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${SETTLEMENTS}.tabs.all`), params: {} },
        ...(['draft', 'submitted', 'approved', 'paid'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: `${LIST_PATH}/new`,
        ability: 'settlements.manage',
        label: t(`${SETTLEMENTS}.create`),
      }}
      exportable={false}
      emptyHint={t(`${SETTLEMENTS}.empty`)}
    />
  )
}
