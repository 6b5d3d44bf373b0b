import type { TableRow } from '#engines/spreadsheet/table_row'
import { fold } from '#engines/text/fold'
import { BANK_TABLE_FIELDS, type BankTableField, type BankTableLayout } from './bank_file.js'
import { BankFileError } from './errors.js'

/** Titles, the holder and the period may stand above the headings. */
export const HEADING_ROWS = 40

/** What banks call the columns, in lower case. */
const NAMES: Record<BankTableField, readonly string[]> = {
  bookedOn: [
    ...['transaction date', 'date', 'booking date', 'posting date', 'post date', 'posted on'],
    ...['trans date', 'txn date', 'تاريخ العملية', 'التاريخ', 'تاريخ الحركة', 'تاريخ القيد'],
    ...['تاريخ المعاملة'],
  ],
  valueOn: ['value date', 'تاريخ الحق', 'تاريخ القيمة', 'تاريخ الاستحقاق'],
  amount: ['amount', 'transaction amount', 'المبلغ', 'مبلغ العملية', 'مبلغ الحركة'],
  debit: ['debit', 'debit amount', 'withdrawal', 'withdrawals', 'paid out', 'مدين', 'سحب', 'خصم'],
  credit: ['credit', 'credit amount', 'deposit', 'deposits', 'paid in', 'دائن', 'إيداع', 'إضافة'],
  balance: ['balance', 'running balance', 'account balance', 'الرصيد', 'رصيد الحساب'],
  reference: [
    ...['reference', 'reference no', 'reference number', 'ref', 'ref no', 'transaction id'],
    ...['transaction reference', 'bank reference', 'cheque no', 'المرجع', 'رقم المرجع'],
    ...['رقم العملية', 'رقم الحركة'],
  ],
  endToEndId: ['end to end id', 'end-to-end id', 'end to end reference', 'customer reference'],
  counterpartyName: [
    ...['counterparty', 'counterparty name', 'beneficiary', 'beneficiary name', 'payer', 'name'],
    ...['اسم المستفيد', 'المستفيد', 'الطرف الآخر', 'الاسم'],
  ],
  counterpartyIban: [
    'counterparty iban',
    'beneficiary iban',
    'iban',
    'counterparty account',
    'آيبان',
  ],
  text: [
    ...['description', 'details', 'narrative', 'transaction details', 'transaction description'],
    ...['particulars', 'remarks', 'memo', 'الوصف', 'البيان', 'التفاصيل', 'تفاصيل العملية'],
  ],
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const FOLDED = BANK_TABLE_FIELDS.map((field) => [field, NAMES[field].map(plain)] as const)

/** Which of these headings is which field, as far as their words say. */
export function guessColumns(headings: readonly string[]): BankTableLayout['columns'] {
  const folded = headings.map(plain)
  const columns: BankTableLayout['columns'] = {}
  const taken = new Set<number>()
  for (const [field, names] of FOLDED) {
    const at = names
      .map((name) => folded.findIndex((heading, index) => heading === name && !taken.has(index)))
      .find((index) => index >= 0)
    if (at === undefined) continue
    taken.add(at)
    columns[field] = headings[at]!
  }
  return columns
}

/** The row that most likely holds the headings: the first that has most words of headings. */
export function headingRow(rows: readonly TableRow[]): TableRow | undefined {
  const scored = rows
    .slice(0, HEADING_ROWS)
    .map((row) => ({ row, score: Object.keys(guessColumns(row.cells)).length }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), {
    row: rows[0],
    score: 0,
  })
  return best.row
}

export interface FoundColumns {
  /** Position of the row of headings among the rows. */
  at: number
  columns: Partial<Record<BankTableField, number>>
}

/** Where the columns of a layout are in this file. @throws BankFileError no_columns with the missing one */
export function findColumns(rows: readonly TableRow[], layout: BankTableLayout): FoundColumns {
  const wanted = Object.entries(layout.columns).map(
    ([field, heading]) => [field as BankTableField, plain(heading)] as const
  )
  let missing = ''
  for (const [at, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const folded = cells.map(plain)
    const absent = wanted.find(([, heading]) => !folded.includes(heading))
    if (!absent && wanted.length)
      return {
        at,
        columns: Object.fromEntries(
          wanted.map(([field, heading]) => [field, folded.indexOf(heading)])
        ),
      }
    missing ||= layout.columns[absent?.[0] ?? 'bookedOn'] ?? ''
  }
  throw new BankFileError('no_columns', 0, { value: missing.slice(0, 60) })
}
