import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/vat-adjustments'
const RECORD = {
  ...{ id: 1, version: 2, number: 'VA-2026-0001', kind: 'bad_debt', adjustsOn: '2026-03-31' },
  ...{ box: 'standard_sales', taxable: '-500.00', vat: '-75.00', reason: 'Insolvent' },
  ...{ status: 'submitted', comment: null, approvedOn: null, writeOffId: 8, approval: null },
  ...{ createdByName: 'Huda', createdAt: '2026-03-31T08:00:00.000Z' },
  can: { approve: true, reject: true, cancel: false },
}
const MANAGES = ['vat-returns.view', 'vat-returns.manage', 'write-offs.view']

const list = (abilities: string[], claimable: object[] = []) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities,
    answers: {
      'GET /api/vat-adjustments': { body: [RECORD], headers: { 'x-total-count': '1' } },
      'GET /api/vat-adjustments/claimable': { body: claimable },
      'POST /api/vat-adjustments': { status: 201, body: RECORD },
    },
  })

test('an adjustment of a box is sent as it was entered', async () => {
  list(MANAGES)
  await userEvent.click(await screen.findByRole('button', { name: /Adjust a box/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('Box'))
  await userEvent.click(await screen.findByTitle('Exports'))
  await userEvent.type(dialog.getByLabelText('Taxable amount (SAR)'), '-10.50')
  await userEvent.type(dialog.getByLabelText('Reason'), 'Twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toMatchObject({
      ...{ box: 'exports', taxable: '-10.50', vat: '0', reason: 'Twice' },
    })
  })
})

test('without old bad debts none can be claimed', async () => {
  list(MANAGES)
  await userEvent.click(await screen.findByRole('button', { name: /Claim bad-debt relief/ }))
  expect(await screen.findByText(/No written-off debt is older/)).toBeVisible()
})

test('who only reads is offered nothing', async () => {
  list(['vat-returns.view'])
  expect(await screen.findByRole('link', { name: 'VA-2026-0001' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Adjust a box|Claim/ })).toBeNull()
})

test('a relief links to its write-off and offers the steps that the server allows', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    abilities: MANAGES,
    answers: { 'GET /api/vat-adjustments/1': { body: RECORD } },
  })
  expect(await screen.findByRole('link', { name: 'Open write-off' })).toHaveAttribute(
    'href',
    '/commercial/write-offs/8'
  )
  expect(screen.getByRole('button', { name: /Approve/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull()
})
