import { test } from '@japa/runner'
import { checkStatement, requireBalanced } from '#engines/bank_files/check_statement'
import { decodeStatement } from '#engines/bank_files/decode'
import { BankFileError } from '#engines/bank_files/errors'
import { readMt940 } from '#engines/bank_files/mt940'
import { bankLine, bankStatement, mt940Text, OUR_IBAN } from '#tests/helpers/bank_files'

/** A statement around these lines; its closing balance is not looked at here. */
const around = (...lines: string[]) =>
  [
    '{1:F01RJHISARIAXXX0000000000}{2:O9401200261102}{4:',
    ':20:REF1',
    `:25:${OUR_IBAN}SAR`,
    ':28C:00012/001',
    ':60F:C261031SAR1000,',
    ...lines,
    ':62F:C261102SAR1000,00',
    ':64:C261102SAR900,00',
    '-}',
  ].join('\r\n')

const first = (...lines: string[]) => readMt940(around(...lines))[0]!.lines[0]!

function fault(read: () => unknown): Pick<BankFileError, 'fault' | 'line' | 'values'> {
  try {
    read()
  } catch (error) {
    if (error instanceof BankFileError) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

test.group('MT940', () => {
  test('a statement within the wrapper of the network', ({ assert }) => {
    const [statement] = readMt940(around(':61:2611021102C250,5NTRFINV-77//B123'))
    assert.equal(statement!.iban, OUR_IBAN)
    assert.equal(statement!.number, '12')
    assert.equal(statement!.openedOn, '2026-10-31')
    assert.equal(statement!.openingMinor, 100_000)
    assert.equal(statement!.lines[0]!.amountMinor, 25_050)
    assert.equal(statement!.lines[0]!.reference, 'INV-77')
    assert.equal(statement!.lines[0]!.line, 6)
  })

  for (const [mark, minor] of [
    ['C', 100],
    ['D', -100],
    ['RC', -100],
    ['RD', 100],
    ['CR', 100],
  ] as const)
    test(`mark ${mark}`, ({ assert }) => {
      assert.equal(first(`:61:261102${mark}1,NTRFNONREF`).amountMinor, minor)
    })

  test('an entry date is of the year nearest to the value date', ({ assert }) => {
    assert.equal(first(':61:2612310102C1,NTRFNONREF').bookedOn, '2027-01-02')
    assert.equal(first(':61:2701011231C1,NTRFNONREF').bookedOn, '2026-12-31')
    assert.equal(first(':61:240301C1,NTRFNONREF').bookedOn, '2024-03-01')
  })

  test('30 February is the last day of the month by the calendar of interest', ({ assert }) => {
    assert.equal(first(':61:270230C1,NTRFNONREF').valueOn, '2027-02-28')
    assert.equal(first(':61:280230C1,NTRFNONREF').valueOn, '2028-02-29')
  })

  test('the bank’s reference stands in for none of the customer', ({ assert }) => {
    assert.equal(first(':61:261102C1,NTRFNONREF//BANK9').reference, 'BANK9')
    assert.isNull(first(':61:261102C1,NTRFNONREF//NONREF').reference)
  })

  test('details with subfields', ({ assert }) => {
    const line = first(
      ':61:261102C1,NTRFNONREF',
      ':86:166?00Transfer?20EREF+E2E-5SVWZ+Invoice 17 and?21 18?30RJHI?31SA4420000001234567',
      '891234?32Najd Gl?33ass'
    )
    assert.equal(line.endToEndId, 'E2E-5')
    assert.equal(line.text, 'Invoice 17 and 18')
    assert.equal(line.counterpartyName, 'Najd Glass')
    assert.equal(line.counterpartyIban, 'SA4420000001234567891234')
  })

  test('details between strokes, a stroke in the text parting nothing', ({ assert }) => {
    const line = first(
      ':61:261102C1,NTRFNONREF',
      ':86:/TRTP/SEPA/EREF/E9/NAME/شركة نجد/REMI/USTD//Invoice 17/2026/'
    )
    assert.equal(line.endToEndId, 'E9')
    assert.equal(line.counterpartyName, 'شركة نجد')
    assert.equal(line.text, 'Invoice 17/2026')
  })

  test('free details over several lines, and the supplement where there are none', ({ assert }) => {
    assert.equal(
      first(':61:261102C1,NTRFNONREF', ':86:CASH DEPOSIT', 'BRANCH 12').text,
      'CASH DEPOSIT BRANCH 12'
    )
    assert.equal(first(':61:261102C1,NCHGNONREF', 'MONTHLY FEE').text, 'MONTHLY FEE')
  })

  test('field 86 behind the closing balance belongs to no line', ({ assert }) => {
    const text = around(':61:261102C1,NTRFNONREF').replace(':64:', ':86:ABOUT THE ACCOUNT\r\n:64:')
    assert.equal(readMt940(text)[0]!.lines[0]!.text, '')
  })

  test('Arabic in the code page of Windows', ({ assert }) => {
    const arabic = Buffer.from([0xce, 0xcf, 0xe3, 0xc9])
    const [before, after] = around(':61:261102C1,NTRFNONREF', ':86:#').split('#')
    const bytes = Buffer.concat([Buffer.from(before!), arabic, Buffer.from(after!)])
    assert.equal(readMt940(decodeStatement(bytes))[0]!.lines[0]!.text, 'خدمة')
  })
})

test.group('MT940 that is refused', () => {
  test('names the line and what is wrong', ({ assert }) => {
    const cases: [string, string, number][] = [
      [around(':61:nothing'), 'broken_line', 6],
      [around(':61:261302C1,NTRFNONREF'), 'broken_date', 6],
      [around(':61:261102C1,005NTRFNONREF'), 'too_many_decimals', 6],
      [around(':61:261102C,NTRFNONREF'), 'broken_amount', 6],
      [around().replace('60F:C261031SAR', '60F:X261031SAR'), 'broken_balance', 5],
      [around().replace(':62F:C261102SAR', ':62F:C261102USD'), 'currency_differs', 6],
      [around().replace(/:62F.*/s, ''), 'cut_off', 5],
      [around().replace(':60F:C261031SAR1000,', ''), 'no_balance', 2],
      ['nothing of a bank', 'no_statements', 0],
      [':25:before the first', 'broken_field', 1],
    ]
    for (const [text, expected, line] of cases) {
      const found = fault(() => readMt940(text))
      assert.deepEqual([found.fault, found.line], [expected, line], text)
    }
  })

  test('a page that is missing, at the beginning, in the middle and at the end', ({ assert }) => {
    const lines = [1, 2, 3].map((minor) => bankLine({ amountMinor: minor }))
    const pages = mt940Text([bankStatement({ lines })], 3).split(/(?=:20:)/)
    for (const without of [0, 1, 2]) {
      const text = pages.filter((_, at) => at !== without).join('')
      assert.equal(fault(() => readMt940(text)).fault, 'missing_page')
    }
    const broken = pages.join('').replace(':60M:C261101SAR1000,01', ':60M:C261101SAR1000,02')
    const gap = fault(() => readMt940(broken))
    assert.equal(gap.fault, 'page_gap')
    assert.deepEqual(gap.values, { closing: '1000.01', opening: '1000.02' })
  })

  test('a closing balance that does not follow, with the difference', ({ assert }) => {
    const statement = bankStatement({
      lines: [bankLine({ amountMinor: 500 })],
      closingMinor: 100_499,
    })
    const found = fault(() => requireBalanced(readMt940(mt940Text([statement]))[0]!))
    assert.equal(found.fault, 'not_balanced')
    assert.equal(found.values.difference, '-0.01')
  })

  test('another account or currency; the national number of the account is the same', ({
    assert,
  }) => {
    const read = (account: string) =>
      readMt940(mt940Text([bankStatement({ account, iban: null, lines: [] })]))[0]!
    const meant = { iban: OUR_IBAN, currency: 'SAR' }
    for (const account of [OUR_IBAN, `${OUR_IBAN}SAR`, '608010167519', 'RJHI/000000608010167519'])
      assert.doesNotThrow(() => checkStatement(read(account), meant))
    for (const account of ['SA4420000001234567891234', '67519', '708010167519'])
      assert.equal(fault(() => checkStatement(read(account), meant)).fault, 'other_account')
    const dollars = { ...meant, currency: 'USD' }
    assert.equal(fault(() => checkStatement(read(OUR_IBAN), dollars)).fault, 'other_currency')
  })

  test('bytes that no text has', ({ assert }) => {
    const found = fault(() => decodeStatement(Buffer.from('a\nb\0c')))
    assert.deepEqual([found.fault, found.line], ['unreadable', 2])
  })
})
