import type { TableRow } from '#engines/spreadsheet/table_row'
import type { BankLine, BankStatement, BankTableLayout, StatedBalances } from './bank_file.js'
import type { MeantAccount } from './check_statement.js'
import { BankFileError } from './errors.js'
import { findColumns, type FoundColumns } from './table_columns.js'
import { plainCell, tableAmount, tableDay } from './table_values.js'
import { cleanOrNull, cleanText, ibanIn, shownMoney } from './values.js'

export interface TableOrder {
  layout: BankTableLayout
  meant: MeantAccount
  /** Needed where the table has no column of balances. */
  balances: StatedBalances | null
  /** Rows that only carry a balance forward are left out instead of refused. */
  skipsCarried?: boolean
}

interface Row {
  line: BankLine
  balanceMinor: number | null
}

/**
 * The one statement that a table of a bank is, its lines from the oldest to the newest.
 * @throws BankFileError
 */
export function readTable(rows: readonly TableRow[], order: TableOrder): BankStatement {
  const { layout, meant, balances } = order
  const unclosed = rows.find(({ unclosedLine }) => unclosedLine !== undefined)
  if (unclosed) throw new BankFileError('cut_off', unclosed.unclosedLine)
  const found = findColumns(rows, layout)
  const lines = readRows(rows.slice(found.at + 1), found, order)
  if (!lines.length) throw new BankFileError('no_rows')
  const inOrder = oldestFirst(lines)
  const ends = endsOf(inOrder, meant.currency) ?? balances
  if (!ends) throw new BankFileError('no_balance', 0, { tag: layout.columns.balance ?? '' })
  const [first] = inOrder
  const openedOn = first!.line.bookedOn
  const closedOn = inOrder.at(-1)!.line.bookedOn
  const account = accountAbove(rows.slice(0, found.at))
  return {
    account: account ?? '',
    iban: account,
    currency: meant.currency,
    number: `${openedOn}/${closedOn}`,
    openedOn,
    closedOn,
    openingMinor: ends.openingMinor,
    closingMinor: ends.closingMinor,
    lines: inOrder.map(({ line }) => line),
    line: 0,
  }
}

/** What stands below the last row with a day are totals and notes. */
function readRows(rows: readonly TableRow[], found: FoundColumns, order: TableOrder): Row[] {
  const dateAt = found.columns.bookedOn!
  const isDated = ({ cells }: TableRow) => /[\d\u0660-\u0669]/.test(plainCell(cells[dateAt] ?? ''))
  const last = rows.findLastIndex(
    (row) => isDated(row) && isLine(row, found, order.layout.dayOrder)
  )
  return rows
    .slice(0, last + 1)
    .filter(({ cells }) => plainCell(cells[dateAt] ?? '') !== '')
    .filter((row) => !(order.skipsCarried && movesNothing(row, found)))
    .map((row) => readRow(row, found, order))
}

const AMOUNTS = ['amount', 'debit', 'credit'] as const
const NOTHING = /^[-–—]?[0\u0660.,\u066b]*$/

const movesNothing = ({ cells }: TableRow, { columns }: FoundColumns): boolean =>
  AMOUNTS.every((field) => {
    const at = columns[field]
    return at === undefined || NOTHING.test(plainCell(cells[at] ?? ''))
  })

function isLine(
  { cells }: TableRow,
  { columns }: FoundColumns,
  dayOrder: BankTableLayout['dayOrder']
): boolean {
  try {
    tableDay(cells[columns.bookedOn!] ?? '', dayOrder, 0)
    return true
  } catch (error) {
    if (error instanceof BankFileError) return false
    throw error
  }
}

function readRow({ cells, number }: TableRow, { columns }: FoundColumns, order: TableOrder): Row {
  const { layout, meant } = order
  const cell = (field: keyof FoundColumns['columns']) => {
    const at = columns[field]
    return at === undefined ? '' : (cells[at] ?? '')
  }
  const money = (field: keyof FoundColumns['columns']) =>
    tableAmount(cell(field), layout.decimalMark, meant.currency, number)
  const bookedOn = tableDay(cell('bookedOn'), layout.dayOrder, number)
  const valueCell = plainCell(cell('valueOn'))
  const line: BankLine = {
    bookedOn,
    valueOn: valueCell ? tableDay(valueCell, layout.dayOrder, number) : bookedOn,
    amountMinor: amountOf(money, number),
    reference: cleanOrNull(cell('reference')),
    endToEndId: cleanOrNull(cell('endToEndId')),
    counterpartyName: cleanOrNull(cell('counterpartyName')),
    counterpartyIban: ibanIn(cell('counterpartyIban')),
    text: cleanText(cell('text')),
    line: number,
  }
  return { line, balanceMinor: money('balance') }
}

/** One column with a sign, or one for each side, in which the sign is of no account. */
function amountOf(
  money: (field: 'amount' | 'debit' | 'credit') => number | null,
  line: number
): number {
  const amount = money('amount')
  if (amount !== null) return amount
  const debit = Math.abs(money('debit') ?? 0)
  const credit = Math.abs(money('credit') ?? 0)
  if (debit !== 0 && credit !== 0)
    throw new BankFileError('broken_line', line, { value: 'debit, credit' })
  if (debit === 0 && credit === 0) throw new BankFileError('broken_amount', line, { value: '' })
  return credit - debit
}

/** Banks write the newest line first or last: the balances tell, else the days. */
function oldestFirst(rows: Row[]): Row[] {
  if (rows.length > 1 && !isChained(rows)) {
    const reversed = rows.toReversed()
    if (isChained(reversed)) return reversed
  }
  const hasBalances = rows.every(({ balanceMinor }) => balanceMinor !== null)
  const isFalling = rows[0]!.line.bookedOn > rows.at(-1)!.line.bookedOn
  return !hasBalances && isFalling ? rows.toReversed() : rows
}

const isChained = (rows: Row[]): boolean => firstBreak(rows) === undefined

/** The first row whose balance is not the one before with its amount. */
function firstBreak(rows: Row[]): Row | undefined {
  return rows.find(({ line, balanceMinor }, at) => {
    const before = at === 0 ? null : rows[at - 1]!.balanceMinor
    return before !== null && balanceMinor !== null && before + line.amountMinor !== balanceMinor
  })
}

/** @throws BankFileError not_balanced at the row whose balance does not follow */
function endsOf(rows: Row[], currency: string): StatedBalances | null {
  const opening = rows[0]!
  const closing = rows.at(-1)!
  if (opening.balanceMinor === null || closing.balanceMinor === null) return null
  const broken = firstBreak(rows)
  if (broken) {
    const before = rows[rows.indexOf(broken) - 1]!.balanceMinor!
    const shown = (minor: number) => shownMoney(minor, currency)
    throw new BankFileError('not_balanced', broken.line.line, {
      number: String(broken.line.line),
      opening: shown(before),
      lines: shown(broken.line.amountMinor),
      closing: shown(broken.balanceMinor!),
      difference: shown(broken.balanceMinor! - before - broken.line.amountMinor),
    })
  }
  return {
    openingMinor: opening.balanceMinor - opening.line.amountMinor,
    closingMinor: closing.balanceMinor,
  }
}

/** An IBAN in the titles above the table. */
function accountAbove(rows: readonly TableRow[]): string | null {
  for (const { cells } of rows)
    for (const cell of cells) {
      const iban = ibanIn(cell) ?? ibanIn(/[A-Z]{2}\d{2}[A-Z0-9 ]{11,40}/.exec(cell)?.[0] ?? '')
      if (iban) return iban
    }
  return null
}
