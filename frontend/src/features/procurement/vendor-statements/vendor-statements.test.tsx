import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, renderResource } from '../../../kit/testing/render-resource'
import VendorAccountPage from './account-page'
import vendorStatements from './index'
import List from './list'
import Show from './show'
import { PATH } from './statement'

const ABILITIES = ['vendor-statements.view', 'vendor-statements.manage', 'finance.bills']
const can = {
  layout: false,
  compare: true,
  explain: true,
  agree: true,
  reopen: false,
  delete: true,
}
const STATEMENT = {
  ...{ id: 4, version: 3, vendorId: 9, vendorName: 'Najd Steel', currency: 'SAR', status: 'open' },
  ...{ fileName: 'march.csv', format: 'csv', note: null, openedOn: '2026-03-01' },
  ...{ closedOn: '2026-03-31', lineCount: 2, unexplained: 1, jobId: null, fault: null },
  ...{ opening: '0.00', closing: '1380.00', ourOpening: '0.00', ourClosing: '1150.00' },
  ...{ difference: '230.00', updatedAt: '2026-04-01T08:00:00Z', can, allowedActions: [] },
  ...{ head: null, layout: null, statedOpening: null, statedClosing: null },
  ...{ agreedByName: null, agreedAt: null },
  bridge: [
    { outcome: 'matched', count: 1, difference: '0.00' },
    { outcome: 'only_theirs', count: 1, difference: '230.00' },
  ],
}
const ITEM = {
  ...{ id: 71, position: 2, outcome: 'only_theirs', currency: 'SAR', line: 3 },
  ...{ theirOn: '2026-03-20', theirNumber: 'X-77', theirText: 'Freight', ourOn: null },
  ...{ ourNumber: null, explanation: null, documentKind: null, documentId: null, isOfRun: false },
  ...{ theirs: '230.00', ours: null, difference: '230.00' },
}

const page = (at: string, more: object = {}) => {
  const isList = at === PATH
  return renderResource(vendorStatements, {
    ...{ path: isList ? PATH : `${PATH}/:id`, at, element: isList ? <List /> : <Show /> },
    abilities: ABILITIES,
    answers: {
      'GET /api/vendor-statements': { body: [STATEMENT], headers: { 'x-total-count': '1' } },
      'GET /api/vendor-statements/4': { body: STATEMENT },
      'GET /api/vendor-statements/4/items': { body: [ITEM], headers: { 'x-total-count': '1' } },
      ...more,
    },
  })
}

test('the list says how far both balances are apart', async () => {
  page('/finance/vendor-statements')
  const row = (await screen.findByRole('link', { name: 'Najd Steel' })).closest('tr')!
  expect(row).toHaveTextContent('230.00')
  expect(within(row).getByText('Open')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Enter statement' })).toBeVisible()
})

test('the bridge leads from the vendor’s balance to ours', async () => {
  page('/finance/vendor-statements/4')
  const step = (
    await screen.findByRole('link', { name: "Only on the vendor's statement" })
  ).closest('tr')!
  expect(step).toHaveTextContent('-230.00')
  expect(screen.getByRole('button', { name: /Mark as agreed/ })).toBeVisible()
})

test('a difference is explained', async () => {
  const explained = vi.fn(() => ({ body: STATEMENT }))
  page('/finance/vendor-statements/4?tab=items', {
    'PATCH /api/vendor-statements/4/items/71': explained,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Explanation' }), 'Not received')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(explained).toHaveBeenCalledWith({ explanation: 'Not received' }))
})

test('a file with a fault says which, and its columns can be named', async () => {
  const failed = {
    ...STATEMENT,
    ...{ status: 'failed', closedOn: null, bridge: [], can: { ...can, layout: true } },
    head: { headings: ['Date', 'Debit'], sample: [], guess: { bookedOn: 'Date' } },
    fault: { code: 'broken_date', line: 7, values: { value: '31/31' } },
  }
  page('/finance/vendor-statements/4', { 'GET /api/vendor-statements/4': { body: failed } })
  expect(await screen.findByText("Line 7: This isn't a date: 31/31")).toBeVisible()
  expect(screen.getByText('Debit (invoices)')).toBeVisible()
})

test('our account opens its documents', async () => {
  const account = {
    ...{ vendorId: 9, vendorName: 'Najd Steel', currency: 'SAR', from: '2026-01-01' },
    ...{ to: '2026-03-31', opening: '0.00', closing: '1150.00' },
    rows: [
      {
        ...{ kind: 'vendor_bill', id: 5, isOfRun: false, number: 'R-5', on: '2026-03-02' },
        ...{ amount: '1150.00', balance: '1150.00' },
      },
    ],
  }
  renderPage({
    ...{ path: '/finance/vendor-account', at: '/finance/vendor-account?vendor=9' },
    element: <VendorAccountPage />,
    abilities: ABILITIES,
    answers: {
      'GET /api/vendors/9/account': { body: account },
      'GET /api/vendors/lookup': { body: [{ id: 9, name: 'Najd Steel' }] },
    },
  })
  const link = await screen.findByRole('link', { name: 'R-5' })
  expect(link).toHaveAttribute('href', '/finance/bills/5')
})
