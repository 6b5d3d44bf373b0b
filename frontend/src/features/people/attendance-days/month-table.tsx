import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { RecordTable } from '../../../kit/table/record-table'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { today } from '../../../kit/inputs/today'
import { ATTENDANCE_DAYS, type AttendanceMonth, type AttendanceMonthDay } from './attendance-day'
import { AttendanceTag } from './attendance-tag'
import { DayNotes } from './day-notes'
import { Duration } from './duration'

const isMissed = ({ status }: AttendanceMonthDay) => status === 'absent' || status === 'incomplete'

/** The days of a month; a phone leaves out those to come. */
export function MonthTable({ month }: { month: AttendanceMonth }) {
  const isNarrow = useIsNarrow()
  const columns = useColumns(month)
  const days = isNarrow ? month.days.filter(({ on }) => on <= today()) : month.days
  return (
    <RecordTable<AttendanceMonthDay>
      size="small"
      rowKey="on"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={days}
      columns={columns}
    />
  )
}

function useColumns({ employeeId, can }: AttendanceMonth) {
  const { t } = useTranslation()
  const column = (key: string, render: (day: AttendanceMonthDay) => ReactNode) => ({
    ...{ key, title: t(`${ATTENDANCE_DAYS}.fields.${key}`) },
    render: (_: unknown, day: AttendanceMonthDay) => render(day),
  })
  const minutes = (key: 'workedMinutes' | 'lateMinutes' | 'earlyMinutes') => ({
    ...column(key, (day) => <Duration minutes={day[key]} />),
    align: 'end' as const,
  })
  return [
    column('on', (day) => <DayName on={day.on} />),
    column('status', (day) => <DayStatus day={day} />),
    column('firstIn', (day) => <ClockText value={day.firstIn} />),
    column('lastOut', (day) => <ClockText value={day.lastOut} />),
    ...[minutes('workedMinutes'), minutes('lateMinutes'), minutes('earlyMinutes')],
    column('siteName', (day) => <LocalName name={day.siteName} nameAr={day.siteNameAr} />),
    column('delayMinutes', (day) => (
      <>
        <DayNotes day={day} />
        {can.correct && isMissed(day) ? (
          <Link to={`/hr/attendance-corrections/new?employee=${employeeId}&on=${day.on}`}>
            {t(`${ATTENDANCE_DAYS}.month.correct`)}
          </Link>
        ) : null}
      </>
    )),
  ]
}

function DayName({ on }: { on: string }) {
  const { language } = useTranslation().i18n
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <>
      <DateText value={on} /> {weekday.format(new Date(`${on}T00:00:00Z`))}
    </>
  )
}

function DayStatus({ day: { status, leaveName, leaveNameAr } }: { day: AttendanceMonthDay }) {
  if (status === null) return NONE
  return (
    <>
      <AttendanceTag status={status} /> <LocalName name={leaveName} nameAr={leaveNameAr} />
    </>
  )
}
