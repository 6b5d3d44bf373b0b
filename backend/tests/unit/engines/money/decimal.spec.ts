import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  compare,
  isDecimal,
  multiply,
  percentOf,
  proportion,
  round,
  sum,
} from '#engines/money/decimal'
import { divideHalfUp, formatScaled } from '#engines/money/money'

test.group('Decimal strings', () => {
  test('products are rounded once, half up', ({ assert }) => {
    assert.equal(multiply('3', '0.335', 2), '1.01')
    assert.equal(multiply('1.005', '100', 2), '100.50')
    assert.equal(multiply('0.1', '0.2', 4), '0.0200')
    assert.equal(multiply('12345678901234', '9999.9999', 2), '123456787777772109.88')
  })

  test('halves go away from zero, also below it', ({ assert }) => {
    assert.equal(round('2.345', 2), '2.35')
    assert.equal(round('-2.345', 2), '-2.35')
    assert.equal(round('0.004', 2), '0.00')
    assert.equal(round('-0.004', 2), '0.00')
  })

  test('a percentage is taken of the exact amount', ({ assert }) => {
    assert.equal(percentOf('100.10', '15', 2), '15.02')
    assert.equal(percentOf('33.33', '7.5', 2), '2.50')
    assert.equal(percentOf('10', '5', 0), '1')
  })

  test('sums of decimal strings do not drift', ({ assert }) => {
    assert.equal(sum(['0.10', '0.20'], 2), '0.30')
    const cents = Array.from({ length: 1000 }, () => '0.01')
    assert.equal(sum(cents, 2), '10.00')
    assert.equal(sum(['5', '-2.5'], 2), '2.50')
  })

  test('text that is no number counts as nothing and is recognised', ({ assert }) => {
    assert.equal(multiply('', '5', 2), '0.00')
    assert.isTrue(isDecimal('12.'))
    assert.isTrue(isDecimal('.5'))
    assert.isTrue(isDecimal('+5'))
    assert.isFalse(isDecimal('1,000'))
    assert.isFalse(isDecimal('-'))
    assert.isFalse(isDecimal('.'))
    assert.isFalse(isDecimal('1e5'))
  })

  test('values compare by size whatever their scale', ({ assert }) => {
    assert.equal(compare('1.10', '1.1'), 0)
    assert.equal(compare('1.1', '1.09'), 1)
    assert.equal(compare('-1', '0'), -1)
  })

  test('they come out as whole numbers of the smallest unit would', ({ assert }) => {
    const whole = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
    const scale = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(whole, whole, whole, scale, scale, (a, b, c, own, to) => {
        const [x, y, z] = [a, b, c].map((value) => formatScaled(value, own))
        const unit = 10n ** BigInt(own)
        const wanted = 10n ** BigInt(to)
        assert.equal(
          multiply(x, y, to),
          formatScaled(divideHalfUp(a * b * wanted, unit * unit), to)
        )
        assert.equal(round(x, to), formatScaled(divideHalfUp(a * wanted, unit), to))
        assert.equal(compare(x, y), a < b ? -1 : Number(a > b))
        const part = c === 0n ? 0n : divideHalfUp(a * b * wanted, c * unit)
        assert.equal(proportion(x, y, z, to), formatScaled(part, to))
      }),
      { numRuns: 10_000 }
    )
  })
})
