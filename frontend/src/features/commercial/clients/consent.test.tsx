import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import ClientEdit from './edit'
import definition from './index'
import ClientShow from './show'

const CLIENT = {
  ...{ id: 5, version: 3, name: 'Huda Saleh', company: null, companyId: null, contactPoints: [] },
  ...{ purposes: ['offers', 'news'], legalBasis: 'consent', dataSource: 'card' },
  ...{ consentOn: '2026-01-10', consentBy: 'Huda', consentHow: 'written', consentNote: null },
  ...{ consentWithdrawnOn: '2026-02-01', consentState: 'withdrawn' },
  ...{ can: { update: true, merge: true, delete: true }, createdAt: '2026-01-01T08:00:00.000Z' },
}

test('the page shows why a contact is held, and that consent was withdrawn', async () => {
  renderResource(definition, {
    ...{ path: '/commercial/clients/:id', at: '/commercial/clients/5', element: <ClientShow /> },
    abilities: ['clients.view', 'clients.manage'],
    answers: { 'GET /api/clients/5': { body: CLIENT } },
  })
  expect(await screen.findByText('Consent withdrawn on 1 Feb 2026')).toBeVisible()
  expect(screen.getByText('Offers on request · News and offers')).toBeVisible()
  expect(screen.getByText('Business card')).toBeVisible()
  expect(screen.getByText('In writing')).toBeVisible()
})

test('the form keeps it', async () => {
  renderResource(definition, {
    path: '/commercial/clients/:id/edit',
    at: '/commercial/clients/5/edit',
    element: <ClientEdit />,
    abilities: ['clients.manage'],
    answers: {
      'GET /api/clients/5': { body: CLIENT },
      'PATCH /api/clients/5': { body: CLIENT },
    },
  })
  const note = await screen.findByLabelText('Note on consent')
  await userEvent.type(note, 'By letter')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('PATCH', '/api/clients/5')).toHaveLength(1))
  expect(sentTo('PATCH', '/api/clients/5')[0]!.body).toMatchObject({
    ...{ consentNote: 'By letter', purposes: ['offers', 'news'], legalBasis: 'consent' },
  })
})
