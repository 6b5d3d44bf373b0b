import type AttendanceCheck from './attendance_check.js'

/** Checks as they are answered. Need `site` preloaded. */
export const presentChecks = (checks: readonly AttendanceCheck[]) =>
  checks.map((check) => ({
    ...{ id: check.id, employeeId: check.employeeId, siteId: check.siteId },
    ...{ siteName: check.site.name, siteNameAr: check.site.nameAr },
    ...{ direction: check.direction, workedOn: check.workedOn, method: check.method },
    checkedAt: check.checkedAt.toUTC().toISO()!,
    receivedAt: check.receivedAt.toUTC().toISO()!,
    delayMinutes: check.delayMinutes,
    ...{ distanceM: check.distanceM, accuracyM: check.accuracyM },
  }))
