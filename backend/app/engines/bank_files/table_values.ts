import { latinDigits } from '#engines/text/fold'
import type { BankTableLayout } from './bank_file.js'
import { BankFileError } from './errors.js'
import { dayOf, isDay, minorOf } from './values.js'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MARKS = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A cell as it is read: Latin digits, no marks of direction. */
export const plainCell = (cell: string) => cell.replace(MARKS, '').trim()

const PARTS = /^(\d{1,4})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ,]{1,2}(\d{2}|\d{4})(?![\d])/

/** A day as the tables of a bank have it, with or without a time. @throws BankFileError broken_date */
export function tableDay(
  cell: string,
  dayOrder: BankTableLayout['dayOrder'],
  line: number
): string {
  const text = latinDigits(plainCell(cell)).toLowerCase()
  const iso = text.slice(0, 10)
  if (isDay(iso)) return iso
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (compact) return dayOf(compact[1]!, compact[2]!, compact[3]!, line)
  const [, a, b, c] = PARTS.exec(text) ?? []
  if (!a || !b || !c) throw new BankFileError('broken_date', line, { value: cell.slice(0, 40) })
  const month = MONTHS.indexOf(b.slice(0, 3)) + 1
  if (month) return dayOf(c, String(month), a, line)
  if (dayOrder === 'ymd') return dayOf(a, b, c, line)
  return dayOrder === 'dmy' ? dayOf(c, b, a, line) : dayOf(c, a, b, line)
}

/**
 * An amount as the tables of a bank have it: grouped, with the sign before or behind it or brackets,
 * with Arabic digits, with the currency or CR and DR beside it. Null for an empty cell.
 * @throws BankFileError broken_amount, too_many_decimals
 */
export function tableAmount(
  cell: string,
  decimalMark: BankTableLayout['decimalMark'],
  currency: string,
  line: number
): number | null {
  const text = plainCell(cell)
  if (!/[\d\u0660-\u0669\u06f0-\u06f9]/.test(text)) {
    if (/^[-–—]?$/.test(text)) return null
    throw new BankFileError('broken_amount', line, { value: cell.slice(0, 40) })
  }
  // the Arabic decimal mark is never one of groups
  const mark = text.includes('\u066b') || decimalMark === 'point' ? '.' : ','
  const latin = latinDigits(text).replace(/[\s\u00a0\u202f'’]/g, '')
  const [, open, before, number, behind] = SIGNED.exec(latin) ?? []
  const plain = number && ungrouped(number, mark)
  if (!plain) throw new BankFileError('broken_amount', line, { value: cell.slice(0, 40) })
  const isNegative = Boolean(open) || /[-−]/.test(`${before}${behind}`) || /DR/i.test(behind ?? '')
  const minor = minorOf(plain, currency, line)
  return isNegative ? 0 - minor : minor
}

/** Currency and sign, digits, sign or side or currency. */
const SIGNED =
  /^(\()?((?:[A-Z]{3}|ر\.س\.?|ريال|﷼|[$€£])?[-−+]?(?:[A-Z]{3}|[$€£])?)([\d.,]+)((?:[-−+]|CR|DR|Cr|Dr|[A-Z]{3}|ر\.س\.?|ريال|﷼|[$€£]){0,2})\)?$/

/** Without the marks of groups, which come every three digits; null for what is no number. */
function ungrouped(number: string, mark: '.' | ','): string | null {
  const group = mark === '.' ? ',' : '.'
  const [whole = '', fraction, ...others] = number.split(mark)
  if (others.length || fraction?.includes(group)) return null
  const parts = whole.split(group)
  const isGrouped = parts.slice(1).every((part) => /^\d{2,3}$/.test(part)) && parts[0] !== ''
  if (parts.length > 1 && (!isGrouped || parts.at(-1)!.length !== 3)) return null
  return fraction === undefined ? parts.join('') : `${parts.join('')}.${fraction}`
}
