import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageParts } from './message-parts'

it('isolates number, name and amount of an Arabic message', () => {
  const { container } = render(
    <p dir="rtl">
      <MessageParts text="Q-2026-0004-R1 — برج العليا (910,248.08 SAR)" />
    </p>
  )
  const parts = [...container.querySelectorAll('p > bdi')].map((part) => part.textContent)
  expect(parts).toEqual(['Q-2026-0004-R1', 'برج العليا', '910,248.08 SAR'])
  expect(container.textContent).toBe('Q-2026-0004-R1 — برج العليا (910,248.08 SAR)')
})

it('leaves times and plain sentences whole', () => {
  const { container } = render(<MessageParts text="The crane arrives at 10:30." />)
  expect(container.querySelectorAll('bdi')).toHaveLength(1)
})
