import { BaseTransformer } from '@adonisjs/core/transformers'
import { abilitiesWithLent } from '#identity/delegations/lent_abilities'
import type User from '#identity/models/user'

/** The signed-in person as the portal knows them: who, what they may, how they like it. */
export default class CurrentUserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'username', 'name', 'nameAr', 'email', 'role']),
      permissions: user.permissions,
      photoUrl: user.photoUrl,
      abilities: [...abilitiesWithLent(user)],
      preferences: this.pick(user, ['language', 'theme', 'digits', 'hijri', 'muted']),
    }
  }
}
