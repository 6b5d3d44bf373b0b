import { describe } from '#core/openapi/registry'
import {
  arrayOf,
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
import { CHECK_DIRECTIONS, CHECK_METHODS } from '#people/enums/attendance'
import { attendanceCheckListing } from './listing.js'
import { createAttendanceCheckValidator } from './validator.js'

const coordinate = { type: 'string', pattern: '^-?\\d+\\.\\d{6}$' }

const check = named(
  'AttendanceCheck',
  object({
    ...each(['id', 'employeeId', 'siteId'], id),
    ...each(['siteName', 'siteNameAr'], text),
    direction: oneOf(CHECK_DIRECTIONS),
    workedOn: day,
    method: oneOf(CHECK_METHODS),
    ...each(['checkedAt', 'receivedAt'], instant),
    delayMinutes: whole,
    ...each(['distanceM', 'accuracyM'], nullable(whole)),
  })
)
const place = named(
  'AttendancePlace',
  object({
    id,
    ...each(['name', 'nameAr'], text),
    radiusM: whole,
    ...each(['latitude', 'longitude'], coordinate),
  })
)

describe('/api/attendance-checks', {
  GET: {
    summary: 'List check-ins and check-outs',
    list: attendanceCheckListing,
    answer: arrayOf(check),
  },
  POST: {
    summary: 'Check in or out',
    body: createAttendanceCheckValidator,
    status: 201,
    answer: check,
    failures: [409],
  },
  'GET /own': {
    summary: 'Get whether one is in, and where one may check in',
    answer: named(
      'OwnAttendance',
      object({
        employeeId: nullable(id),
        next: oneOf(CHECK_DIRECTIONS),
        hasTeam: flag,
        crewSiteId: nullable(id),
        checks: arrayOf(check),
        sites: arrayOf(place),
      })
    ),
  },
})
