import { conflict, invalid } from '#core/base/app_error'
import type { Input } from '#core/resources/save_record'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { exponentOf, formatMoney, parseMoney } from '#engines/money/money'
import type BankAccount from './bank_account.js'

/** What statements are checked against: changed, they would not follow from one another any more. */
const FIXED = ['iban', 'currency', 'openingOn', 'openingBalance', 'ledgerAccountId'] as const

/** What documents rely on: a payment that was posted, or the file that a bank has read. */
const STATED = ['iban', 'currency', 'ledgerAccountId'] as const

/** @throws AppError 422 for more decimals than the currency has */
export async function checkNew(_: UnitOfWork, input: Input) {
  checkDigits(input, input.currency as string)
}

/** @throws AppError 422 as above, 409 BANK_ACCOUNT_HAS_STATEMENTS, BANK_ACCOUNT_HAS_DOCUMENTS */
export async function checkChange({ trx }: UnitOfWork, account: BankAccount, input: Input) {
  const currency = (input.currency as string | undefined) ?? account.currency
  checkDigits(input, currency)
  // minor units of one currency are no minor units of another
  if (currency !== account.currency && input.openingBalance === undefined)
    throw invalid({ openingBalance: ['required'] })
  if (!FIXED.some((field) => isChanged(field, account, input))) return
  if (account.hasDocuments && STATED.some((field) => isChanged(field, account, input)))
    throw conflict('BANK_ACCOUNT_HAS_DOCUMENTS')
  const statement = await trx.from('bank_statements').where('bank_account_id', account.id).first()
  if (statement) throw conflict('BANK_ACCOUNT_HAS_STATEMENTS')
}

/** @throws AppError 409 IN_USE for one that a document names */
export async function refuseNamed(_: UnitOfWork, { hasDocuments }: BankAccount) {
  if (hasDocuments) throw conflict('IN_USE')
}

function isChanged(field: (typeof FIXED)[number], account: BankAccount, input: Input): boolean {
  const value = input[field]
  if (value === undefined) return false
  if (field !== 'openingBalance') return value !== account[field]
  return parseMoney(value as string, account.currency) !== account.openingBalanceMinor
}

function checkDigits({ openingBalance }: Input, currency: string) {
  const [, fraction = ''] = String(openingBalance ?? '').split('.')
  if (fraction.length > exponentOf(currency)) throw invalid({ openingBalance: ['moneyDigits'] })
}

/** An amount of an account as the wire has it. */
export const accountMoney = ({ currency }: { currency: string }, minor: number): string =>
  formatMoney(minor, currency)
