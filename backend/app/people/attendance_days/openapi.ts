import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { ATTENDANCE_STATUSES } from '#people/enums/attendance'
import { attendanceDayListing } from './listing.js'
import { attendanceMonthValidator } from './validator.js'

const person = { employeeId: id, ...each(['employeeName', 'employeeNameAr'], text) }
const site = { siteId: nullable(id), ...each(['siteName', 'siteNameAr'], nullable(text)) }
const times = each(['firstIn', 'lastOut'], nullable(instant))
const figures = {
  on: day,
  ...site,
  ...times,
  ...each(['workedMinutes', 'lateMinutes', 'earlyMinutes', 'delayMinutes'], whole),
  isCorrected: flag,
}

const row = named(
  'AttendanceDay',
  object({ id, ...person, ...figures, status: oneOf(ATTENDANCE_STATUSES) })
)
const monthDay = named(
  'AttendanceMonthDay',
  object({
    ...figures,
    status: nullable(oneOf(ATTENDANCE_STATUSES)),
    ...each(['leaveName', 'leaveNameAr'], nullable(text)),
  })
)
const month = named(
  'AttendanceMonth',
  object({
    ...person,
    month: text,
    days: arrayOf(monthDay),
    totals: object(
      each(
        [
          ...(['workedMinutes', 'lateMinutes', 'earlyMinutes', 'presentDays'] as const),
          ...(['lateDays', 'absentDays', 'leaveDays'] as const),
        ],
        whole
      )
    ),
    can: can('correct'),
  })
)
const presence = named(
  'AttendancePresence',
  object({
    ...person,
    ...each(['position', 'positionAr'], text),
    ...site,
    ...times,
    status: oneOf([...ATTENDANCE_STATUSES, 'expected', 'missing']),
    ...each(['lateMinutes', 'delayMinutes'], whole),
  })
)

describe('/api/attendance-days', {
  GET: { summary: 'List days of attendance', list: attendanceDayListing, answer: arrayOf(row) },
  'GET /today': { summary: 'List who is in today', answer: arrayOf(presence) },
  'GET /month': {
    summary: 'Get the attendance of an employee in a month, day by day',
    query: attendanceMonthValidator,
    answer: month,
    failures: [409],
  },
})
