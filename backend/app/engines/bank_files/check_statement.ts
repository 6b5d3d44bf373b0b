import { compactBankCode } from '#engines/text/iban'
import type { BankStatement } from './bank_file.js'
import { BankFileError } from './errors.js'
import { shownMoney } from './values.js'

/** The account that the file is meant for. */
export interface MeantAccount {
  /** Null where any account will do: the table of a vendor may name the vendor's bank. */
  iban: string | null
  currency: string
}

const SHORTEST_NUMBER = 8

/**
 * What must hold of a statement in any format before a line of it is stored: opening balance and lines
 * make the closing balance exactly, and it is of this account.
 * @throws BankFileError not_balanced with the difference, other_account, other_currency
 */
export function checkStatement(statement: BankStatement, meant: MeantAccount) {
  const { account, currency, line, number } = statement
  if (!isOf(statement, meant)) throw new BankFileError('other_account', line, { account, number })
  if (currency !== meant.currency)
    throw new BankFileError('other_currency', line, { currency, expected: meant.currency })
  requireBalanced(statement)
}

/** @throws BankFileError not_balanced */
export function requireBalanced(statement: BankStatement) {
  const { currency, line, number } = statement
  const opening = BigInt(statement.openingMinor)
  const closing = BigInt(statement.closingMinor)
  const moved = statement.lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n)
  const difference = closing - opening - moved
  if (difference === 0n) return
  const shown = (minor: bigint) => shownMoney(minor, currency)
  throw new BankFileError('not_balanced', line, {
    number,
    opening: shown(opening),
    lines: shown(moved),
    closing: shown(closing),
    difference: shown(difference),
  })
}

/** Some banks name the account by its national number, which is how an IBAN ends. */
function isOf({ account, iban }: BankStatement, meant: MeantAccount): boolean {
  if (meant.iban === null) return true
  if (iban) return iban === meant.iban
  if (!account) return true
  const parts = account.split('/').map((part) => compactBankCode(part).replace(/[A-Z]{3}$/, ''))
  const own = parts.at(-1)!.replace(/^0+/, '')
  return own.length >= SHORTEST_NUMBER && meant.iban.endsWith(own)
}
