import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  CURRENCIES,
  divideHalfUp,
  exponentOf,
  formatDecimal4,
  formatMoney,
  groupThousands,
  formatScaled,
  lineTotalMinor,
  parseDecimal,
  parseMoney,
  percentOf,
} from '#engines/money/money'

const RUNS = { numRuns: 10_000 }
const scale = fc.integer({ min: 0, max: 6 })
const whole = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n })
const currency = fc.constantFrom(...CURRENCIES)

test.group('Money', () => {
  test('what is written out is read back exactly', () => {
    fc.assert(
      fc.property(
        whole,
        scale,
        (value, digits) => parseDecimal(formatScaled(value, digits), digits) === value
      ),
      RUNS
    )
  })

  test('an amount of any currency survives the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (minor, code) => {
        const text = formatMoney(minor, code)
        const digits = text.split('.')[1]?.length ?? 0
        return digits === exponentOf(code) && parseMoney(text, code) === minor
      }),
      RUNS
    )
  })

  test('ten-thousandths lose only zeros that say nothing', () => {
    fc.assert(
      fc.property(whole, (value) => {
        const text = formatDecimal4(value)
        return parseDecimal(text, 4) === value && !/\.\d*0$|\.$/.test(text)
      }),
      RUNS
    )
  })

  test('a quotient is the nearest whole number, halves away from zero, whatever the signs', () => {
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n })
    fc.assert(
      fc.property(whole, divisor, (n, d) => {
        const quotient = divideHalfUp(n, d)
        const left = 2n * (n - quotient * d)
        const size = left < 0n ? -left : left
        const awayFromZero = size !== d || quotient * quotient * d * d >= n * n
        return (
          size <= d &&
          awayFromZero &&
          divideHalfUp(-n, d) === -quotient &&
          divideHalfUp(n, -d) === -quotient
        )
      }),
      RUNS
    )
  })

  test('a line is what exact fractions say, within half a minor unit', () => {
    const e4 = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(e4, e4, currency, (quantity, rate, code) => {
        const factor = 10n ** BigInt(8 - exponentOf(code))
        const exact = BigInt(quantity) * BigInt(rate)
        const error = BigInt(lineTotalMinor(quantity, rate, code)) * factor - exact
        return (
          2n * (error < 0n ? -error : error) <= factor &&
          lineTotalMinor(quantity, rate, code) === lineTotalMinor(rate, quantity, code)
        )
      }),
      RUNS
    )
  })

  test('a credit is the same amount with the other sign, and all of it is all', () => {
    const minor = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        return (
          Math.abs(percentOf(-amount, rate)) === percentOf(amount, rate) &&
          percentOf(amount, 10_000) === amount &&
          Math.abs(percentOf(amount, rate) + percentOf(amount, 10_000 - rate) - amount) <= 1
        )
      }),
      RUNS
    )
  })

  test('what is no plain decimal of that many digits is refused', ({ assert }) => {
    for (const text of [
      '',
      '.',
      '1.',
      '.5',
      '+1',
      '1e3',
      '0x1',
      'NaN',
      'Infinity',
      '1,5',
      '--1',
      '1.2.3',
      '1 2',
      '١',
      '1'.repeat(16),
    ]) {
      assert.throws(() => parseDecimal(text, 2), /not a decimal/)
    }
    assert.throws(() => parseDecimal('1.234', 2), /not a decimal/)
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseDecimal(text, 2)
          return /^-?\d{1,15}(\.\d{1,2})?$/.test(text.trim())
        } catch (error) {
          return error instanceof RangeError
        }
      }),
      RUNS
    )
  })

  test('a text groups the thousands of an amount and nothing else', ({ assert }) => {
    const shown = {
      '0.00': '0.00',
      '999.99': '999.99',
      '1000': '1,000',
      '1234567.50': '1,234,567.50',
      '-1234.500': '-1,234.500',
      '123456.123456': '123,456.123456',
    }
    for (const [decimal, text] of Object.entries(shown)) assert.equal(groupThousands(decimal), text)
  })
})
