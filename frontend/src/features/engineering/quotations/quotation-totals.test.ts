import { outlineOf } from '@binaa/backend/outline'
import { expect, test } from 'vitest'
import type { Line } from '../../../kit/lines/types'
import { quotationTotals, sectionTotals } from './quotation-totals'
import { recordPathOf } from './quotation'

const line = (quantity: string, unitRate: string, section = ''): Line => ({
  key: quantity + unitRate,
  quantity,
  unitRate,
  section,
})

test('VAT is rounded once, on what is left after the discount', () => {
  const lines = [line('3', '10.03'), line('2.5', '4.4444')]
  expect(
    quotationTotals(lines, { currency: 'SAR', discount: '1.20', vatRate: '15' })
  ).toMatchObject({
    subtotal: '41.20',
    discount: '1.20',
    vat: '6.00',
    total: '46.00',
  })
})

test('no discount and no rate yet count as nothing', () => {
  expect(quotationTotals([], { currency: 'SAR', discount: '', vatRate: undefined })).toMatchObject({
    subtotal: '0.00',
    discount: '0.00',
    vat: '0.00',
    total: '0.00',
  })
})

test('sections are summed in the order in which they occur', () => {
  const lines = [
    { section: 'Steel', total: '10.00' },
    { section: null, total: '1.00' },
    { section: ' Steel ', total: '5.50' },
    { section: 'Steel > Columns', total: '-0.25' },
    { section: 'Steel>Columns', total: '7.00', inclusion: 'optional' },
  ]
  const outline = outlineOf(lines.map(({ section }) => section))
  expect(sectionTotals(outline, lines, 'SAR')).toMatchObject([
    { path: 'Steel', ordinal: '1', total: '15.25' },
    { path: 'Steel > Columns', ordinal: '1.3', total: '-0.25' },
    { path: '', ordinal: '2', total: '1.00' },
  ])
})

test('an address with digits only is an id, anything else a number', () => {
  expect(recordPathOf('12')).toBe('12')
  expect(recordPathOf('Q-2026-0042-R1')).toBe('by-number/Q-2026-0042-R1')
})
