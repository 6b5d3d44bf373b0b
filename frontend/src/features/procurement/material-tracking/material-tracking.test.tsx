import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import MaterialTracking from './list'

const PATH = '/procurement/material-tracking'
const stage = (name: string, quantity: string, on: string | null, days = 0) => ({
  stage: name,
  quantity,
  on,
  days,
})
const LINE = {
  id: 51,
  position: 1,
  number: 'PO-5',
  purchaseOrderId: 5,
  description: 'Cement',
  descriptionAr: null,
  quantity: '100',
  unit: 'bag',
  projectName: 'Tower',
  vendorName: 'Najd Glass',
  requiredOn: '2026-01-02',
  needByOn: '2025-12-30',
  requestedByOn: '2026-01-02',
  promisedOn: '2026-01-04',
  state: 'late',
  late: true,
  stuckDays: 3,
  stages: [
    stage('ordered', '100', '2026-01-01', 4),
    stage('received', '60', '2026-01-05'),
    stage('issued', '50', '2026-01-06'),
    stage('installed', '12.5', '2026-01-07'),
    stage('inspected', '0', null),
  ],
}

const page = (abilities: string[], ...lines: object[]) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <MaterialTracking />,
    abilities,
    answers: {
      'GET /api/material-tracking': listOf(...lines),
      'POST /api/material-tracking/51/installations': { status: 201, body: {} },
    },
  })

test('the line of stages tells how far all of it or some of it has come', async () => {
  page(['purchase-orders.view'], LINE)
  expect(await screen.findByRole('link', { name: 'PO-5' })).toHaveAttribute(
    'href',
    '/procurement/purchase-orders/5'
  )
  const reached = Object.fromEntries(
    screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset.reached)
      .map((item) => [item.firstChild?.textContent, item.dataset.reached])
  )
  expect(reached).toEqual({
    Ordered: 'whole',
    Received: 'part',
    'On site': 'part',
    Installed: 'part',
    Accepted: 'none',
  })
  expect(screen.getByText('4 days')).toBeVisible()
  expect(screen.getByText('Late', { selector: '.ant-tag' })).toBeVisible()
  expect(screen.getByText('Needed 3 days earlier than requested')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record installation/ })).toBeNull()
  expect(lastQuery('/api/material-tracking')).toMatchObject({
    outstanding_gte: '0.0001',
    _sort: 'needByOn',
  })
})

test('who keeps the stock records what was installed of what is on site', async () => {
  page(['stock.manage'], LINE)
  await userEvent.click(await screen.findByRole('button', { name: /Record installation/ }))
  expect(screen.queryByRole('link', { name: 'PO-5' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Quantity')).toHaveAttribute('placeholder', '37.5')
  await userEvent.type(dialog.getByLabelText('Quantity'), '٣٠')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const sent = () => sentTo('POST', '/api/material-tracking/51/installations')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]!.body).toMatchObject({ quantity: '30', note: null })
})

test('nothing is left to install when all that was issued is installed', async () => {
  page(['stock.manage'], {
    ...LINE,
    stages: [stage('issued', '50', '2026-01-06'), stage('installed', '50.0000', '2026-01-07')],
  })
  expect(await screen.findByText('PO-5')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record installation/ })).toBeNull()
})
