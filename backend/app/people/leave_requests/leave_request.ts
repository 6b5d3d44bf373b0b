import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LeaveRequestSchema } from '#database/schema'
import { formatDecimal4 } from '#engines/money/money'
import Employee from '#people/employees/employee'
import type { LeaveStatus } from '#people/enums/leave_statuses'
import LeaveType from '#people/leave_types/leave_type'

/** Days that somebody wants to be away. */
export default class LeaveRequest extends LeaveRequestSchema {
  @column()
  declare status: LeaveStatus

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  @belongsTo(() => LeaveType)
  declare leaveType: BelongsTo<typeof LeaveType>

  /** Who must not decide on it: the person, and who entered it for them. */
  get authors(): number[] {
    return [this.createdBy, this.employee.userId].filter((id) => id !== null)
  }

  /** What the audit log compares. */
  toAudit() {
    const { employeeId, leaveTypeId, fromOn, toOn, startsHalf, endsHalf, status, reason } = this
    const days = formatDecimal4(this.daysE4)
    return { employeeId, leaveTypeId, fromOn, toOn, startsHalf, endsHalf, days, status, reason }
  }
}
