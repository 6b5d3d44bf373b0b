import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Prose } from './prose'

test('every line stands by itself, an empty one too, with its codes in their own direction', () => {
  const { container } = render(<Prose>{'1. سبيكة 6060-T6\n\n2. No substitutes.'}</Prose>)
  const lines = [...container.children]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1. سبيكة 6060-T6',
    '',
    '2. No substitutes.',
  ])
  expect(lines[0]?.querySelector('bdi[dir=ltr]')?.textContent).toBe('6060-T6')
})
