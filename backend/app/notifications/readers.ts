import type { Language } from '#core/base/language'
import { isMailAddress } from '#core/mails/address'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import User from '#identity/shared/user'

/** Someone whom notifications can be mailed to. */
export interface Reader {
  id: number
  name: string
  address: string
  language: Language
}

/** Of these people those who have an address and an account that is open. */
export async function readersOf(uow: UnitOfWork, ids: number[]): Promise<Map<number, Reader>> {
  if (!ids.length) return new Map()
  const users = await User.query({ client: uow.trx })
    .whereIn('id', ids)
    .whereNull('disabled_at')
    .whereNotNull('email')
  return new Map(
    users.filter(({ email }) => isMailAddress(email!)).map((user) => [user.id, readerOf(user)])
  )
}

function readerOf({ id, name, nameAr, email, language }: User): Reader {
  const isArabic = language === 'arabic'
  return {
    id,
    name: (isArabic && nameAr) || name,
    address: email!,
    language: isArabic ? 'ar' : 'en',
  }
}
