import { test } from '@japa/runner'
import type { BankTableLayout } from '#engines/bank_files/bank_file'
import { BankFileError } from '#engines/bank_files/errors'
import { readTable } from '#engines/bank_files/table'
import { guessColumns, headingRow } from '#engines/bank_files/table_columns'
import { tableAmount, tableDay } from '#engines/bank_files/table_values'
import { OUR_IBAN } from '#tests/helpers/bank_files'

const MEANT = { iban: OUR_IBAN, currency: 'SAR' }
const LAYOUT: BankTableLayout = {
  columns: {
    bookedOn: 'Date',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    text: 'Details',
  },
  dayOrder: 'dmy',
  decimalMark: 'point',
}
const HEADINGS = ['Date', 'Details', 'Debit', 'Credit', 'Balance']

const table = (...rows: string[][]) => rows.map((cells, at) => ({ number: at + 1, cells }))
const read = (rows: string[][], layout = LAYOUT) =>
  readTable(table(...rows), { layout, meant: MEANT, balances: null })

function fault(run: () => unknown): BankFileError {
  try {
    run()
  } catch (error) {
    if (error instanceof BankFileError) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

test.group('Tables of banks', () => {
  test('titles above the headings and totals below the lines are passed over', ({ assert }) => {
    const statement = read([
      [`Account ${OUR_IBAN}`],
      ['From 01/11/2026 to 30/11/2026'],
      HEADINGS,
      ['01/11/2026', 'Opening fee', '5.00', '', '995.00'],
      ['02/11/2026', 'إيداع', '', '1,000.00', '1,995.00'],
      ['Total', '', '5.00', '1,000.00', ''],
    ])
    assert.equal(statement.iban, OUR_IBAN)
    assert.equal(statement.openingMinor, 100_000)
    assert.equal(statement.closingMinor, 199_500)
    assert.deepEqual(
      statement.lines.map(({ amountMinor, text, line }) => [amountMinor, text, line]),
      [
        [-500, 'Opening fee', 4],
        [100_000, 'إيداع', 5],
      ]
    )
    assert.equal(statement.number, '2026-11-01/2026-11-02')
  })

  test('the balances that a person states where the table has none', ({ assert }) => {
    const layout = { ...LAYOUT, columns: { bookedOn: 'Date', amount: 'Amount' } }
    const rows = table(['Date', 'Amount'], ['02/11/2026', '-5'], ['01/11/2026', '7'])
    const order = { layout, meant: MEANT }
    const balances = { openingMinor: 100, closingMinor: 300 }
    const statement = readTable(rows, { ...order, balances })
    assert.deepEqual(
      statement.lines.map(({ bookedOn }) => bookedOn),
      ['2026-11-01', '2026-11-02']
    )
    assert.equal(fault(() => readTable(rows, { ...order, balances: null })).fault, 'no_balance')
  })

  test('headings are known in both languages', ({ assert }) => {
    assert.deepEqual(
      guessColumns(['Value Date', 'DATE', 'Debit Amount', 'Cr', 'Running balance']),
      {
        bookedOn: 'DATE',
        valueOn: 'Value Date',
        debit: 'Debit Amount',
        balance: 'Running balance',
      }
    )
    assert.deepEqual(guessColumns(['تاريخ العملية', 'البيان', 'مدين', 'دائن', 'الرصيد']), {
      bookedOn: 'تاريخ العملية',
      text: 'البيان',
      debit: 'مدين',
      credit: 'دائن',
      balance: 'الرصيد',
    })
    const rows = table(['Statement'], ['Date range', ''], HEADINGS, ['01/11/2026'])
    assert.equal(headingRow(rows)!.number, 3)
  })

  test('what is wrong is named with its row', ({ assert }) => {
    const good = ['01/11/2026', 'a', '5.00', '', '995.00']
    const cases: [string[][], string, number][] = [
      [[HEADINGS, good, ['soon', 'b', '1', '', '994.00'], good], 'broken_date', 3],
      [[HEADINGS, ['01/11/2026', 'a', 'five', '', '995']], 'broken_amount', 2],
      [[HEADINGS, ['01/11/2026', 'a', '', '', '995']], 'broken_amount', 2],
      [[HEADINGS, ['01/11/2026', 'a', '1', '2', '995']], 'broken_line', 2],
      [[HEADINGS, ['01/11/2026', 'a', '0.001', '', '995']], 'too_many_decimals', 2],
      [[HEADINGS, good, ['02/11/2026', 'b', '1.00', '', '993.00']], 'not_balanced', 3],
      [[HEADINGS], 'no_rows', 0],
      [[['Date', 'Amount'], good], 'no_columns', 0],
    ]
    for (const [rows, expected, line] of cases) {
      const found = fault(() => read(rows))
      assert.deepEqual([found.fault, found.line], [expected, line], expected)
    }
  })
})

test.group('Cells of banks', () => {
  for (const [cell, order, expected] of [
    ['31/12/2026', 'dmy', '2026-12-31'],
    ['1-2-26', 'dmy', '2026-02-01'],
    ['1.2.2026', 'mdy', '2026-01-02'],
    ['2026/02/01', 'ymd', '2026-02-01'],
    ['2026-02-01 13:45', 'dmy', '2026-02-01'],
    ['20260201', 'dmy', '2026-02-01'],
    ['٠١/٠٢/٢٠٢٦', 'dmy', '2026-02-01'],
    ['\u200f01/02/2026\u200f', 'dmy', '2026-02-01'],
    ['5 Nov 2026', 'dmy', '2026-11-05'],
    ['05-NOV-26', 'mdy', '2026-11-05'],
    ['5 November, 2026', 'dmy', '2026-11-05'],
  ] as const)
    test(`the day ${cell}, ${order}`, ({ assert }) => {
      assert.equal(tableDay(cell, order, 1), expected)
    })

  for (const cell of ['31/02/2026', '13/13/2026', 'soon', '', '1/2', '01/02/202'])
    test(`no day: ${cell}`, ({ assert }) => {
      assert.equal(fault(() => tableDay(cell, 'dmy', 9)).line, 9)
    })

  for (const [cell, mark, minor] of [
    ['1,234.50', 'point', 123_450],
    ['1.234,50', 'comma', 123_450],
    ['1 234,50', 'comma', 123_450],
    ["1'234.50", 'point', 123_450],
    ['12,34,567.00', 'point', 123_456_700],
    ['(12.50)', 'point', -1250],
    ['12.50-', 'point', -1250],
    ['-12.50', 'point', -1250],
    ['−12.50', 'point', -1250],
    ['12.50 DR', 'point', -1250],
    ['12.50 Cr', 'point', 1250],
    ['SAR 12.50', 'point', 1250],
    ['12.50 ر.س', 'point', 1250],
    ['١٬٢٣٤٫٥٠', 'point', 123_450],
    ['١٢٣٤٫٥', 'comma', 123_450],
    ['7', 'comma', 700],
    ['', 'point', null],
    ['-', 'point', null],
  ] as const)
    test(`the amount ${cell}, ${mark}`, ({ assert }) => {
      assert.equal(tableAmount(cell, mark, 'SAR', 1), minor)
    })

  for (const [cell, mark] of [
    ['1.234,50', 'point'],
    ['1,234.50', 'comma'],
    ['12.5.0', 'point'],
    ['1,23', 'point'],
    ['x12', 'point'],
    ['1e5', 'point'],
    ['99999999999999999', 'point'],
  ] as const)
    test(`no amount: ${cell}, ${mark}`, ({ assert }) => {
      assert.equal(fault(() => tableAmount(cell, mark, 'SAR', 1)).fault, 'broken_amount')
    })

  test('currencies without and with three decimals', ({ assert }) => {
    assert.equal(tableAmount('1,234', 'point', 'JPY', 1), 1234)
    assert.equal(tableAmount('1.234', 'point', 'KWD', 1), 1234)
    assert.equal(fault(() => tableAmount('1.5', 'point', 'JPY', 1)).fault, 'too_many_decimals')
  })
})
