import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Sara Ali', 'SA'],
  ['mohammed bin salem al-harbi', 'MB'],
  ['  sara  ', 'S'],
  ['سارة علي', 'سع'],
  ['', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
