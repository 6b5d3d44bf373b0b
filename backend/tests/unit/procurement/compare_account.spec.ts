import fc from 'fast-check'
import { test } from '@japa/runner'
import { ACCOUNT_KINDS } from '#procurement/enums/vendor_statements'
import { compareAccount, type TheirLine } from '#procurement/vendor_statements/compare_account'
import type { AccountMove } from '#procurement/vendor_statements/vendor_account'

const PERIOD = { from: '2026-03-01', to: '2026-03-31' }

let lines = 0
const their = (more: Partial<TheirLine> = {}): TheirLine => ({
  ...{ line: ++lines, on: '2026-03-10', number: 'INV-7', text: 'Steel', amountMinor: 11_500 },
  ...more,
})
const our = (more: Partial<AccountMove> = {}): AccountMove => ({
  ...{ kind: 'vendor_bill', id: 1, isOfRun: false, number: 'INV-7', on: '2026-03-10' },
  amountMinor: 11_500,
  ...more,
})

const compare = (theirs: TheirLine[], ours: AccountMove[], more = {}) =>
  compareAccount({
    ...{ lines: theirs, moves: ours, period: PERIOD, openingMinor: 0, ourOpeningMinor: 0 },
    ...more,
  })
const outcomes = (...of: Parameters<typeof compare>) =>
  compare(...of).items.map(({ outcome }) => outcome)

test.group('Comparing the account of a vendor', () => {
  test('a number is the same however it is written', ({ assert }) => {
    for (const number of ['inv 7', 'INV/0007', 'INV-٧'])
      assert.deepEqual(outcomes([their({ number })], [our()]), ['matched'])
    assert.deepEqual(outcomes([their({ number: 'INV-8' })], [our()]), ['only_theirs', 'only_ours'])
  })

  test('the same number at another amount differs by it', ({ assert }) => {
    const [item] = compare([their({ amountMinor: 12_000 })], [our()]).items
    assert.equal(item!.outcome, 'amount_differs')
    assert.equal(item!.differenceMinor, 500)
  })

  test('payments are found by amount and day, bills with a number are not', ({ assert }) => {
    const paid = { amountMinor: -5_000, number: 'TRX 99' }
    const payment = our({ kind: 'vendor_payment', amountMinor: -5_000, number: 'PAY-1' })
    assert.deepEqual(outcomes([their({ ...paid, on: '2026-03-18' })], [payment]), ['matched'])
    const late = their({ ...paid, on: '2026-03-30' })
    assert.deepEqual(outcomes([late], [payment]), ['only_theirs', 'only_ours'])
    const unnumbered = their({ number: null })
    assert.deepEqual(outcomes([unnumbered], [our()]), ['matched'])
  })

  test('a number of ours in the text of a line is found', ({ assert }) => {
    const line = their({ number: 'SI-2026', text: 'Delivery note INV-7 of March' })
    assert.deepEqual(outcomes([line], [our()]), ['matched'])
  })

  test('what is dated otherwise is of the other side of the bridge', ({ assert }) => {
    const later = compare([their()], [our({ on: '2026-04-02' })])
    assert.equal(later.items[0]!.outcome, 'booked_later')
    assert.equal(later.items[0]!.differenceMinor, 11_500)
    const before = compare([their()], [our({ on: '2026-02-27' })], { ourOpeningMinor: 11_500 })
    assert.deepEqual(
      before.items.map(({ outcome }) => outcome),
      ['matched']
    )
    assert.equal(before.ourOpeningMinor, 0)
  })

  test('a document is not matched twice', ({ assert }) => {
    assert.deepEqual(outcomes([their(), their()], [our()]), ['matched', 'only_theirs'])
  })

  const day = fc.integer({ min: 0, max: 120 }).map((days) => {
    const date = new Date(Date.UTC(2026, 0, 15) + days * 86_400_000)
    return date.toISOString().slice(0, 10)
  })
  const amount = fc
    .integer({ min: -5, max: 5 })
    .filter(Boolean)
    .map((value) => value * 1_000)
  const number = fc.constantFrom('A1', 'A-01', 'B2', 'C3', '7')
  const inPeriod = day.filter((on) => on >= PERIOD.from && on <= PERIOD.to)

  test('differences always add up to that of the balances', ({ assert }) => {
    const aLine = fc.record({
      ...{ on: inPeriod, amountMinor: amount, number: fc.option(number) },
      text: fc.constantFrom('', 'paid A1', 'ref 7'),
    })
    const aMove = fc.record({
      ...{ kind: fc.constantFrom(...ACCOUNT_KINDS), on: day, amountMinor: amount, number },
    })
    fc.assert(
      fc.property(
        fc.array(aLine, { maxLength: 12 }),
        fc.array(aMove, { maxLength: 12 }),
        fc.integer({ min: -9, max: 9 }),
        (some, others, opening) => {
          const theirs = some.map((line, at): TheirLine => ({ line: at + 1, ...line }))
          const ours = others.map((move, id): AccountMove => ({ id, isOfRun: false, ...move }))
          const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
          const until = (to: string) =>
            sum(ours.filter(({ on }) => on <= to).map(({ amountMinor }) => amountMinor))
          const closing = opening + sum(theirs.map(({ amountMinor }) => amountMinor))
          const { items } = compare(theirs, ours, {
            openingMinor: opening,
            ourOpeningMinor: until('2026-02-28'),
          })
          const differences = sum(items.map(({ differenceMinor }) => differenceMinor))
          assert.equal(differences, closing - until(PERIOD.to))
          assert.lengthOf(
            items.filter((item) => item.their),
            theirs.length
          )
          const used = items.flatMap((item) => item.our ?? [])
          assert.equal(new Set(used).size, used.length)
        }
      )
    )
  })
})
