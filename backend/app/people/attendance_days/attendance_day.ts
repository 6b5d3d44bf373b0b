import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AttendanceDaySchema } from '#database/schema'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import Employee from '#people/employees/employee'
import type { AttendanceStatus } from '#people/enums/attendance'

/** What the comings and goings of somebody on one day amount to; it follows from them. */
export default class AttendanceDay extends AttendanceDaySchema {
  static table = 'attendance_days'

  @column()
  declare status: AttendanceStatus

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  @belongsTo(() => AttendanceSite, { foreignKey: 'siteId' })
  declare site: BelongsTo<typeof AttendanceSite>
}
