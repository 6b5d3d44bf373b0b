import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineResource } from '../define-resource'
import { Money } from '../display/numbers'
import { PageHeader } from '../page-header'
import { queryClient } from '../../providers/query-client'
import { renderResource } from '../testing/render-resource'
import { ResourceTable } from './resource-table'
import type { Column } from './types'

const definition = defineResource({
  name: 'test.orders',
  endpoint: 'orders',
  path: '/orders',
  ability: 'departments.open',
  department: 'engineering',
  icon: null,
  routes: [],
})

interface Order {
  id: number
  number: string
  note: string | null
  total: string
  currency: string
}

const ORDERS: Order[] = [
  { id: 1, number: 'PO-1', note: null, total: '34.60', currency: 'SAR' },
  { id: 2, number: 'PO-2', note: 'Urgent', total: '50.00', currency: 'SAR' },
]
const COLUMNS: Column<Order>[] = [
  { key: 'number', title: 'Number', render: (row) => <Link to="/elsewhere">{row.number}</Link> },
  { key: 'note', title: 'Note' },
  {
    key: 'total',
    title: 'Total',
    render: (row) => <Money value={row.total} currency={row.currency} />,
  },
]

function List() {
  return (
    <ResourceTable<Order>
      resource="test.orders"
      title="Orders"
      columns={COLUMNS}
      labelOf={(row) => row.number}
      pathOf={(row) => `/orders/${row.id}`}
      bulkActions={() => null}
    />
  )
}

type Answers = NonNullable<Parameters<typeof renderResource>[1]['answers']>
const answerOf = (rows: Order[]) => ({ body: rows, headers: { 'x-total-count': '2' } })

const page = (rows = ORDERS, at = '/orders', answer: Answers[string] = answerOf(rows)) =>
  renderResource(definition, {
    path: '/*',
    at,
    element: (
      <Routes>
        <Route path="orders" element={<List />} />
        <Route
          path="orders/:id"
          element={<PageHeader title="One" back={{ to: '/orders', label: 'Orders' }} />}
        />
      </Routes>
    ),
    answers: { 'GET /api/orders': answer },
  })
const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  vi.stubGlobal('getSelection', () => ({ toString: () => '' }))
})

test('a click anywhere on a row opens it; a click on something in it does not', async () => {
  page()
  fireEvent.click(await screen.findByLabelText('Select PO-2'))
  expect(address()).toBe('/orders')
  fireEvent.click(screen.getByText('Urgent'))
  expect(address()).toBe('/orders/2')
})

test('text that is being selected does not open its row', async () => {
  vi.stubGlobal('getSelection', () => ({ toString: () => 'Urg' }))
  page()
  fireEvent.click(await screen.findByText('Urgent'))
  expect(address()).toBe('/orders')
})

test('the link back leads to the list as it was left', async () => {
  page(ORDERS, '/orders?q=steel&page=1')
  fireEvent.click(await screen.findByText('Urgent'))
  expect(screen.getByRole('link', { name: /Orders/ })).toHaveAttribute(
    'href',
    '/orders?q=steel&page=1'
  )
})

test('the currency is named once where all rows have the same one', async () => {
  const { unmount } = page()
  expect(await screen.findByText('34.60')).toBeVisible()
  expect(screen.getByText('2 records · Amounts in SAR')).toBeVisible()
  unmount()
  queryClient.clear()
  page([ORDERS[0]!, { ...ORDERS[1]!, currency: 'USD' }])
  expect(await screen.findByText('USD 50.00')).toBeVisible()
  expect(screen.getByText('SAR 34.60')).toBeVisible()
})

test('headers and rows are parts of one table, and what is empty has a dash', async () => {
  page()
  await screen.findByText('Urgent')
  const table = screen.getByRole('table', { name: 'Orders' })
  expect(screen.getAllByRole('table')).toEqual([table])
  const headers = within(table).getAllByRole('columnheader')
  expect(headers).toHaveLength(4)
  for (const header of headers) expect(header).not.toHaveAccessibleName('')
  const cells = within(within(table).getAllByRole('row')[1]!).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', 'PO-1', '–', '34.60'])
})

test('rows that are late have placeholders until they come', async () => {
  let answer: (() => void) | undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  page(ORDERS, '/orders', () => late.then(() => answerOf(ORDERS)))
  await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull())
  answer!()
  expect(await screen.findByText('PO-2')).toBeVisible()
  expect(document.querySelector('[data-loading]')).toBeNull()
})
