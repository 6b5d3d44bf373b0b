import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursEntry, hoursText, minutesOf } from './hours'

const arabic = { number: (value: string | number) => Number(value).toLocaleString('ar-u-nu-arab') }

test.each([
  ['', 0],
  ['8', 480],
  ['7.5', 450],
  ['7,5', 450],
  ['7:30', 450],
  ['0:05', 5],
  ['٧٫٥', 450],
  ['٧:٣٠', 450],
  [' 1.25 ', 75],
  ['25', 1500],
])('%s is entered as minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

test.each(['eight', '-1', '7:60', '7:3:0', '1e2', '8h', '123'])(
  '%s is no number of hours',
  (text) => expect(minutesOf(text)).toBeNull()
)

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 960 }), (minutes) => {
      expect(minutesOf(hoursEntry(minutes))).toBe(minutes)
      if (minutes) expect(minutesOf(hoursText(minutes, arabic))).toBe(minutes)
    })
  )
})
