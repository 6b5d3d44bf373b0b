import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { narrowScreen } from '../../../test/narrow'
import definition from './index'
import Edit from './edit'
import List from './list'
import Show from './show'

const PATH = '/finance/budgets'
const can = {
  ...{ update: false, delete: false, submit: false, approve: false, reject: false },
  ...{ cancel: false, revise: true, copy: true },
}
const HEAD = {
  ...{ id: 1, version: 3, number: 'BG-2026-0001', revision: 0, title: 'Plan of the year' },
  ...{ owner: 'project', projectId: 7, departmentId: null, ownerName: 'P-7 · Harbour' },
  ...{ ownerNameAr: null, fromMonth: '2026-01', toMonth: '2026-03', isMonthly: false },
  ...{ status: 'approved', approvedOn: '2026-01-04', reason: null, details: null },
  ...{ total: '1000.00', createdByName: 'Huda', createdAt: '2026-01-02T08:00:00.000Z', can },
}
const ROW = { ...HEAD, actual: '600.00', committed: '500.00', left: '-100.00', usedPercent: 110 }
const RECORD = {
  ...HEAD,
  lines: [{ costHead: 'material', amount: '1000.00', months: null, note: null }],
  revisions: [
    {
      ...{ id: 1, number: 'BG-2026-0001', status: 'approved' },
      approvedOn: null,
      total: '1000.00',
    },
  ],
  approval: null,
}
const FIGURES = {
  lines: [
    {
      ...{ costHead: 'material', note: null, original: '900.00', budget: '1000.00' },
      sources: [{ source: 'vendor_bills', amount: '600.00' }],
      ...{ actual: '600.00', committed: '500.00', left: '-100.00', usedPercent: 110 },
    },
  ],
  months: [{ month: '2026-01', budget: null, actual: '600.00', committed: '500.00' }],
}
const ITEMS = {
  count: 1,
  rows: [
    {
      ...{ source: 'orders', kind: 'purchase_order', recordId: 9, number: 'PO-2026-0009' },
      ...{ party: 'Najd Steel', on: '2026-02-01', amount: '500.00' },
    },
  ],
}

const show = () =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    abilities: ['budgets.view', 'purchase-orders.view'],
    answers: {
      'GET /api/budgets/1': { body: RECORD },
      'GET /api/budgets/1/figures': { body: FIGURES },
      'GET /api/budgets/1/items': { body: ITEMS },
      'POST /api/budgets/1/revise': { status: 201, body: { ...RECORD, id: 2 } },
    },
  })

test('the list shows how much of each budget is used', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['budgets.view', 'budgets.manage'],
    answers: { 'GET /api/budgets': { body: [ROW], headers: { 'x-total-count': '1' } } },
  })
  const link = await screen.findByRole('link', { name: 'BG-2026-0001' })
  expect(link).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByText('110%')).toBeVisible()
  expect(screen.getByRole('link', { name: /New budget/ })).toBeVisible()
})

test('a committed amount opens its orders', async () => {
  show()
  await userEvent.click(await screen.findByTitle('Material, Committed'))
  const link = await screen.findByRole('link', { name: 'PO-2026-0009' })
  expect(link).toHaveAttribute('href', '/procurement/purchase-orders/9')
  const asked = calls.find(({ url }) => url?.includes('/items'))!
  expect(asked.url).toContain('source=orders')
  expect(asked.url).toContain('costHead=material')
})

test('a phone shows the cost heads as cards', async () => {
  narrowScreen()
  show()
  await waitFor(() => expect(screen.getByTitle('Material, Actual')).toBeVisible())
  expect(screen.queryByRole('columnheader', { name: 'Original' })).toBeNull()
})

test('an approved budget is revised by a draft of its own', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Revise/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revise' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/revise'))
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})

test('a budget by month is saved with an amount for each of them', async () => {
  const months = ['1.00', '2.00', '3.00']
  const draft = {
    ...{ ...RECORD, status: 'draft', isMonthly: true, total: '6.00' },
    lines: [{ costHead: 'material', amount: '6.00', months, note: null }],
  }
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    abilities: ['budgets.manage'],
    answers: {
      'GET /api/budgets/1': { body: draft },
      'PATCH /api/budgets/1': { body: { ...draft, version: 4 } },
      'GET /api/projects/lookup': { body: [] },
    },
  })
  const cell = await screen.findByLabelText('Feb 2026, line 1')
  await userEvent.clear(cell)
  await userEvent.type(cell, '20')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      ...{ isMonthly: true, projectId: 7, departmentId: null },
      lines: [{ costHead: 'material', months: ['1.00', '20', '3.00'] }],
    })
  })
})
