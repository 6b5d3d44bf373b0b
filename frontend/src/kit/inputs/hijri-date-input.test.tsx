import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HijriDateInput } from './hijri-date-input'

let current: string | null = null

function Held({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  current = value
  return <HijriDateInput aria-label="Expiry" value={value} onChange={setValue} />
}

const gregorian = () => screen.getByRole<HTMLInputElement>('textbox', { name: /gregorian/i })
const hijri = () => screen.getByRole<HTMLInputElement>('textbox', { name: /hijri/i })

test('a Hijri day gives the Gregorian one, and the other way round', async () => {
  const user = userEvent.setup()
  render(<Held start={null} />)
  await user.type(hijri(), '1443/7/30')
  expect(gregorian().value).toBe('2022-03-03')
  expect(current).toBe('2022-03-03')
  await user.clear(gregorian())
  expect(current).toBeNull()
  await user.type(gregorian(), '20240311')
  expect(hijri().value).toBe('1445-09-01')
})

test('Arabic digits are understood in both fields', async () => {
  const user = userEvent.setup()
  render(<Held start={null} />)
  await user.type(hijri(), '١٤٤٣-٠٧-٣٠')
  expect(current).toBe('2022-03-03')
  await user.clear(gregorian())
  await user.type(gregorian(), '٢٠٢٤-٠٣-١١')
  expect(current).toBe('2024-03-11')
})

test.each([
  ['1446-08-31', /has 29 days/],
  ['9999-01-01', /between 1300 and 1600/],
  ['1446-13-01', /from 1 to 12/],
  ['soon', /like 1446-08-29/],
])('%s is refused in words and is no day', async (text, words) => {
  const user = userEvent.setup()
  render(<Held start={null} />)
  await user.type(hijri(), text)
  expect(screen.getByText(words)).toBeVisible()
  expect(gregorian().value).toBe('')
  expect(current).toBe(text)
})

test('the arrow keys move by a day, over the end of a Hijri month', async () => {
  const user = userEvent.setup()
  render(<Held start="2022-03-03" />)
  await user.click(hijri())
  await user.keyboard('{ArrowUp}')
  expect(hijri().value).toBe('1443-08-01')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(current).toBe('2022-03-02')
})
