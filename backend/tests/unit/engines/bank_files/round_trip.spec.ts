import { test } from '@japa/runner'
import fc from 'fast-check'
import type { BankStatement } from '#engines/bank_files/bank_file'
import { readCamt } from '#engines/bank_files/camt'
import { requireBalanced } from '#engines/bank_files/check_statement'
import { decodeStatement, decodeXml } from '#engines/bank_files/decode'
import { readMt940 } from '#engines/bank_files/mt940'
import { readTable } from '#engines/bank_files/table'
import { formatMoney } from '#engines/money/money'
import { bankLine, bankStatement, camtText, mt940Text, THEIR_IBAN } from '#tests/helpers/bank_files'

/** Letters of both scripts and marks that no format gives a meaning. */
const WORDS = [
  'Najd Glass',
  'مصنع الرياض للزجاج',
  'Invoice 2026-17',
  'دفعة مقدمة',
  'A&B <Trading>',
  'x',
  "Sa'ad, Sons; Co",
]
const word = fc.constantFrom(...WORDS)
const day = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))
const amount = fc
  .integer({ min: -999_999_999_999, max: 999_999_999_999 })
  .filter((minor) => minor !== 0)

const line = fc
  .record({
    bookedOn: day,
    lag: fc.integer({ min: -5, max: 5 }),
    amountMinor: amount,
    reference: fc.option(fc.stringMatching(/^[A-Z0-9]{1,16}$/).filter((text) => !/NO/.test(text))),
    endToEndId: fc.option(fc.stringMatching(/^E2E[0-9]{1,20}$/)),
    counterpartyName: fc.option(word),
    counterpartyIban: fc.option(fc.constant(THEIR_IBAN)),
    text: fc.oneof(fc.constant(''), word),
  })
  .map(({ lag, ...rest }) => {
    const value = new Date(Date.parse(rest.bookedOn) + lag * 86_400_000)
    return bankLine({ ...rest, valueOn: value.toISOString().slice(0, 10) })
  })

const statement = fc
  .record({
    currency: fc.constantFrom('SAR', 'KWD', 'JPY', 'USD'),
    number: fc.integer({ min: 1, max: 99_999 }).map(String),
    openingMinor: amount,
    openedOn: day,
    closedOn: day,
    lines: fc.array(line, { maxLength: 12 }),
  })
  .map(bankStatement)

const withoutPlace = (statements: BankStatement[]) =>
  statements.map(({ line: _, ...rest }) => ({
    ...rest,
    lines: rest.lines.map(({ line: __, ...own }) => own),
  }))

test.group('Statements that are written are read back equal', () => {
  test('by MT940, on any number of pages', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(statement, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 4 }),
        (statements, pages) => {
          const read = readMt940(decodeStatement(Buffer.from(mt940Text(statements, pages))))
          assert.deepEqual(withoutPlace(read), withoutPlace(statements))
          for (const one of read) requireBalanced(one)
        }
      )
    )
  })

  test('by camt.053, in any version', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(statement, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 8 }),
        async (statements, version) => {
          const read = await readCamt(decodeXml(Buffer.from(camtText(statements, version))))
          assert.deepEqual(withoutPlace(read), withoutPlace(statements))
        }
      ),
      { numRuns: 60 }
    )
  })

  test('as a table, the newest line first or last', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('SAR', 'KWD', 'JPY'),
        fc.boolean(),
        fc.boolean(),
        (amounts, currency, newestFirst, byComma) => {
          let balance = 500
          const rows = amounts.map((minor, at) => {
            balance += minor
            const day = String(1 + (at % 28)).padStart(2, '0')
            const shown = (value: number) => {
              const text = formatMoney(value, currency)
              return byComma ? text.replace('.', ',') : text
            }
            return [`${day}/11/2026`, shown(minor), shown(balance)]
          })
          const ordered = newestFirst ? rows.toReversed() : rows
          const table = [['Date', 'Amount', 'Balance'], ...ordered].map((cells, at) => ({
            number: at + 1,
            cells,
          }))
          const read = readTable(table, {
            meant: { iban: '', currency },
            balances: null,
            layout: {
              columns: { bookedOn: 'Date', amount: 'Amount', balance: 'Balance' },
              dayOrder: 'dmy',
              decimalMark: byComma ? 'comma' : 'point',
            },
          })
          assert.deepEqual(
            read.lines.map(({ amountMinor }) => amountMinor),
            amounts
          )
          assert.equal(read.openingMinor, 500)
          assert.equal(read.closingMinor, balance)
        }
      )
    )
  })
})
