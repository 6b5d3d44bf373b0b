import { column } from '@adonisjs/lucid/orm'
import { EmployeeSchema } from '#database/schema'
import { searchText } from '#engines/text/fold'
import { worksHere, type EmployeeStatus } from '#people/enums/employees'
import { EMPLOYEE_FIELD_NAMES } from './field_rules.js'

export default class Employee extends EmployeeSchema {
  @column()
  declare status: EmployeeStatus

  get photoUrl(): string | null {
    return this.photoFileId ? `/api/employees/${this.id}/photo?v=${this.photoFileId}` : null
  }

  /** What the audit log compares. A manager is an employee here, where projects mean a user by it. */
  toAudit(): Record<string, unknown> {
    const { managerId, ...values } = Object.fromEntries(
      EMPLOYEE_FIELD_NAMES.map((name) => [name, this[name] ?? null])
    )
    return { ...values, lineManagerId: managerId }
  }

  /** What follows from the rest. Found by what everyone may read, and by nothing else. */
  refreshDerived() {
    this.employed = worksHere(this.status)
    const { number, name, nameAr, position, positionAr, email, phone, mobile, location } = this
    this.searchText = searchText(
      number,
      name,
      nameAr,
      position,
      positionAr,
      email,
      phone,
      mobile,
      location
    )
  }
}
