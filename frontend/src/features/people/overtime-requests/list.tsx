import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useCurrentUser } from '../../../providers/access'
import { Hours } from './hours'
import {
  LIST_PATH,
  OVERTIME_REQUESTS,
  requestPath,
  STATUSES,
  type OvertimeRequestRow,
} from './overtime-request'
import { projectName } from './project-name'

const COLUMNS: Column<OvertimeRequestRow>[] = [
  {
    key: 'number',
    width: 150,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={requestPath(row)}>{row.number}</Link>,
  },
  {
    key: 'employeeName',
    width: 200,
    render: (row) => <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />,
  },
  {
    key: 'workedOn',
    width: 140,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.workedOn} />,
  },
  {
    key: 'minutes',
    width: 120,
    sortable: true,
    align: 'end',
    render: (row) => <Hours minutes={row.minutes} />,
  },
  { key: 'projectName', width: 220, render: projectName },
]

function useColumns(): Column<OvertimeRequestRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    ...COLUMNS,
    {
      key: 'status',
      width: 130,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    { key: 'reason', optional: true },
  ]
}

/** One's own requests, those of one's team, and everyone's for HR. */
export default function OvertimeRequestList() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  return (
    <ResourceTable<OvertimeRequestRow>
      resource={OVERTIME_REQUESTS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.number}
      pathOf={requestPath}
      initialSorters={[{ field: 'workedOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${OVERTIME_REQUESTS}.tabs.all`), params: {} },
        {
          key: 'mine',
          label: t(`${OVERTIME_REQUESTS}.tabs.mine`),
          params: { userId: String(user?.id) },
        },
        ...(['submitted', 'approved', 'rejected'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: `${LIST_PATH}/new`,
        ability: 'people.open',
        label: t(`${OVERTIME_REQUESTS}.create`),
      }}
      emptyHint={t(`${OVERTIME_REQUESTS}.empty`)}
    />
  )
}
