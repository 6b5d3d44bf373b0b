import { column } from '@adonisjs/lucid/orm'
import { JobChangeSchema } from '#database/schema'
import type { EmployeeStatus } from '#people/enums/employees'

export type ChangeKind = 'joined' | 'changed' | 'left' | 'returned'

/** What changed for an employee from a day on; it says nothing of the fields that it does not state. */
export default class JobChange extends JobChangeSchema {
  @column()
  declare kind: ChangeKind

  @column()
  declare status: EmployeeStatus | null
}
