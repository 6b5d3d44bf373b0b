import type { BankLine, BankStatement } from './bank_file.js'
import { BankFileError } from './errors.js'
import { detailsOf } from './mt940_details.js'
import { writtenBalance, writtenLine, type WrittenLine } from './mt940_line.js'
import { messagesIn, type Field, type Message } from './mt940_messages.js'
import { cleanText, ibanIn, shownMoney } from './values.js'

/** One message: a statement or a page of one. */
interface Page extends BankStatement {
  /** Null where the message does not number its pages. */
  page: number | null
  continues: boolean
  isContinued: boolean
}

/**
 * The statements of a file of SWIFT MT940, pages of one statement together.
 * @throws BankFileError
 */
export function readMt940(text: string): BankStatement[] {
  const statements: BankStatement[] = []
  let open: Page | null = null
  for (const message of messagesIn(text)) {
    const page = pageOf(message)
    if (open && page.continues) open = joined(open, page)
    else {
      if (open) requireLast(open)
      if (page.continues && (page.page ?? 1) > 1)
        throw new BankFileError('missing_page', page.line, { page: String(page.page! - 1) })
      open = page
    }
    if (open.isContinued) continue
    statements.push(statementOf(open))
    open = null
  }
  if (open) {
    requireLast(open)
    statements.push(statementOf(open))
  }
  return statements
}

/** Numbered pages end with a closing balance; banks that do not number them may leave it open. */
function requireLast({ page, line }: Page) {
  if (page !== null) throw new BankFileError('missing_page', line, { page: String(page + 1) })
}

function joined(before: Page, page: Page): Page {
  const { currency, line } = page
  const isNext = page.page === null || before.page === null || page.page === before.page + 1
  if (page.account !== before.account || page.number !== before.number || !isNext)
    throw new BankFileError('missing_page', line, { page: String((before.page ?? 0) + 1) })
  if (page.openingMinor !== before.closingMinor)
    throw new BankFileError('page_gap', line, {
      closing: shownMoney(before.closingMinor, currency),
      opening: shownMoney(page.openingMinor, currency),
    })
  return {
    ...page,
    line: before.line,
    openedOn: before.openedOn,
    openingMinor: before.openingMinor,
    lines: [...before.lines, ...page.lines],
  }
}

function statementOf({ page, continues, isContinued, ...statement }: Page): BankStatement {
  return statement
}

function pageOf({ fields, line }: Message): Page {
  const only = (tags: string) => fields.find(({ tag }) => tags.split(' ').includes(tag))
  const start = only('60F 60M')
  const end = only('62F 62M')
  if (!start) throw new BankFileError('no_balance', line, { tag: '60' })
  if (!end) throw new BankFileError('cut_off', fields.at(-1)!.line, { tag: '62' })
  const opening = writtenBalance(start)
  const closing = writtenBalance(end)
  if (opening.currency !== closing.currency)
    throw new BankFileError('currency_differs', end.line, closingOf(opening, closing))
  const account = cleanText(only('25 25P')?.value.split('\n')[0] ?? '', 40)
  const [number = '', page] = (only('28C 28')?.value ?? '').split('/')
  return {
    account,
    iban: ibanIn(account),
    currency: opening.currency,
    number: cleanText(number, 40).replace(/^0+(?=\d)/, ''),
    page: /^\s*\d{1,5}\s*$/.test(page ?? '') ? Number(page) : null,
    openedOn: opening.on,
    openingMinor: opening.minor,
    closedOn: closing.on,
    closingMinor: closing.minor,
    continues: start.tag === '60M',
    isContinued: end.tag === '62M',
    lines: linesOf(fields, opening.currency),
    line,
  }
}

const closingOf = (opening: { currency: string }, closing: { currency: string }) => ({
  currency: closing.currency,
  expected: opening.currency,
})

/** Each field 61 with the field 86 behind it; one after the closing balance is about the statement. */
function linesOf(fields: Field[], currency: string): BankLine[] {
  const lines: BankLine[] = []
  for (const [at, field] of fields.entries()) {
    if (field.tag !== '61') continue
    const next = fields[at + 1]
    const details = next?.tag === '86' ? next.value : ''
    lines.push(lineOf(writtenLine(field, currency), details, field.line))
  }
  return lines
}

function lineOf(written: WrittenLine, value: string, line: number): BankLine {
  const { bookedOn, valueOn, amountMinor, reference, bankReference, supplement } = written
  const details = detailsOf(value)
  return {
    bookedOn,
    valueOn,
    amountMinor,
    reference: reference ?? bankReference,
    ...details,
    text: details.text || cleanText(supplement),
    line,
  }
}
