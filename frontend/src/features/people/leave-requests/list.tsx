import { Link } from 'react-router'
import { CalendarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { Days } from './days'
import {
  CALENDAR_PATH,
  LEAVE_REQUESTS,
  LIST_PATH,
  requestPath,
  STATUSES,
  type LeaveRequestRow,
} from './leave-request'
import { SpanText } from './span-text'
import { useLeaveTypes } from './use-leave-types'

const NUMBER: Column<LeaveRequestRow> = {
  key: 'number',
  width: 150,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <Link to={requestPath(row)}>{row.number}</Link>,
}

const PERSON: Column<LeaveRequestRow> = {
  key: 'employeeName',
  width: 200,
  render: (row) => <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />,
}

function useColumns(): Column<LeaveRequestRow>[] {
  const { t } = useTranslation()
  const types = useLeaveTypes().map(({ id, label }) => ({ value: String(id), label }))
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    NUMBER,
    PERSON,
    {
      key: 'typeName',
      field: 'leaveTypeId',
      filter: { kind: 'choice', options: types },
      render: (row) => <LocalName name={row.typeName} nameAr={row.typeNameAr} />,
    },
    {
      key: 'period',
      field: 'fromOn',
      width: 240,
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <SpanText span={row} />,
    },
    { key: 'days', align: 'end', render: (row) => <Days value={row.days} /> },
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
export default function LeaveRequestList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<LeaveRequestRow>
      resource={LEAVE_REQUESTS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.number}
      pathOf={requestPath}
      above={
        <div style={{ marginBlockEnd: 12 }}>
          <LinkButton icon={<CalendarOutlined />} to={CALENDAR_PATH}>
            {t(`${LEAVE_REQUESTS}.calendar.open`)}
          </LinkButton>
        </div>
      }
      initialSorters={[{ field: 'fromOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${LEAVE_REQUESTS}.tabs.all`), params: {} },
        ...(['submitted', 'approved', 'rejected'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: `${LIST_PATH}/new`,
        ability: 'people.open',
        label: t(`${LEAVE_REQUESTS}.create`),
      }}
      emptyHint={t(`${LEAVE_REQUESTS}.empty`)}
    />
  )
}
