import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { OvertimeRequestSchema } from '#database/schema'
import Employee from '#people/employees/employee'
import type { OvertimeStatus } from '#people/enums/overtime_statuses'

/** Minutes beyond the normal hours of a day that somebody wants to work. */
export default class OvertimeRequest extends OvertimeRequestSchema {
  @column()
  declare status: OvertimeStatus

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  /** Who must not decide on it: the person, and who entered it for them. */
  get authors(): number[] {
    return [this.createdBy, this.employee.userId].filter((id) => id !== null)
  }

  /** What the audit log compares. */
  toAudit() {
    const { employeeId, workedOn, minutes, projectId, status } = this
    const { reason, lateReason, decisionReason } = this
    return { employeeId, workedOn, minutes, projectId, reason, lateReason, status, decisionReason }
  }
}
