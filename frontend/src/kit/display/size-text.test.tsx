import { expect, test } from 'vitest'
import { sizeParts } from './size-text'

test.each([
  [0, 0, 'B'],
  [1023, 1023, 'B'],
  [1024, 1, 'KB'],
  [1_572_864, 1.5, 'MB'],
  [1_073_741_824, 1, 'GB'],
  [5_000_000_000_000, 4656.6, 'GB'],
])('%d bytes read as %d %s', (bytes, value, unit) => {
  expect(sizeParts(bytes)).toEqual({ value, unit })
})
