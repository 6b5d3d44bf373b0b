import { expect, test } from 'vitest'
import { leftToBill } from './bill'

test('what is left to bill is exact, and never less than nothing', () => {
  expect(leftToBill({ accepted: '10.5', billed: '10.2' })).toBe('0.3')
  expect(leftToBill({ accepted: '100', billed: '0' })).toBe('100')
  expect(leftToBill({ accepted: '9', billed: '10' })).toBe('0')
})
