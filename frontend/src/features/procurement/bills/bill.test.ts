import { expect, test } from 'vitest'
import { leftCharges, leftToBill } from './bill'

test('what is left to bill is exact, and never less than nothing', () => {
  expect(leftToBill({ accepted: '10.5', billed: '10.2' })).toBe('0.3')
  expect(leftToBill({ accepted: '100', billed: '0' })).toBe('100')
  expect(leftToBill({ accepted: '9', billed: '10' })).toBe('0')
})

test('a bill starts with the charges that no bill has claimed yet', () => {
  const order = { id: 1, version: 1, number: 'PO', currency: 'SAR', lines: [] }
  const charges = {
    freight: '500.00',
    freightBilled: '120.50',
    otherCharges: '80.00',
    otherChargesBilled: '81.00',
  }
  expect(leftCharges({ ...order, ...charges })).toEqual([{ kind: 'freight', amount: '379.50' }])
  expect(leftCharges(order)).toEqual([])
})
