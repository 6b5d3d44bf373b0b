import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { namesOf } from '#identity/shared/powers'
import type User from '#identity/shared/user'

/** A user as the administration sees them. */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'username', 'name', 'nameAr', 'email', 'role', 'version']),
      // what is sent as permissions comes back as such: what the account itself is granted
      permissions: user.ownPermissions ?? user.permissions,
      deniedPermissions: user.deniedPermissions ?? [],
      permissionSets: user.permissionSets.map(({ id, name, nameAr, active }) => ({
        ...{ id, name, nameAr, active },
      })),
      effectivePermissions: namesOf(user.permissions),
      photoUrl: user.photoUrl,
      disabled: user.isDisabled,
      locked: user.lockedUntil !== null && user.lockedUntil > DateTime.utc(),
      hasPasscode: user.passcode !== null,
      twoStepOn: user.twoStepOn,
      hasPasskeys: user.hasPasskeys,
      lastLoginAt: user.lastLoginAt?.toUTC().toISO() ?? null,
      createdAt: user.createdAt.toUTC().toISO(),
      can: { update: true, disable: !user.isDisabled, enable: user.isDisabled, delete: false },
    }
  }
}
