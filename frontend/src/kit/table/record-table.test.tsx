import { render, screen, within } from '@testing-library/react'
import { Grid, type TableColumnsType } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { RecordTable } from './record-table'

interface Line {
  id: number
  name: string
  amount: string | null
}

const LINES: Line[] = [
  { id: 1, name: 'Cement', amount: '12.50' },
  { id: 2, name: 'Sand', amount: null },
]
const COLUMNS: TableColumnsType<Line> = [
  { title: '#', render: (_value, _row, index) => index + 1 },
  { title: 'Name', dataIndex: 'name' },
  { title: 'Amount', dataIndex: 'amount' },
  { title: '', render: (_, { name }) => <button>{`Remove ${name}`}</button> },
]

function draw(
  width: 'phone' | 'desk',
  more: Partial<Parameters<typeof RecordTable<Line>>[0]> = {}
) {
  vi.spyOn(Grid, 'useBreakpoint').mockReturnValue({ md: width === 'desk' })
  const props = { rowKey: 'id', pagination: false, dataSource: LINES, columns: COLUMNS } as const
  render(<RecordTable<Line> {...props} {...more} />)
}

afterEach(() => vi.restoreAllMocks())

test('a desk shows a table with all its columns', () => {
  draw('desk')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '#',
    'Name',
    'Amount',
    // for who hears the page
    'Actions',
  ])
})

test('a phone shows a card for each row, named by its first text, without what is empty', () => {
  draw('phone', { footer: () => 'Total 12.50' })
  expect(screen.queryByRole('columnheader', { name: 'Name' })).toBeNull()
  const cards = [...document.querySelectorAll<HTMLElement>('.ant-card')]
  expect(cards.map((card) => card.querySelector('.ant-card-head')?.textContent)).toEqual([
    'Cement',
    'Sand',
  ])
  expect(within(cards[0]!).getByText('12.50')).toBeVisible()
  expect(within(cards[1]!).queryByText('Amount')).toBeNull()
  expect(within(cards[1]!).getByRole('button', { name: 'Remove Sand' })).toBeVisible()
  expect(screen.getByText('Total 12.50')).toBeVisible()
})

test('what a card has no place for stays a table on a phone as well', () => {
  draw('phone', { rowSelection: {} })
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible()
})
