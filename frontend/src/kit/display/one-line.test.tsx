import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OneLine } from './one-line'

const directionOf = (text: string) =>
  render(<OneLine>{text}</OneLine>).container.firstElementChild?.getAttribute('dir')

test('a line reads in the direction of its first letter, so that its beginning is kept', () => {
  expect(directionOf('12 mm Galvanised steel sheet')).toBe('ltr')
  expect(directionOf('صاج مجلفن 12 mm GI')).toBe('rtl')
  expect(directionOf('1200')).toBeNull()
})
