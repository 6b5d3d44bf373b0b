import { BankFileError } from './errors.js'
import type { Field } from './mt940_messages.js'
import { cleanOrNull, dayOf, minorOf } from './values.js'

/** What field 61 says of a movement. */
export interface WrittenLine {
  bookedOn: string
  valueOn: string
  amountMinor: number
  reference: string | null
  bankReference: string | null
  supplement: string
}

/**
 * Value date, entry date, mark, third letter of the currency, amount, kind, references.
 * Source: SWIFT, MT940 Customer Statement Message, field 61 `6!n[4!n]2a[1!a]15d1!a3!c16x[//16x][34x]`.
 */
const LINE =
  /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(R?[CD])([A-Z])?(\d{0,20}(?:[,.]\d{0,5})?)(?:([NFS][A-Z0-9 ]{3})(.*))?$/

/** Credits and reversed debits come in. */
const INCOMING = new Set(['C', 'RD'])

/** @throws BankFileError broken_line, broken_date, broken_amount, too_many_decimals */
export function writtenLine({ value, line }: Field, currency: string): WrittenLine {
  const [first = '', ...others] = value.split('\n')
  const match = LINE.exec(first.trim())
  if (!match) throw new BankFileError('broken_line', line, { value: first.slice(0, 60) })
  const [, year, month, day, entryMonth, entryDay, mark, , amount, , references = ''] = match
  const valueOn = dayOf(year!, month!, bankDay(year!, month!, day!), line)
  const minor = minorOf(amount!, currency, line)
  const [reference, bankReference] = references.split('//')
  return {
    valueOn,
    bookedOn: entryMonth ? entryOn(valueOn, entryMonth, entryDay!, line) : valueOn,
    amountMinor: INCOMING.has(mark!) ? minor : 0 - minor,
    reference: cleanOrNull(reference),
    bankReference: cleanOrNull(bankReference),
    supplement: others.join(' '),
  }
}

/** Where a month has 30 days for interest, the value of 30 February is that of its last day. */
function bankDay(year: string, month: string, day: string): string {
  if (month !== '02' || (day !== '29' && day !== '30')) return day
  return String(new Date(Date.UTC(2000 + Number(year), 2, 0)).getUTCDate())
}

/** An entry date has no year: the one nearest to the value date, around New Year too. */
function entryOn(valueOn: string, month: string, day: string, line: number): string {
  const year = Number(valueOn.slice(0, 4))
  const at = Date.parse(valueOn)
  const years = [year, year - 1, year + 1].map((one) => `${one}-${month}-${day}`)
  const [nearest] = years
    .map((on) => ({ on, away: Math.abs(Date.parse(on) - at) }))
    .filter(({ away }) => !Number.isNaN(away))
    .sort((a, b) => a.away - b.away)
  const [y = String(year), m = month, d = day] = nearest?.on.split('-') ?? []
  return dayOf(y, m, d, line)
}

export interface WrittenBalance {
  on: string
  currency: string
  minor: number
}

const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{0,20}(?:[,.]\d{0,5})?)$/

/** Fields 60 and 62. @throws BankFileError broken_balance, broken_date, broken_amount */
export function writtenBalance({ tag, value, line }: Field): WrittenBalance {
  const match = BALANCE.exec(value.replace(/\s/g, ''))
  if (!match) throw new BankFileError('broken_balance', line, { tag, value: value.slice(0, 60) })
  const [, mark, year, month, day, currency, amount] = match
  const minor = minorOf(amount!, currency!, line)
  return {
    on: dayOf(year!, month!, day!, line),
    currency: currency!,
    minor: mark === 'C' ? minor : 0 - minor,
  }
}
