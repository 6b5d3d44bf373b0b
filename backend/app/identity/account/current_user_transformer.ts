import { BaseTransformer } from '@adonisjs/core/transformers'
import { abilitiesWithDelegated } from '#identity/delegations/delegated_abilities'
import { isTwoStepRequired } from '#identity/guard/two_step_required'
import { isPasswordAged } from '#identity/shared/password_age'
import type User from '#identity/shared/user'

/** Who looks, and until when. */
export interface Viewing {
  by: { id: number; name: string; nameAr: string | null }
  endsAt: string
}

const isAged = ({ passwordChangedAt }: User) =>
  isPasswordAged({ passwordChangedAt: passwordChangedAt?.toMillis() ?? null })

/** The signed-in person as the portal knows them: who, what they may, how they like it. */
export default class CurrentUserTransformer extends BaseTransformer<User> {
  /**
   * @param how.codeDue only their password was asked for yet: they may nothing
   * @param how.bySso through a provider, so that their password here is not their concern
   * @param how.vouched the provider vouched for a second factor
   */
  constructor(
    user: User,
    private readonly how: { codeDue?: boolean; bySso?: boolean; vouched?: boolean } = {}
  ) {
    super(user)
  }

  toObject() {
    const user = this.resource
    const { codeDue = false, bySso = false, vouched = false } = this.how
    const aged = !bySso && isAged(user)
    return {
      ...this.pick(user, ['id', 'username', 'name', 'nameAr', 'email', 'role']),
      permissions: user.permissions,
      photoUrl: user.photoUrl,
      /** Nothing else is open before they have chosen a password of their own. */
      passwordDue: (user.passwordDue && !bySso) || aged,
      /** Why that is: it is older than the firm allows. */
      passwordAged: aged,
      /** Nothing else is open before the code of their phone. */
      codeDue,
      /** Nothing else is open before they have set up the second step. */
      twoStepDue: !user.twoStepOn && !vouched && isTwoStepRequired(user),
      abilities: codeDue ? [] : [...abilitiesWithDelegated(user)],
      /** Who looks at the portal as this person; null for people themselves. */
      viewing: null as Viewing | null,
      preferences: this.pick(user, ['language', 'theme', 'digits', 'hijri', 'muted']),
    }
  }
}
