import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { LineItemsEditor } from '../lines/line-items-editor'
import { newLineKey } from '../lines/operations'
import type { Line } from '../lines/types'
import { useVatColumns } from './use-vat-columns'

const blank = (): Line => ({ key: newLineKey(), vatCategory: 'S', vatRate: '15' })

function Editor() {
  const [lines, setLines] = useState([blank()])
  const columns = useVatColumns('VAT %')
  return (
    <LineItemsEditor
      {...{ name: 'lines', label: 'Lines', columns, blank }}
      value={lines}
      onChange={setLines}
    />
  )
}

const rate = (number: number) => screen.getByLabelText(`VAT %, line ${number}`)
const shown = (category: string) => screen.queryAllByTitle(category).length

test('category and rate of a line follow each other', async () => {
  const user = userEvent.setup()
  renderAt(<Editor />)
  // the usual category needs no column
  expect(shown('Standard')).toBe(0)
  await user.clear(rate(1))
  await user.type(rate(1), '0')
  expect(shown('Zero-rated')).toBe(1)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'VAT category, line 1' }))
  fireEvent.click(await screen.findByTitle('Standard'))
  expect(rate(1)).toHaveValue('15')
})

test('rates pasted from a spreadsheet bring their categories', () => {
  renderAt(<Editor />)
  fireEvent.paste(rate(1), { clipboardData: { getData: () => '0\n5\n' } })
  expect([rate(1), rate(2)].map((cell) => (cell as HTMLInputElement).value)).toEqual(['0', '5'])
  expect([shown('Zero-rated'), shown('Standard')]).toEqual([1, 1])
})
