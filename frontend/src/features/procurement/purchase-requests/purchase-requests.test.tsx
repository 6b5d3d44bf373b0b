import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import RequestShow from './show'

const PATH = '/procurement/purchase-requests'

const REQUEST = {
  id: 4,
  version: 6,
  number: 'PR-2026-0004',
  title: 'Block B',
  status: 'quoting',
  rfqNumber: 'RFQ-2026-0002',
  createdAt: '2026-01-01T06:00:00Z',
  lines: [
    {
      id: 1,
      materialId: null,
      description: 'Cement',
      descriptionAr: null,
      quantity: '100',
      unit: null,
    },
    {
      id: 2,
      materialId: null,
      description: 'Sand',
      descriptionAr: null,
      quantity: '20',
      unit: null,
    },
  ],
  can: { quote: true, award: true },
}

const quote = (id: number, vendorName: string, prices: [number, string, boolean][]) => ({
  ...{
    id,
    vendorId: id,
    vendorName,
    vendorStatus: 'approved',
    vendorScore: null,
    bestScore: false,
  },
  ...{ status: 'quoted', invitedOn: '2026-01-01', quotedOn: '2026-01-02', validUntilOn: null },
  ...{ vendorNumber: null, currency: 'SAR', leadDays: 7, paymentTermId: null, terms: null },
  ...{ expired: false, complete: true, lowest: id === 7, freight: '0.00', net: '1.00' },
  landedBase: '1.00',
  prices: prices.map(([lineId, unitPrice, lowest]) => ({
    ...{ lineId, unitPrice, vatRate: '15', net: unitPrice, netBase: unitPrice, lowest },
  })),
})

const COMPARISON = {
  baseCurrency: 'SAR',
  quotes: [
    quote(7, 'Najd', [
      [1, '15', true],
      [2, '80', false],
    ]),
    quote(8, 'Hijaz', [
      [1, '16', false],
      [2, '75', true],
    ]),
  ],
  awards: [],
}

test('the lowest of each line is chosen, another wants a reason', async () => {
  const user = userEvent.setup()
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4?tab=quotes`,
    element: <RequestShow />,
    abilities: ['purchase-orders.view-all'],
    answers: {
      'GET /api/purchase-requests/4': { body: REQUEST },
      'GET /api/purchase-requests/4/quotes': { body: COMPARISON },
      'GET /api/purchase-requests/4/prints': listOf(),
    },
  })
  expect(await screen.findByRole('radio', { name: 'Cement: Najd' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Sand: Hijaz' })).toBeChecked()
  const award = screen.getByRole('button', { name: /Award 2 lines/ })
  await user.click(award)
  expect(within(await screen.findByRole('dialog')).queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getAllByRole('button', { name: 'Select all' })[1]!)
  expect(screen.getByRole('radio', { name: 'Cement: Hijaz' })).toBeChecked()
  await user.click(award)
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible()
})

const PRINT = {
  ...{ id: 3, quoteId: 7, vendorName: 'Najd', language: 'ar', url: '/api/files/9/content' },
  share: { status: 'open', expiresAt: '2026-04-01T00:00:00Z', files: 2, downloads: 1 },
  ...{ createdByName: 'Huda', createdAt: '2026-01-02T08:00:00Z' },
}

test('a request is printed in a language alone, and what was sent can be closed', async () => {
  const user = userEvent.setup()
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4?tab=quotes`,
    element: <RequestShow />,
    abilities: ['purchase-orders.view-all', 'purchase-orders.manage'],
    answers: {
      'GET /api/purchase-requests/4': { body: REQUEST },
      'GET /api/purchase-requests/4/quotes': { body: COMPARISON },
      'GET /api/purchase-requests/4/prints': listOf(PRINT),
      'POST /api/purchase-requests/4/prints': { status: 409, body: { message: 'Later' } },
      'DELETE /api/purchase-requests/4/prints/3/share': listOf(),
    },
  })
  expect(await screen.findByRole('link', { name: /Najd · العربية/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Print request for Hijaz' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Both languages' }))
  const prints = '/api/purchase-requests/4/prints'
  await waitFor(() =>
    expect(sentTo('POST', prints)[0]?.body).toEqual({ quoteId: 8, language: 'both' })
  )
  await user.click(screen.getByRole('button', { name: 'Close link' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sentTo('DELETE', `${prints}/3/share`)).toHaveLength(1))
})

test('only the files that are chosen go out, on the version that was seen', async () => {
  const user = userEvent.setup()
  const marks = '/api/purchase-requests/4/outgoing-files'
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4?tab=files`,
    element: <RequestShow />,
    answers: {
      'GET /api/purchase-requests/4': { body: REQUEST },
      'GET /api/purchase-requests/4/files': listOf(),
      [`GET ${marks}`]: listOf(
        { id: 1, originalFilename: 'Section A.pdf', outgoing: false },
        { id: 2, originalFilename: 'Budget.pdf', outgoing: false }
      ),
      [`PATCH ${marks}`]: { body: REQUEST },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Section A.pdf' }))
  await waitFor(() => expect(sentTo('PATCH', marks)[0]?.body).toEqual({ fileIds: [1] }))
  expect(sentTo('PATCH', marks)[0]?.ifMatch).toBe('"6"')
})
