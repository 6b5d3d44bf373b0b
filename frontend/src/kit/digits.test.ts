import { expect, test } from 'vitest'
import { toDecimalText, toLatinDigits } from './digits'

test('Arabic and Persian digits become Latin, other text stays', () => {
  expect(toLatinDigits('٠٥٥١٢٣ ۴۵ abc')).toBe('055123 45 abc')
})

test('numbers are understood as people write and paste them', () => {
  expect(toDecimalText('١٬٢٣٤٫٥')).toBe('1234.5')
  expect(toDecimalText('1,234,567.89')).toBe('1234567.89')
  expect(toDecimalText(' 12 500 ')).toBe('12500')
})

test('an ambiguous comma is left for validation, not guessed', () => {
  expect(toDecimalText('1,5')).toBe('1,5')
})
