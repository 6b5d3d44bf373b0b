import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ATTENDANCE_DAYS, type AttendancePresence } from './attendance-day'

const COLOURS: Record<AttendancePresence['status'], string> = {
  in: 'blue',
  present: 'green',
  incomplete: 'orange',
  absent: 'red',
  missing: 'red',
  expected: 'default',
  leave: 'purple',
  holiday: 'default',
  rest: 'default',
}

/** How somebody's day stands, in words and colour. */
export function AttendanceTag({ status }: { status: AttendancePresence['status'] }) {
  const { t } = useTranslation()
  return (
    <Tag color={COLOURS[status]} style={{ marginInlineEnd: 0 }}>
      {t(`${ATTENDANCE_DAYS}.status.${status}`)}
    </Tag>
  )
}
