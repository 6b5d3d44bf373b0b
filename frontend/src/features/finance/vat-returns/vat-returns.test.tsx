import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/vat-returns'
const ROW = {
  ...{ id: 1, version: 3, fromOn: '2026-01-01', toOn: '2026-01-31', status: 'prepared' },
  ...{ reference: null, note: null, refundRequested: false, net: '-4.51', filedOn: null },
  ...{ dueOn: '2026-02-28', isLate: true, preparedByName: 'Sami', filedByName: null },
  ...{ preparedAt: '2026-02-02T08:00:00.000Z' },
  can: { prepare: true, reopen: true, file: true },
}
const RECORD = {
  ...ROW,
  ...{ vatNumber: '310122393500003', correctionLimit: '5000.00', isOverLimit: false },
  ...{ rowsHash: 'abc', hasChanged: true },
  boxes: [
    { number: 1, box: 'standard_sales', amount: '30.09', adjustment: '0.00', vat: '4.51' },
    { number: 6, box: 'total_sales', amount: '30.09', adjustment: '0.00', vat: '4.51' },
    { number: 14, box: 'corrections', amount: null, adjustment: null, vat: '-9.02' },
    { number: 16, box: 'net_due', amount: null, adjustment: null, vat: '-4.51' },
  ],
  ledger: {
    ...{ returned: '4.51', posted: '-5.49', difference: '10.00' },
    documents: [
      {
        ...{ documentKind: 'manual_journal', documentId: 7, documentNumber: 'JV-7' },
        ...{ returned: '0.00', posted: '-10.00' },
      },
    ],
  },
}

const page = (record: object = RECORD) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    abilities: ['vat-returns.view', 'vat-returns.manage', 'manual-journals.view'],
    answers: {
      'GET /api/vat-returns/1': { body: record },
      'POST /api/vat-returns/1/file': { body: record },
    },
  })

test('the list says which return is overdue, and opens periods', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['vat-returns.view', 'vat-returns.manage'],
    answers: {
      'GET /api/vat-returns': { body: [ROW], headers: { 'x-total-count': '1' } },
      'POST /api/vat-returns': { status: 201, body: { opened: 2 } },
    },
  })
  expect(await screen.findByText('Overdue')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Open periods/ }))
  await waitFor(() =>
    expect(calls.some(({ method, url }) => method === 'post' && url === '/api/vat-returns')).toBe(
      true
    )
  )
})

test('each box opens its documents, a sum opens none', async () => {
  page()
  const box = await screen.findByRole('link', { name: 'Standard rated sales' })
  expect(box).toHaveAttribute(
    'href',
    '/finance/vat-entries?reportedOn_gte=2026-01-01&reportedOn_lte=2026-01-31&box=standard_sales&isCorrection=false'
  )
  expect(screen.getByRole('link', { name: 'Corrections of previous periods' })).toHaveAttribute(
    'href',
    '/finance/vat-entries?reportedOn_gte=2026-01-01&reportedOn_lte=2026-01-31&isCorrection=true'
  )
  expect(screen.queryByRole('link', { name: 'Total sales' })).toBeNull()
})

test('a difference to the ledger names its documents, and a change since is said', async () => {
  page()
  expect(await screen.findByRole('link', { name: 'JV-7' })).toHaveAttribute(
    'href',
    '/finance/manual-journals/7'
  )
  expect(screen.getByText(/Documents have changed since/)).toBeVisible()
})

test('filing asks for the reference and is sent on the version shown', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: /Record filing/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record filing' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reference'), 'Z-77')
  await userEvent.click(dialog.getByRole('button', { name: 'Record filing' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toMatchObject({
      ...{ reference: 'Z-77', note: null, refundRequested: false },
    })
    expect(sent.headers.get('If-Match')).toBe('"3"')
  })
})

test('who may not file sees no steps', async () => {
  page({ ...RECORD, can: { prepare: false, reopen: false, file: false } })
  expect(await screen.findByText('Standard rated sales')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record filing|Prepare return/ })).toBeNull()
})
