import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import {
  ATTENDANCE_CORRECTIONS,
  correctionPath,
  LIST_PATH,
  STATUSES,
  type AttendanceCorrectionRow,
} from './attendance-correction'

function useColumns(): Column<AttendanceCorrectionRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 150,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={correctionPath(row)}>{row.number}</Link>,
    },
    {
      key: 'employeeName',
      width: 200,
      render: (row) => <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />,
    },
    {
      key: 'workedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.workedOn} />,
    },
    { key: 'inAt', render: (row) => <ClockText value={row.inAt} /> },
    { key: 'outAt', render: (row) => <ClockText value={row.outAt} /> },
    {
      key: 'status',
      width: 130,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    { key: 'note', optional: true },
  ]
}

/** One's own requests, those of one's team, and everyone's for HR. */
export default function AttendanceCorrectionList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<AttendanceCorrectionRow>
      resource={ATTENDANCE_CORRECTIONS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.number}
      pathOf={correctionPath}
      initialSorters={[{ field: 'workedOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${ATTENDANCE_CORRECTIONS}.tabs.all`), params: {} },
        ...(['submitted', 'approved', 'rejected'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: `${LIST_PATH}/new`,
        ability: 'people.open',
        label: t(`${ATTENDANCE_CORRECTIONS}.create`),
      }}
      emptyHint={t(`${ATTENDANCE_CORRECTIONS}.empty`)}
    />
  )
}
