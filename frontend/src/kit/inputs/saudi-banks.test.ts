import { expect, test } from 'vitest'
import { groupIban, isIban } from '@binaa/backend/iban'
import { bankOfIban } from './saudi-banks'

const RAJHI = 'SA0380000000608010167519'

test('an IBAN with right check digits and length is accepted', () => {
  expect(isIban('SA03 8000 0000 6080 1016 7519')).toBe(true)
  expect(isIban('DE89370400440532013000')).toBe(true)
})

test('a wrong digit or a missing one is not', () => {
  expect(isIban('SA0380000000608010167518')).toBe(false)
  expect(isIban('SA038000000060801016751')).toBe(false)
})

test('the bank of a Saudi IBAN is named in the requested language', () => {
  expect(bankOfIban(RAJHI, 'en')).toBe('Al Rajhi Bank')
  expect(bankOfIban(RAJHI, 'ar')).toBe('مصرف الراجحي')
})

test('an IBAN is printed in groups of four', () => {
  expect(groupIban(RAJHI)).toBe('SA03 8000 0000 6080 1016 7519')
})
