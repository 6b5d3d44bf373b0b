import { BANK_FILE } from '#engines/limits/reading'
import type { BankLine, BankStatement } from './bank_file.js'
import { childrenOf, inside, textIn, visitStatements, type Element } from './camt_elements.js'
import { dayIn, linesOfEntry } from './camt_entry.js'
import { BankFileError } from './errors.js'
import { cleanText, ibanIn, minorOf } from './values.js'

/** The kinds of balance that a statement may begin and end with, the likelier first. */
const OPENING = ['OPBD', 'PRCD', 'ITBD']
const CLOSING = ['CLBD', 'ITBD']

/**
 * The statements of an ISO 20022 document camt.053, of any version: what differs between them is read
 * by what is there.
 * @throws BankFileError
 */
export async function readCamt(text: string): Promise<BankStatement[]> {
  const statements: BankStatement[] = []
  let entries: ReturnType<typeof linesOfEntry>[] = []
  let count = 0
  await visitStatements(text, {
    entry(element) {
      const entry = linesOfEntry(element)
      count += entry.lines.length
      if (count > BANK_FILE.lines) throw new BankFileError('too_many_lines', element.line)
      entries.push(entry)
    },
    statement(element) {
      statements.push(statementOf(element, entries))
      entries = []
    },
  })
  if (!statements.length) throw new BankFileError('no_statements')
  return statements
}

function statementOf(
  element: Element,
  entries: readonly { currency: string; lines: BankLine[] }[]
): BankStatement {
  const opening = balanceOf(element, OPENING, 'first')
  const closing = balanceOf(element, CLOSING, 'last')
  const { currency } = opening
  const lines = entries.flatMap((entry) => entry.lines)
  const other = [closing.currency, ...entries.map((entry) => entry.currency)].find(
    (one) => one !== currency
  )
  if (other !== undefined)
    throw new BankFileError('currency_differs', element.line, {
      currency: other,
      expected: currency,
    })
  const iban = ibanIn(textIn(element, 'Acct', 'Id', 'IBAN'))
  const number = ['ElctrncSeqNb', 'LglSeqNb', 'Id'].map((name) => textIn(element, name))
  return {
    account: iban ?? cleanText(accountOf(element), 40),
    iban,
    currency,
    number: cleanText(number.find(Boolean) ?? '', 40),
    openedOn: opening.on,
    openingMinor: opening.minor,
    closedOn: closing.on,
    closingMinor: closing.minor,
    lines,
    line: element.line,
  }
}

const accountOf = (element: Element) =>
  textIn(element, 'Acct', 'Id', 'IBAN') || textIn(element, 'Acct', 'Id', 'Othr', 'Id')

function balanceOf(element: Element, kinds: string[], which: 'first' | 'last') {
  const balances = childrenOf(element, 'Bal')
  const found = kinds
    .map((kind) => balances.filter((one) => textIn(one, 'Tp', 'CdOrPrtry', 'Cd') === kind))
    .find(({ length }) => length)
  const balance = which === 'first' ? found?.[0] : found?.at(-1)
  const amount = inside(balance, 'Amt')
  const on = balance && dayIn(balance, 'Dt')
  if (!balance || !amount || !on)
    throw new BankFileError('no_balance', (balance ?? element).line, { tag: kinds[0]! })
  const minor = minorOf(amount.text.trim(), amount.currency, amount.line)
  const isOwed = textIn(balance, 'CdtDbtInd') === 'DBIT'
  return { on, currency: amount.currency, minor: isOwed ? 0 - minor : minor }
}
