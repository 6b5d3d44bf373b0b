import type AttendanceDay from './attendance_day.js'

const iso = (at: AttendanceDay['firstIn']) => at?.toUTC().toISO() ?? null

/** What a day amounts to, as every answer shows it. */
export const figuresOfDay = (day: AttendanceDay) => ({
  ...{ on: day.on, status: day.status, siteId: day.siteId },
  ...{ firstIn: iso(day.firstIn), lastOut: iso(day.lastOut) },
  ...{ workedMinutes: day.workedMinutes, lateMinutes: day.lateMinutes },
  ...{ earlyMinutes: day.earlyMinutes, delayMinutes: day.delayMinutes },
  isCorrected: day.correctedIn !== null || day.correctedOut !== null,
})

/** Days as lists answer them. Need `employee` and `site` preloaded. */
export const presentDays = (days: readonly AttendanceDay[]) =>
  days.map((day) => ({
    ...{ id: day.id, employeeId: day.employeeId },
    ...{ employeeName: day.employee.name, employeeNameAr: day.employee.nameAr },
    ...{ siteName: day.site?.name ?? null, siteNameAr: day.site?.nameAr ?? null },
    ...figuresOfDay(day),
  }))
