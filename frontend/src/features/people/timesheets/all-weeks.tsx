import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { HoursText } from './hours-text'
import { STATUSES, timesheetPath, TIMESHEETS, type TimesheetRow } from './timesheet'

function useColumns(): Column<TimesheetRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'weekStart',
      width: 150,
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <Link to={timesheetPath(row)}>
          <DateText value={row.weekStart} />
        </Link>
      ),
    },
    {
      key: 'employeeName',
      width: 220,
      render: (row) => <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />,
    },
    {
      key: 'totalMinutes',
      align: 'end',
      sortable: true,
      render: (row) => <HoursText minutes={row.totalMinutes} />,
    },
    {
      key: 'status',
      width: 130,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'updatedAt',
      sortable: true,
      optional: true,
      render: (row) => <InstantText value={row.updatedAt} />,
    },
  ]
}

/** Every week that the viewer may see, the latest first. */
export default function AllWeeks() {
  const { t } = useTranslation()
  return (
    <ResourceTable<TimesheetRow>
      resource={TIMESHEETS}
      title={t(`${TIMESHEETS}.all_weeks`)}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.employeeNumber} · ${row.weekStart}`}
      pathOf={timesheetPath}
      initialSorters={[{ field: 'weekStart', order: 'desc' }]}
      emptyHint={t(`${TIMESHEETS}.empty`)}
    />
  )
}
