import { BaseTransformer } from '@adonisjs/core/transformers'
import { abilitiesWithDelegated } from '#identity/delegations/delegated_abilities'
import type User from '#identity/shared/user'

/** The signed-in person as the portal knows them: who, what they may, how they like it. */
export default class CurrentUserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'username', 'name', 'nameAr', 'email', 'role']),
      permissions: user.permissions,
      photoUrl: user.photoUrl,
      /** Nothing else is open before they have chosen a password of their own. */
      passwordDue: user.passwordDue,
      abilities: [...abilitiesWithDelegated(user)],
      preferences: this.pick(user, ['language', 'theme', 'digits', 'hijri', 'muted']),
    }
  }
}
