import { expect, test } from 'vitest'
import { movementAddress, placeOfCode } from './read-code'

const HERE = 'https://portal.test'

test('a label names its material, and its store where it hangs in one', () => {
  expect(placeOfCode(`${HERE}/procurement/materials/12`, HERE)).toEqual({
    materialId: 12,
    storeId: null,
  })
  expect(placeOfCode(`${HERE}/procurement/materials/12?store=3`, HERE)).toEqual({
    materialId: 12,
    storeId: 3,
  })
})

test('other codes lead nowhere', () => {
  for (const text of [
    '6281000410507',
    'https://elsewhere.test/procurement/materials/12',
    `${HERE}/procurement/vendors/12`,
    `${HERE}/procurement/materials/12/edit`,
    'javascript:alert(1)',
  ])
    expect(placeOfCode(text, HERE)).toBeNull()
  expect(placeOfCode(`${HERE}/procurement/materials/1?store=x`, HERE)?.storeId).toBeNull()
})

test('the address of a movement carries no quantity', () => {
  expect(movementAddress('issue', { materialId: 12, storeId: 3 })).toBe(
    '/procurement/movements/new?type=issue&material=12&store=3'
  )
})
