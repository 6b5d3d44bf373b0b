import { describe, expect, test } from 'vitest'
import { compare, currencyDecimals, isDecimal, multiply, percentOf, round, sum } from './decimal'

describe('decimal', () => {
  test('products are rounded once, half-up', () => {
    expect(multiply('3', '0.335', 2)).toBe('1.01')
    expect(multiply('1.005', '100', 2)).toBe('100.50')
    expect(multiply('0.1', '0.2', 4)).toBe('0.0200')
    expect(multiply('12345678901234', '9999.9999', 2)).toBe('123456787777772109.88')
  })

  test('halves go away from zero, also below it', () => {
    expect(round('2.345', 2)).toBe('2.35')
    expect(round('-2.345', 2)).toBe('-2.35')
    expect(round('0.004', 2)).toBe('0.00')
  })

  test('a percentage is taken of the exact amount', () => {
    expect(percentOf('100.10', '15', 2)).toBe('15.02')
    expect(percentOf('33.33', '7.5', 2)).toBe('2.50')
    expect(percentOf('10', '5', 0)).toBe('1')
  })

  test('sums of decimal strings do not drift', () => {
    expect(sum(['0.10', '0.20'], 2)).toBe('0.30')
    expect(
      sum(
        Array.from({ length: 1000 }, () => '0.01'),
        2
      )
    ).toBe('10.00')
    expect(sum(['5', '-2.5'], 2)).toBe('2.50')
  })

  test('text that is no number counts as nothing and is recognised', () => {
    expect(multiply('', '5', 2)).toBe('0.00')
    expect(isDecimal('12.')).toBe(true)
    expect(isDecimal('.5')).toBe(true)
    expect(isDecimal('1,000')).toBe(false)
    expect(isDecimal('-')).toBe(false)
  })

  test('values compare by size whatever their scale', () => {
    expect(compare('1.10', '1.1')).toBe(0)
    expect(compare('1.1', '1.09')).toBe(1)
    expect(compare('-1', '0')).toBe(-1)
  })

  test('currencies know their decimals', () => {
    expect([currencyDecimals('SAR'), currencyDecimals('kwd'), currencyDecimals('JPY')]).toEqual([
      2, 3, 0,
    ])
  })
})
