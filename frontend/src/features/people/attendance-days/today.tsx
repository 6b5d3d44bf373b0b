import { useState } from 'react'
import { Flex, Skeleton, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { LocalName } from '../../../kit/display/local-name'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { Segments } from '../../../kit/segments'
import { RecordTable } from '../../../kit/table/record-table'
import { useLiveEvent } from '../../../providers/live'
import { ATTENDANCE_DAYS, LIST_PATH, monthPath, type AttendancePresence } from './attendance-day'
import { AttendanceTag } from './attendance-tag'
import { DayNotes } from './day-notes'
import { Duration } from './duration'

const GROUPS = {
  all: () => true,
  in: ({ status }: AttendancePresence) => status === 'in',
  missing: ({ status }: AttendancePresence) => status === 'missing',
  late: ({ lateMinutes }: AttendancePresence) => lateMinutes > 0,
  leave: ({ status }: AttendancePresence) => status === 'leave',
}
type Group = keyof typeof GROUPS

/** Who is in today, of one's team or of everyone. */
export default function AttendanceToday() {
  const { t } = useTranslation()
  const query = useQuery<AttendancePresence[]>({
    queryKey: ['/api/attendance-days/today'],
    staleTime: 0,
  })
  useLiveEvent('record', (event) => {
    if (event.resource === 'attendance-days') void query.refetch()
  })
  return (
    <>
      <PageHeader
        title={t(`${ATTENDANCE_DAYS}.today.title`)}
        back={{ to: LIST_PATH, label: t(`${ATTENDANCE_DAYS}.title`) }}
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : query.data.length ? (
        <Presence people={query.data} />
      ) : (
        <Empty
          title={t(`${ATTENDANCE_DAYS}.today.none`)}
          hint={t(`${ATTENDANCE_DAYS}.today.none_hint`)}
        />
      )}
    </>
  )
}

function Presence({ people }: { people: AttendancePresence[] }) {
  const { t } = useTranslation()
  const [group, setGroup] = useState<Group>('all')
  const text = (key: string) => t(`${ATTENDANCE_DAYS}.${key}`)
  const options = (Object.keys(GROUPS) as Group[]).map((value) => ({
    value,
    label: t(`${ATTENDANCE_DAYS}.today.group.${value}`, {
      count: people.filter(GROUPS[value]).length,
    }),
  }))
  return (
    <Flex vertical gap="middle">
      <div style={{ overflowX: 'auto' }}>
        <Segments<Group>
          aria-label={text('today.show')}
          value={group}
          onChange={setGroup}
          options={options}
        />
      </div>
      <RecordTable<AttendancePresence>
        size="small"
        rowKey="employeeId"
        pagination={false}
        dataSource={people.filter(GROUPS[group])}
        columns={useColumns()}
      />
    </Flex>
  )
}

function useColumns(): TableColumnType<AttendancePresence>[] {
  const { t } = useTranslation()
  const text = (key: string) => t(`${ATTENDANCE_DAYS}.${key}`)
  return [
    {
      title: text('fields.employeeName'),
      render: (_, row) => (
        <Link to={monthPath(row.employeeId, dayjs().format('YYYY-MM'))}>
          <LocalName name={row.employeeName} nameAr={row.employeeNameAr} />
        </Link>
      ),
    },
    {
      title: text('fields.status'),
      render: (_, row) => <AttendanceTag status={row.status} />,
    },
    {
      title: text('fields.siteName'),
      render: (_, row) => <LocalName name={row.siteName} nameAr={row.siteNameAr} />,
    },
    { title: text('fields.firstIn'), render: (_, row) => <ClockText value={row.firstIn} /> },
    { title: text('fields.lastOut'), render: (_, row) => <ClockText value={row.lastOut} /> },
    {
      title: text('fields.lateMinutes'),
      align: 'end',
      render: (_, row) => <Duration minutes={row.lateMinutes} />,
    },
    {
      title: text('fields.delayMinutes'),
      render: (_, row) => <DayNotes day={{ ...row, isCorrected: false }} />,
    },
  ]
}
