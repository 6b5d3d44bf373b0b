import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AttendanceCheckSchema } from '#database/schema'
import type { Direction } from '#engines/labour/attendance'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import type { CheckMethod } from '#people/enums/attendance'

const MINUTE_MS = 60_000

/** A coming or going, as its device stated it. Written once and never changed. */
export default class AttendanceCheck extends AttendanceCheckSchema {
  static table = 'attendance_checks'

  @column()
  declare direction: Direction

  @column()
  declare method: CheckMethod

  @belongsTo(() => AttendanceSite, { foreignKey: 'siteId' })
  declare site: BelongsTo<typeof AttendanceSite>

  /** Whole minutes between the stated time and the moment the portal got to know. */
  get delayMinutes(): number {
    const late = this.receivedAt.toMillis() - this.checkedAt.toMillis()
    return Math.max(0, Math.floor(late / MINUTE_MS))
  }
}
