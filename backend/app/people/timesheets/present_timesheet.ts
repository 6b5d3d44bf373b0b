import type Timesheet from './timesheet.js'

/** A week as lists answer it. Needs `employee` preloaded. */
export function presentTimesheet(timesheet: Timesheet) {
  const { id, version, weekStart, status, totalMinutes, batchId, employee } = timesheet
  return {
    ...{ id, version, weekStart, status, totalMinutes, batchId },
    ...{ employeeId: employee.id, employeeNumber: employee.number },
    ...{ employeeName: employee.name, employeeNameAr: employee.nameAr },
    updatedAt: timesheet.updatedAt.toUTC().toISO()!,
  }
}
