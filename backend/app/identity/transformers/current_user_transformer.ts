import { BaseTransformer } from '@adonisjs/core/transformers'
import { abilitiesFor } from '#identity/access'
import { accessSettings } from '#identity/access_settings'
import type User from '#identity/models/user'

/** The signed-in person as the portal knows them: who, what they may, how they like it. */
export default class CurrentUserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      ...this.pick(user, ['id', 'username', 'name', 'nameAr', 'email', 'role']),
      permissions: user.permissions,
      photoUrl: user.photoUrl,
      abilities: abilitiesFor(user, accessSettings) as string[],
      preferences: this.pick(user, ['language', 'theme', 'digits', 'hijri', 'muted']),
    }
  }
}
