import { Descriptions } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { ATTENDANCE_DAYS, type AttendanceMonth } from './attendance-day'
import { Duration } from './duration'

const TIMES = ['workedMinutes', 'lateMinutes', 'earlyMinutes'] as const
const DAYS = ['presentDays', 'lateDays', 'absentDays', 'leaveDays'] as const

/** What a month amounts to. */
export function MonthTotals({ totals }: { totals: AttendanceMonth['totals'] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Descriptions
      size="small"
      bordered
      column={{ xs: 1, sm: 2, md: 4, lg: 7 }}
      layout="vertical"
      items={[
        ...TIMES.map((key) => ({ key, children: <Duration minutes={totals[key]} /> })),
        ...DAYS.map((key) => ({ key, children: formats.number(totals[key]) })),
      ].map((item) => ({ ...item, label: t(`${ATTENDANCE_DAYS}.totals.${item.key}`) }))}
    />
  )
}
