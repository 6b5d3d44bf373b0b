import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { namedBankAccounts } from '#core/bank_accounts/own_accounts'
import { companyProfile } from '#core/settings/company'
import type PaymentRun from './models/payment_run.js'

/** The account that pays: the one that the run names, else that of the firm's profile. */
export async function payingAccount(
  { bankAccountId }: PaymentRun,
  client?: QueryClientContract
): Promise<{ name: string; bankName: string | null; iban: string | null; bic: string | null }> {
  const { companyName, accountName, bankName, iban, swiftCode: bic } = companyProfile()
  const account = (await namedBankAccounts([bankAccountId], client)).get(bankAccountId ?? 0)
  // the code of the profile is that of its own bank
  if (account && account.iban !== iban)
    return { name: companyName, bankName: account.bankName, iban: account.iban, bic: null }
  return { name: accountName ?? companyName, bankName, iban, bic }
}
