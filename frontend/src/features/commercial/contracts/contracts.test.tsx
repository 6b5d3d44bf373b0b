import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ContractList from './list'
import ContractEdit from './edit'
import ContractShow from './show'
import { lineTotal } from './contract-columns'

const PATH = '/commercial/contracts'
const CONTRACT = {
  id: 3,
  version: 5,
  number: 'C-3',
  title: 'Villa shell',
  titleAr: 'هيكل فيلا',
  clientId: 5,
  clientName: 'Falcon',
  reference: null,
  signedOn: '2026-01-05',
  currency: 'SAR',
  value: '1000.00',
  vatRate: '15.00',
  retention: '10.00',
  retentionCap: null,
  advanceRecovery: '0.00',
  vatOnRetention: 'invoice',
  paymentDays: 30,
  lines: [
    {
      id: 31,
      description: 'Concrete',
      descriptionAr: 'خرسانة',
      unit: 'm3',
      quantity: '40',
      unitRate: '25',
      total: '1000.00',
      certifiedQuantity: '10',
      certified: '250.00',
    },
  ],
  ledger: { certified: '333.33', held: '33.33', advanceOpen: '0.00' },
  can: {},
}

const show = (contract: object, { query = '', abilities = [] as string[], answers = {} } = {}) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/3${query}`,
    element: <ContractShow />,
    abilities,
    answers: { 'GET /api/contracts/3': { body: contract }, ...answers },
  })

test('terms tell what is certified of the value; who may not see clients gets no link', async () => {
  show(CONTRACT)
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  expect(screen.getByText('SAR 333.33')).toBeVisible()
  expect(screen.getByText('On each invoice')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Falcon' })).toBeNull()
  for (const name of [/Create invoice/, /Delete/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
})

test('each line of the bill tells how much of it is certified', async () => {
  show(CONTRACT, { query: '?tab=bill' })
  const line = (await screen.findByText('Concrete')).closest('tr')!
  expect(line).toHaveTextContent('25%')
  expect(within(line).getByText('خرسانة')).toHaveAttribute('lang', 'ar')
})

test('an invoice begins with its type and its contract', async () => {
  show({ ...CONTRACT, can: { invoice: true } })
  await userEvent.click(await screen.findByRole('button', { name: /Create invoice/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /advance/i }))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/commercial/invoicing/new?type=advance&contract=3'
    )
  )
})

test('a contract without invoices says so', async () => {
  show(CONTRACT, { query: '?tab=invoices', answers: { 'GET /api/invoices': listOf() } })
  expect(await screen.findByText('No invoices under this contract yet')).toBeVisible()
})

test('what is emptied is sent as no value, lines without what the server counts', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/3/edit`,
    element: <ContractEdit />,
    answers: {
      'GET /api/contracts/3': { body: { ...CONTRACT, reference: 'FAL-9' } },
      'PATCH /api/contracts/3': { body: { ...CONTRACT, version: 6 } },
    },
  })
  await userEvent.clear(await screen.findByLabelText('Client reference'))
  const quantity = screen.getByLabelText('Quantity, line 1')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '٥٠')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('PATCH', '/api/contracts/3')).toHaveLength(1))
  const [change] = sentTo('PATCH', '/api/contracts/3')
  expect(change!.ifMatch).toBe('"5"')
  expect(change!.body).toMatchObject({
    reference: null,
    paymentDays: 30,
    lines: [
      {
        description: 'Concrete',
        descriptionAr: 'خرسانة',
        unit: 'm3',
        quantity: '50',
        unitRate: '25',
      },
    ],
  })
})

test('a line is rounded once, to the minor unit of its currency', () => {
  const line = { key: '1', quantity: '3', unitRate: '0.3335' }
  expect(lineTotal(line, 'SAR')).toBe('1.00')
  expect(lineTotal(line, 'KWD')).toBe('1.001')
})

test('what the list shows by its filters is what leaves as a file', async () => {
  let sent: unknown
  renderResource(definition, {
    path: '/commercial/contracts',
    at: '/commercial/contracts?clientName_like=Sahara',
    element: <ContractList />,
    abilities: ['invoices.view', 'exports.create'],
    answers: {
      'GET /api/contracts': { body: [CONTRACT], headers: { 'X-Total-Count': '1' } },
      'POST /api/exports': (body) => {
        sent = body
        return { status: 202, body: { id: 'job', status: 'queued' } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(sent).toMatchObject({ resource: 'contracts', format: 'csv' }))
  expect(sent).toHaveProperty('query', expect.stringContaining('clientName_like=Sahara'))
})
