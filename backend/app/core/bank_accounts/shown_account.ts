import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { languageNow } from '#core/base/language'
import { id, nullable, object, text } from '#core/openapi/schema'
import { namedBankAccounts, type OwnBankAccount } from './own_accounts.js'

/** An account of the firm as a document shows it: to whoever sees the document, without its IBAN. */
export const bankAccountView = nullable(object({ id, label: text }))

export type BankAccountView = { id: number; label: string } | null

export const accountLabel = ({ name, nameAr, currency }: OwnBankAccount) =>
  `${languageNow() === 'ar' ? nameAr : name} · ${currency}`

/** How each of these documents shows its account. */
export async function shownAccounts(ids: readonly (number | null)[], client?: QueryClientContract) {
  const known = await namedBankAccounts(ids, client)
  return (accountId: number | null): BankAccountView => {
    const account = accountId === null ? undefined : known.get(accountId)
    return account ? { id: account.id, label: accountLabel(account) } : null
  }
}
