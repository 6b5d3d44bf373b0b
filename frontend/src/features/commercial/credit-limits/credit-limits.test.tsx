import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CreditWarning } from '../../../kit/credit-warning'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import { CreditCard } from './credit-card'

const FIGURES = {
  id: 5,
  version: 3,
  currency: 'SAR',
  limit: '100000.00',
  receivable: '90000.00',
  unbilled: '30000.00',
  exposure: '120000.00',
  available: '-20000.00',
  unconverted: ['EUR'],
  countsUnbilled: true,
  blocks: false,
  can: { update: true },
}

test('who may see figures reads them in the warning; who may not is sent to finance', async () => {
  const warning = (figures: object | null) =>
    renderPage({
      path: '/',
      at: '/',
      element: <CreditWarning clientId={5} />,
      answers: { 'GET /api/clients/5/credit-warning': { body: { isOver: true, figures } } },
    })
  const { unmount } = warning(FIGURES)
  expect(
    await screen.findByText(/come to SAR 120,000.00; the limit is SAR 100,000.00/)
  ).toBeVisible()
  unmount()
  warning(null)
  expect(await screen.findByText('Ask finance before you make an offer.')).toBeVisible()
})

test('the limit is set in the version that was read; empty means none', async () => {
  renderPage({
    path: '/',
    at: '/',
    element: <CreditCard clientId={5} />,
    answers: {
      'GET /api/clients/5/credit': { body: { ...FIGURES, isOver: true } },
      'PATCH /api/clients/5/credit-limit': { body: { ...FIGURES, isOver: false } },
    },
  })
  expect(await screen.findByText('This client is over its credit limit.')).toBeVisible()
  expect(screen.getByText(/No exchange rate for EUR/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Set credit limit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText('Credit limit'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(JSON.parse(String(sent?.data))).toEqual({ limit: null })
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})
