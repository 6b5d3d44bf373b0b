import { expect, test } from 'vitest'
import type { Line } from '../../../kit/lines/types'
import { lineNet, orderTotals } from './order-totals'

const line = (quantity: string, unitPrice: string, vatRate = '15'): Line => ({
  key: quantity + unitPrice + vatRate,
  quantity,
  unitPrice,
  vatRate,
})

test('a net is rounded once, VAT once per rate', () => {
  expect(orderTotals([line('3', '10.03')], 'SAR')).toEqual({
    goods: '30.09',
    subtotal: '30.09',
    vat: '4.51',
    total: '34.60',
  })
  const many = Array.from({ length: 3 }, () => line('1', '0.10'))
  expect(orderTotals(many, 'SAR').vat).toBe('0.05')
  expect(orderTotals([...many, line('1', '100', '5')], 'SAR').vat).toBe('5.05')
})

test('a discount is taken off before the one rounding', () => {
  const less = (discount: string) => ({ ...line('3', '10.03'), discount })
  expect(lineNet(less('12.5'), 'SAR')).toBe('26.33')
  expect(lineNet(less('100'), 'SAR')).toBe('0.00')
  expect(lineNet(less('0.01'), 'SAR')).toBe('30.09')
  expect(orderTotals([less('12.5')], 'SAR')).toEqual({
    goods: '26.33',
    subtotal: '26.33',
    vat: '3.95',
    total: '30.28',
  })
})

test('the currency decides the decimals', () => {
  expect(lineNet(line('1.5', '0.3333'), 'KWD')).toBe('0.500')
  expect(orderTotals([line('3', '33.335')], 'JPY')).toEqual({
    goods: '100',
    subtotal: '100',
    vat: '15',
    total: '115',
  })
})

test('cells that are not filled yet count as nothing', () => {
  expect(orderTotals([line('', ''), line('2', '5', '')], 'SAR')).toEqual({
    goods: '10.00',
    subtotal: '10.00',
    vat: '0.00',
    total: '10.00',
  })
})

test('charges are part of the sums, each with its own VAT', () => {
  const charges = [
    { net: '10', vatRate: '15.0' },
    { net: '5', vatRate: '0' },
    { net: '', vatRate: '' },
  ]
  // as the server: 40.09 at 15 % is 6.01, rounded once
  expect(orderTotals([line('3', '10.03')], 'SAR', charges)).toEqual({
    goods: '30.09',
    subtotal: '45.09',
    vat: '6.01',
    total: '51.10',
  })
})
