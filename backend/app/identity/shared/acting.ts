import ServiceAccount from './service_account.js'
import User from './user.js'

/** Whether an account still acts: of a person one that isn't disabled, of a program one that is turned on. */
export async function isActing(user: User): Promise<boolean> {
  if (!user.isService) return !user.isDisabled
  return (await ServiceAccount.query().where({ userId: user.id, active: true }).first()) !== null
}

/** Ids of those who act no longer, as a query to be asked within another. */
export const endedAccounts = () =>
  User.query()
    .whereNotNull('disabled_at')
    .whereNotIn('id', ServiceAccount.query().where('active', true).select('user_id'))
    .select('id')
