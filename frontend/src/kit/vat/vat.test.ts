import { expect, test } from 'vitest'
import { BRANDING_KEY } from '../../providers/branding'
import { queryClient } from '../../providers/query-client'
import { categoryOfRate, rateOfCategory } from './vat'

test('only the standard category bears VAT', () => {
  expect(rateOfCategory('E', '15')).toBe('0')
  expect(rateOfCategory('S', '0')).toBe('15')
  expect(rateOfCategory('S', '5')).toBe('5')
})

test('the standard rate is the one that the firm has set', () => {
  queryClient.setQueryData(BRANDING_KEY, { vatRate: '5' })
  expect(rateOfCategory('S', '0')).toBe('5')
  queryClient.removeQueries({ queryKey: BRANDING_KEY })
  expect(rateOfCategory('S', '')).toBe('15')
})

test('a rate above nothing is standard; nothing says no more than that it is not', () => {
  expect(categoryOfRate('5', 'E')).toBe('S')
  expect(categoryOfRate('0', 'S')).toBe('Z')
  expect(categoryOfRate('0.00', 'O')).toBe('O')
  // half typed
  expect(categoryOfRate('', 'E')).toBe('E')
  expect(categoryOfRate('1x', 'S')).toBe('S')
})
