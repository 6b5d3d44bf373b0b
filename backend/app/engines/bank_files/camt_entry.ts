import type { BankLine } from './bank_file.js'
import { childrenOf, inside, textIn, type Element } from './camt_elements.js'
import { BankFileError } from './errors.js'
import { cleanOrNull, cleanText, dayOf, ibanIn, minorOf } from './values.js'

const SETTLED = new Set(['', 'BOOK'])

/**
 * The movements of an entry: each payment of a batch by itself where their amounts make that of the
 * entry, else the entry. Entries that are not booked are no part of the balance and give none.
 * @throws BankFileError broken_line, broken_amount, broken_date, currency_differs
 */
export function linesOfEntry(entry: Element): { currency: string; lines: BankLine[] } {
  const amount = inside(entry, 'Amt')
  if (!amount) throw new BankFileError('broken_line', entry.line, { value: 'Amt' })
  const { currency } = amount
  // from version 7 on the status is a code within the element
  const status = textIn(entry, 'Sts', 'Cd') || textIn(entry, 'Sts')
  if (!SETTLED.has(status)) return { currency, lines: [] }
  const total = signedMinor(entry, amount)
  const details = childrenOf(entry, 'NtryDtls').flatMap((group) => childrenOf(group, 'TxDtls'))
  const days = daysOf(entry)
  const single = (detail?: Element) => ({ ...days, ...partiesOf(entry, detail) })
  const parts = details.length > 1 ? amountsOf(details, entry, currency) : null
  if (parts?.reduce((sum, part) => sum + BigInt(part), 0n) !== BigInt(total))
    return {
      currency,
      lines: [
        {
          ...single(details.length === 1 ? details[0] : undefined),
          amountMinor: total,
          line: entry.line,
        },
      ],
    }
  const lines = parts.map((amountMinor, at) => {
    const detail = details[at]!
    return { ...single(detail), amountMinor, line: detail.line }
  })
  return { currency, lines }
}

/**
 * The mark says how the balance moves, of a reversal too: a returned credit is marked as a debit.
 * Source: ISO 20022, camt.053, ReversalIndicator.
 */
function signedMinor(element: Element, amount: Element): number {
  const mark = textIn(element, 'CdtDbtInd')
  if (mark !== 'CRDT' && mark !== 'DBIT')
    throw new BankFileError('broken_line', element.line, {
      value: `CdtDbtInd ${mark}`.slice(0, 40),
    })
  const minor = minorOf(amount.text.trim(), amount.currency, amount.line)
  return mark === 'CRDT' ? minor : 0 - minor
}

/** Null where a payment of the batch has no amount in the currency of the entry. */
function amountsOf(details: Element[], entry: Element, currency: string): number[] | null {
  const amounts = details.map((detail) => {
    const amount = inside(detail, 'Amt') ?? inside(detail, 'AmtDtls', 'TxAmt', 'Amt')
    if (amount?.currency !== currency) return null
    return signedMinor(inside(detail, 'CdtDbtInd') ? detail : withMark(detail, entry), amount)
  })
  return amounts.includes(null) ? null : (amounts as number[])
}

const withMark = (detail: Element, entry: Element): Element => ({
  ...detail,
  children: [inside(entry, 'CdtDbtInd')!],
})

function daysOf(entry: Element) {
  const booked = dayIn(entry, 'BookgDt')
  const value = dayIn(entry, 'ValDt')
  const bookedOn = booked ?? value
  if (!bookedOn) throw new BankFileError('broken_date', entry.line, { value: 'BookgDt' })
  return { bookedOn, valueOn: value ?? bookedOn }
}

/** The day of an element that has one as a date or with a time. @throws BankFileError broken_date */
export function dayIn(element: Element, name: string): string | null {
  const within = inside(element, name)
  const text = textIn(within, 'Dt') || textIn(within, 'DtTm')
  if (!within || !text) return null
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (!year) throw new BankFileError('broken_date', within.line, { value: text.slice(0, 40) })
  return dayOf(year, month!, day!, within.line)
}

function partiesOf(entry: Element, detail: Element | undefined) {
  const parties = inside(detail, 'RltdPties')
  const comesIn = textIn(entry, 'CdtDbtInd') === 'CRDT'
  // what is returned goes back from the one it was meant for
  const isReversed = textIn(entry, 'RvslInd') === 'true' || textIn(entry, 'RvslInd') === '1'
  const other = comesIn !== isReversed ? 'Dbtr' : 'Cdtr'
  const party = inside(parties, other, 'Pty') ?? inside(parties, other)
  const reference = [
    textIn(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    textIn(detail, 'Refs', 'AcctSvcrRef'),
    textIn(entry, 'AcctSvcrRef'),
    textIn(detail, 'Refs', 'InstrId'),
    textIn(entry, 'NtryRef'),
  ]
  return {
    reference: firstOf(reference),
    endToEndId: cleanOrNull(textIn(detail, 'Refs', 'EndToEndId')),
    counterpartyName: cleanOrNull(textIn(party, 'Nm')),
    counterpartyIban: ibanIn(textIn(parties, `${other}Acct`, 'Id', 'IBAN')),
    text: textOf(entry, detail),
  }
}

const firstOf = (texts: string[]) =>
  texts.map((text) => cleanOrNull(text)).find((text) => text !== null) ?? null

function textOf(entry: Element, detail: Element | undefined): string {
  const free = childrenOf(inside(detail, 'RmtInf'), 'Ustrd').map(({ text }) => text)
  const texts = [...free, textIn(detail, 'AddtlTxInf'), textIn(entry, 'AddtlNtryInf')]
  return cleanText([...new Set(texts.filter(Boolean))].join(' '))
}
