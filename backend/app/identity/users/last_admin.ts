import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import { isAdmin } from '#identity/access/access'
import User from '#identity/shared/user'

/**
 * Refuses a change that would leave the portal without an administrator.
 * @throws AppError 409 LAST_ADMIN
 */
export async function requireAnotherAdmin(trx: TransactionClientContract, changed: User) {
  if (isAdmin(changed) && !changed.isDisabled) return
  // locked in order of id: two administrators removing each other wait, and the second is refused
  const others = await User.query({ client: trx })
    .whereNot('id', changed.id)
    .whereNull('disabled_at')
    .where((either) =>
      either.where('role', 'admin').orWhere('permissions', 'like', '%"admin":true%')
    )
    .orderBy('id')
    .forUpdate()
  if (!others.some(isAdmin)) throw conflict('LAST_ADMIN')
}
