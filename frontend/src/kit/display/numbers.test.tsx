import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { changeLanguage } from '../../providers/i18n'
import { setPreferences } from '../../providers/preferences'
import { queryClient } from '../../providers/query-client'
import { DateText } from './date-text'
import { isNothing } from './none'
import { Money, Percent, Quantity } from './numbers'
import { TableCurrency } from './table-currency'

const textOf = (element: React.ReactElement) =>
  render(
    <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
  ).container.textContent?.replaceAll('\u00a0', ' ')

test('units are short and agree with their number, in both languages', async () => {
  expect(textOf(<Quantity value="1208" unit="Metre" />)).toBe('1,208 m')
  expect(textOf(<Quantity value="22" unit="pcs" />)).toBe('22 pcs')
  expect(textOf(<Quantity value="1" unit="day" />)).toBe('1 day')
  expect(textOf(<Quantity value="12" unit="Day" />)).toBe('12 days')
  expect(textOf(<Quantity value="108" unit="Square metre" />)).toBe('108 m²')
  expect(textOf(<Quantity value="3" unit="pallet" />)).toBe('3 pallet')
  await changeLanguage('arabic')
  expect(textOf(<Quantity value="108" unit="متر مربع" />)).toBe('108 م²')
  expect(textOf(<Quantity value="12" unit="day" />)).toBe('12 يوماً')
  expect(textOf(<Quantity value="5" unit="يوم" />)).toBe('5 أيام')
})

test('the currency is written once where a table has one, and in the manner of the language', async () => {
  const amount = <Money value="910248.08" currency="SAR" />
  expect(textOf(amount)).toBe('SAR 910,248.08')
  expect(textOf(<TableCurrency value="SAR">{amount}</TableCurrency>)).toBe('910,248.08')
  expect(textOf(<TableCurrency value="USD">{amount}</TableCurrency>)).toBe('SAR 910,248.08')
  await changeLanguage('arabic')
  expect(textOf(amount)).toBe('910,248.08 ر.س.')
})

test('a dash stands for zero only where zero means none', () => {
  expect(textOf(<Money value="0.00" currency="SAR" />)).toBe('SAR 0.00')
  expect(textOf(<Money value="0.00" currency="SAR" zeroIsNone />)).toBe('–')
  expect(isNothing(<Money value={null} />)).toBe(true)
  expect(isNothing(<Money value="0.00" />)).toBe(false)
})

test('days are written in one way per language, in the chosen digits', async () => {
  expect(textOf(<DateText value="2026-11-03" />)).toBe('3 Nov 2026')
  await changeLanguage('arabic')
  expect(textOf(<DateText value="2026-11-23" />)).toBe('23 نوفمبر 2026')
  setPreferences({ digits: 'arabic' })
  expect(textOf(<DateText value="2026-11-23" />)).toBe('٢٣ نوفمبر ٢٠٢٦')
  expect(textOf(<Percent value={62.5} />)).toMatch(/٦٢٫٥/)
  expect(i18next.t('kit.table.total', { count: 25 })).toContain('٢٥')
  expect(i18next.t('kit.reference', { id: 'r-25' })).toContain('r-25')
})
