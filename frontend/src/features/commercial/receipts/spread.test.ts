import { expect, it } from 'vitest'
import { restOf, spreadOldestFirst } from './spread'

const OPEN = [
  { id: 1, balance: '115.00' },
  { id: 2, balance: '115.00' },
  { id: 3, balance: '50.00' },
]

it('fills the oldest invoices first and leaves the rest as an advance', () => {
  const amounts = spreadOldestFirst('300', OPEN, 'SAR')
  expect(amounts).toEqual({ 1: '115.00', 2: '115.00', 3: '50.00' })
  expect(restOf('300', amounts, 'SAR')).toBe('20.00')
})

it('stops where the money ends, in the digits of the currency', () => {
  const open = [
    { id: 1, balance: '10.005' },
    { id: 2, balance: '7.000' },
  ]
  expect(spreadOldestFirst('12.5', open, 'KWD')).toEqual({ 1: '10.005', 2: '2.495' })
  expect(spreadOldestFirst('', OPEN, 'SAR')).toEqual({})
  expect(restOf('10', { 1: '12.5', 2: '' }, 'SAR')).toBe('-2.50')
})
