import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import DunningList from './list'

const due = (more: object) => ({
  clientId: 5,
  clientName: 'Falcon',
  currency: 'SAR',
  overdue: '900.00',
  dunned: '600.00',
  level: 2,
  lastLevel: 1,
  paused: 1,
  oldestDays: 20,
  ...more,
})

test('a letter is offered where one is due, and written after asking', async () => {
  renderResource(definition, {
    path: '/commercial/dunning',
    at: '/commercial/dunning',
    element: <DunningList />,
    abilities: ['invoices.manage'],
    answers: {
      'GET /api/dunning-letters/due': {
        body: [due({}), due({ clientId: 6, clientName: 'Huda', level: null })],
      },
      'POST /api/dunning-letters': { body: {} },
    },
  })
  expect(await screen.findByText('Second reminder')).toBeVisible()
  expect(screen.queryByText('Huda')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Write letter/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Write letter' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(JSON.parse(String(sent?.data))).toEqual({ clientId: 5, currency: 'SAR' })
  })
})
