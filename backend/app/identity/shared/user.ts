import hash from '@adonisjs/core/services/hash'
import { DateTime } from 'luxon'
import { afterUpdate, beforeSave, manyToMany } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import { compose } from '@adonisjs/core/helpers'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { UserSchema } from '#database/schema'
import type { Subject } from '#identity/access/access'
import { forgetSessionsAfter } from './forget_sessions.js'
import PermissionSet from './permission_set.js'
import { flags, namesOf } from './powers.js'

const AuthFinder = withAuthFinder(() => hash.use('argon'), {
  uids: ['username'],
  passwordColumnName: 'password',
})

export default class User extends compose(UserSchema, AuthFinder) implements Subject {
  /** A disabled account or a lost permission takes effect with the next request. */
  @afterUpdate()
  static forgetKept({ $trx, id }: User) {
    forgetSessionsAfter($trx, id)
  }

  /** Passwords age from the day on which they were set, no matter who does it. */
  @beforeSave()
  static datePassword(user: User) {
    if (user.$dirty.password !== undefined) user.passwordChangedAt = DateTime.utc()
  }

  /** A program has an account without any way to sign in: whoever would open it has made a mistake. */
  @beforeSave()
  static keepServicesClosed(user: User) {
    const { isService, isDisabled, passcode, email, twoStepOn, hasPasskeys, role } = user
    if (!isService) return
    const given = namesOf(user.permissions ?? {}).length > 0 || role !== 'staff'
    if (!isDisabled || passcode || email || twoStepOn || hasPasskeys || given)
      throw new Error(`the account of a program stays closed: ${user.username}`)
  }

  @manyToMany(() => PermissionSet, { pivotTable: 'permission_set_members' })
  declare permissionSets: ManyToMany<typeof PermissionSet>

  get isDisabled() {
    return this.disabledAt !== null && this.disabledAt !== undefined
  }

  /** What the audit log compares; secrets are reduced there to the fact of a change. */
  toAudit() {
    const { username, name, nameAr, email, role, permissions, twoStepOn, hasPasskeys } = this
    const { password, passcode, disabledAt, ownPermissions, deniedPermissions } = this
    return {
      username,
      name,
      nameAr,
      email,
      role,
      permissions,
      ...(ownPermissions && { ownPermissions, deniedPermissions: flags(deniedPermissions ?? []) }),
      ...('permissionSets' in this.$preloaded && { permissionSets: this.setNames }),
      password,
      passcode,
      twoStepOn,
      hasPasskeys,
      disabledAt: disabledAt?.toISO() ?? null,
    }
  }

  /** Of the sets that were loaded. */
  private get setNames(): string[] {
    return this.permissionSets.map(({ name }) => name).sort()
  }

  get photoUrl(): string | null {
    return this.photoFileId ? `/api/auth/users/${this.id}/photo?v=${this.version}` : null
  }
}
