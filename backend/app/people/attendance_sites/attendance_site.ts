import encryption from '@adonisjs/core/services/encryption'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { AttendanceSiteSchema } from '#database/schema'
import AttendanceSitePerson from './attendance_site_person.js'

/** A place where people check in. */
export default class AttendanceSite extends AttendanceSiteSchema {
  static table = 'attendance_sites'

  @hasMany(() => AttendanceSitePerson, {
    foreignKey: 'siteId',
    onQuery: (query) => void query.orderBy('id'),
  })
  declare people: HasMany<typeof AttendanceSitePerson>

  /** What the poster of this place carries; null before the first one, and under a key that is gone. */
  get code(): string | null {
    return this.codeSealed && encryption.decrypt<string>(this.codeSealed, this.purpose)
  }

  set code(value: string | null) {
    this.codeSealed = value && encryption.encrypt(value, { purpose: this.purpose })
  }

  private get purpose() {
    return `attendance_site:${this.id}`
  }
}
