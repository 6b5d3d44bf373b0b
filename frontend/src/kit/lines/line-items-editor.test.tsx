import { useState } from 'react'
import { App } from 'antd'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { http } from '../../api/http'
import { renderAt } from '../../test/render'
import { FormContext } from '../form/form-context'
import { LineItemsEditor } from './line-items-editor'
import { newLineKey } from './operations'
import type { Line, LineColumn } from './types'

const COLUMNS: LineColumn[] = [
  { key: 'description', title: 'Description', kind: 'text' },
  { key: 'quantity', title: 'Quantity', kind: 'decimal' },
]
const blank = (): Line => ({ key: newLineKey(), description: '', quantity: '' })

/** The discount is kept away as long as no one has one. */
const WITH_DETAIL: LineColumn[] = [
  ...COLUMNS,
  { key: 'discount', title: 'Discount', kind: 'decimal', detail: 'unused' },
]

function Editor({ start, columns = COLUMNS }: { start: Line[]; columns?: LineColumn[] }) {
  const [lines, setLines] = useState(start)
  return (
    <LineItemsEditor
      name="lines"
      label="Lines"
      columns={columns}
      blank={blank}
      value={lines}
      onChange={setLines}
    />
  )
}

const cell = (column: string, number: number) => screen.getByLabelText(`${column}, line ${number}`)

test('Enter goes down a line and makes one at the end', async () => {
  const user = userEvent.setup()
  renderAt(<Editor start={[blank()]} />)
  await user.type(cell('Quantity', 1), '٥{Enter}')
  expect(cell('Quantity', 1)).toHaveValue('5')
  expect(cell('Quantity', 2)).toHaveFocus()
})

test('Tab from a filled last line starts the next, from a blank one leaves the grid', async () => {
  const user = userEvent.setup()
  renderAt(<Editor start={[blank()]} />)
  await user.type(cell('Quantity', 1), '5')
  await user.tab()
  expect(cell('Description', 2)).toHaveFocus()
  cell('Quantity', 2).focus()
  await user.tab()
  expect(screen.queryByLabelText('Description, line 3')).toBeNull()
})

test('a block of cells pasted into one fills the grid', () => {
  renderAt(<Editor start={[blank()]} />)
  fireEvent.paste(cell('Description', 1), {
    clipboardData: { getData: () => 'Steel\t1,250.5\nGlass\t3\n' },
  })
  expect(cell('Quantity', 1)).toHaveValue('1250.5')
  expect(cell('Description', 2)).toHaveValue('Glass')
})

test('the server’s message stands at its cell', () => {
  const errors = { 'lines.0.quantity': ['Too much'] }
  renderAt(
    <FormContext value={{ serverErrors: errors, errorFields: ['lines'], attempt: 1 }}>
      <Editor start={[blank()]} />
    </FormContext>
  )
  expect(screen.getByText('Too much')).toBeVisible()
  expect(cell('Quantity', 1)).toHaveAttribute('aria-invalid', 'true')
})

test('a column that no one uses stays away until it is requested', async () => {
  const user = userEvent.setup()
  renderAt(<Editor columns={WITH_DETAIL} start={[{ ...blank(), discount: '0.00' }]} />)
  expect(screen.queryByLabelText('Discount, line 1')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'All columns' }))
  expect(cell('Discount', 1)).toHaveValue('0.00')
})

test('a column that is used is shown, also when a spreadsheet brought it by name', () => {
  const { unmount } = renderAt(
    <Editor columns={WITH_DETAIL} start={[{ ...blank(), discount: '2.5' }]} />
  )
  expect(cell('Discount', 1)).toHaveValue('2.5')
  unmount()
  renderAt(<Editor columns={WITH_DETAIL} start={[blank()]} />)
  fireEvent.paste(cell('Description', 1), {
    clipboardData: { getData: () => 'Description\tQuantity\tDiscount\nSteel\t3\t4\n' },
  })
  expect(cell('Discount', 1)).toHaveValue('4')
})

const WITH_CODE: LineColumn[] = [
  { key: 'materialId', title: 'Material', kind: 'record', lookup: 'materials/lookup' },
  ...COLUMNS,
]
const paste = (text: string) =>
  fireEvent.paste(cell('Description', 1), { clipboardData: { getData: () => text } })

test('pasted codes are looked up, and what would be lost is named before anything is written', async () => {
  vi.spyOn(http, 'get').mockImplementation((path) =>
    Promise.resolve({
      data: path.endsWith('q=CEM-1')
        ? [
            { id: 4, label: 'CEM-10 · White cement' },
            { id: 7, label: 'CEM-1 · Cement' },
          ]
        : [],
    })
  )
  renderAt(
    <App>
      <Editor columns={WITH_CODE} start={[blank()]} />
    </App>
  )
  paste('Item code\tDescription\tQty\tHeat no\nCEM-1\tGrey\t40\tH7\nNONE\tWhat\t2\tH8\n')
  await screen.findByText(/No column here is called Heat no/)
  screen.getByText(/Nothing was found for NONE/)
  expect(cell('Quantity', 1)).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
  expect(cell('Quantity', 1)).toHaveValue('40')
  expect(screen.getByText('CEM-1 · Cement')).toBeVisible()
  expect(cell('Quantity', 2)).toHaveValue('2')
})

test('a paste that would lose something can be left', async () => {
  renderAt(
    <App>
      <Editor start={[blank()]} />
    </App>
  )
  paste('Description\tQty\tColour\nSteel\t3\tred\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(cell('Description', 1)).toHaveValue('')
})
