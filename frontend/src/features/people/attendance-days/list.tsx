import { Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ATTENDANCE_DAYS, monthPath, STATUSES, type AttendanceDay } from './attendance-day'
import { AttendanceTag } from './attendance-tag'
import { DayNotes } from './day-notes'
import { Duration } from './duration'

const pathOf = (day: AttendanceDay) => monthPath(day.employeeId, day.on.slice(0, 7))

const TIMES: Column<AttendanceDay>[] = [
  { key: 'firstIn', render: (row) => <ClockText value={row.firstIn} /> },
  { key: 'lastOut', render: (row) => <ClockText value={row.lastOut} /> },
  {
    key: 'workedMinutes',
    align: 'end',
    render: (row) => <Duration minutes={row.workedMinutes} />,
  },
  {
    key: 'lateMinutes',
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Duration minutes={row.lateMinutes} />,
  },
  {
    key: 'earlyMinutes',
    align: 'end',
    filter: { kind: 'number' },
    render: (row) => <Duration minutes={row.earlyMinutes} />,
  },
  {
    key: 'delayMinutes',
    field: 'delayMinutes',
    filter: { kind: 'number' },
    render: (row) => <DayNotes day={row} />,
  },
]

function useColumns(): Column<AttendanceDay>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({
    value,
    label: t(`${ATTENDANCE_DAYS}.status.${value}`),
  }))
  return [
    {
      key: 'employeeName',
      width: 200,
      render: (row) => (
        <Link to={pathOf(row)}>
          <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />
        </Link>
      ),
    },
    {
      key: 'on',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.on} />,
    },
    {
      key: 'status',
      filter: { kind: 'choice', options: statuses },
      render: (row) => <AttendanceTag status={row.status} />,
    },
    ...TIMES,
    {
      key: 'siteName',
      optional: true,
      render: (row) => <LocalName name={row.siteName} nameAr={row.siteNameAr} />,
    },
  ]
}

/** One's own days, those of one's team, and everyone's for HR. */
export default function AttendanceDayList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<AttendanceDay>
      resource={ATTENDANCE_DAYS}
      columns={useColumns()}
      searchable={false}
      exportable
      labelOf={(row) => `${row.employeeName} ${row.on}`}
      pathOf={pathOf}
      above={
        <Flex wrap gap="small" style={{ marginBlockEnd: 12 }}>
          <LinkButton to="/hr/attendance-today">{t(`${ATTENDANCE_DAYS}.today.title`)}</LinkButton>
          <LinkButton to="/hr/attendance-month">{t(`${ATTENDANCE_DAYS}.month.own`)}</LinkButton>
        </Flex>
      }
      initialSorters={[{ field: 'on', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${ATTENDANCE_DAYS}.tabs.all`), params: {} },
        ...(['absent', 'incomplete'] as const).map((status) => ({
          key: status,
          label: t(`${ATTENDANCE_DAYS}.status.${status}`),
          params: { status },
        })),
      ]}
      emptyHint={t(`${ATTENDANCE_DAYS}.empty`)}
    />
  )
}
