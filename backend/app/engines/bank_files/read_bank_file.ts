import { readFile, stat } from 'node:fs/promises'
import { BANK_FILE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { tableRows } from '#engines/spreadsheet/table_rows'
import type { BankStatement } from './bank_file.js'
import { readCamt } from './camt.js'
import { checkStatement } from './check_statement.js'
import { decodeStatement, decodeXml } from './decode.js'
import { BankFileError } from './errors.js'
import { readMt940 } from './mt940.js'
import type { BankFileOrder, TableHead } from './orders.js'
import { readTable } from './table.js'
import { guessColumns, headingRow } from './table_columns.js'

/**
 * The statements of a file, each of the account that it is meant for and each balanced; or the head of
 * a table whose columns no one has named.
 * @throws BankFileError
 */
export async function readBankFile(
  order: BankFileOrder
): Promise<{ statements: BankStatement[] } | { head: TableHead }> {
  const { path, format, meant, layout, balances, skipsCarried } = order
  if ((await stat(path)).size > BANK_FILE.bytes) throw new BankFileError('too_large')
  if (format === 'csv' || format === 'xlsx') {
    const rows = await rowsOf(path, format)
    if (!layout) return { head: headOf(rows) }
    return {
      statements: checked([readTable(rows, { layout, meant, balances, skipsCarried })], order),
    }
  }
  const bytes = await readFile(path)
  const statements =
    format === 'mt940' ? readMt940(decodeStatement(bytes)) : await readCamt(decodeXml(bytes))
  return { statements: checked(statements, order) }
}

function checked(statements: BankStatement[], { meant }: BankFileOrder): BankStatement[] {
  const lines = statements.reduce((sum, statement) => sum + statement.lines.length, 0)
  if (lines > BANK_FILE.lines) throw new BankFileError('too_many_lines')
  if (statements.length > BANK_FILE.statements) throw new BankFileError('too_many_lines')
  for (const statement of statements) checkStatement(statement, meant)
  return statements
}

async function rowsOf(path: string, format: 'csv' | 'xlsx'): Promise<TableRow[]> {
  const rows: TableRow[] = []
  try {
    for await (const row of tableRows(path, format)) {
      rows.push(row)
      if (rows.length > BANK_FILE.lines + 100) throw new BankFileError('too_many_lines', row.number)
    }
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    const fault = cause.code === 'too_large' ? 'too_large' : 'unreadable'
    throw new BankFileError(fault, rows.at(-1)?.number ?? 0, {}, { cause })
  }
  if (!rows.length) throw new BankFileError('no_rows')
  return rows
}

const SAMPLE = 8
const SHOWN = 80

function headOf(rows: TableRow[]): TableHead {
  const row = headingRow(rows)!
  const at = rows.indexOf(row)
  const short = (cells: string[]) => cells.map((cell) => cell.slice(0, SHOWN))
  return {
    headings: short(row.cells),
    sample: rows.slice(at + 1, at + 1 + SAMPLE).map(({ cells }) => short(cells)),
    guess: guessColumns(short(row.cells)),
  }
}
