import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AttendanceCorrectionSchema } from '#database/schema'
import Employee from '#people/employees/employee'
import type { CorrectionStatus } from '#people/enums/attendance'

/** The times that somebody says a day really had. */
export default class AttendanceCorrection extends AttendanceCorrectionSchema {
  static table = 'attendance_corrections'

  @column()
  declare status: CorrectionStatus

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  /** Who must not decide on it: the person, and who entered it for them. */
  get authors(): number[] {
    return [this.createdBy, this.employee.userId].filter((id) => id !== null)
  }

  /** What the audit log compares. */
  toAudit() {
    const { employeeId, workedOn, inAt, outAt, status, note, reason } = this
    return {
      ...{ employeeId, workedOn, status, note, reason },
      inAt: inAt?.toUTC().toISO() ?? null,
      outAt: outAt?.toUTC().toISO() ?? null,
    }
  }
}
