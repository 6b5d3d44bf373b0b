import { belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { TimesheetSchema } from '#database/schema'
import Employee from '#people/employees/employee'
import type { TimesheetStatus } from '#people/enums/timesheets'
import TimeEntry from '#people/time_entries/time_entry'
import TimesheetApproval from './timesheet_approval.js'

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** `2026-11-15 7:30 #12/#40 North wall`: the day, its hours, and project and task by their ids. */
function entryText({ workedOn, projectId, taskId, minutes, note }: TimeEntry): string {
  const work = [projectId, taskId].flatMap((id) => (id === null ? [] : `#${id}`)).join('/')
  return [workedOn, clock(minutes), work, note].filter(Boolean).join(' ')
}

/** The hours of a person in one week. */
export default class Timesheet extends TimesheetSchema {
  @column()
  declare status: TimesheetStatus

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  @hasMany(() => TimeEntry)
  declare entries: HasMany<typeof TimeEntry>

  @hasMany(() => TimesheetApproval)
  declare approvals: HasMany<typeof TimesheetApproval>

  /** Who must not approve it: the person, and everyone who entered or submitted hours of it. */
  get authors(): number[] {
    const entered = this.entries.map(({ enteredBy }) => enteredBy)
    const people = [this.createdBy, this.submittedBy, this.employee.userId, ...entered]
    return people.filter((id) => id !== null)
  }

  /** What the audit log compares. */
  toAudit() {
    const { employeeId, weekStart, status, comment, batchId } = this
    const hours = this.entries.map(entryText).sort().join('; ')
    const totalHours = clock(this.totalMinutes)
    return { employeeId, weekStart, status, comment, batchId, totalHours, hours }
  }
}
