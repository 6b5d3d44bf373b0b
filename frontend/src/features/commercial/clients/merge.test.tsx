import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ClientMergePage from './merge'
import ClientShow from './show'

const base = {
  version: 3,
  jobTitle: null,
  companyType: null,
  mobile: null,
  phone: null,
  website: null,
  location: null,
  address: null,
  notes: null,
  companyId: null,
  ownerId: null,
  ownerName: null,
  lastContactAt: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  can: { update: true, merge: true, delete: true },
}
const KEPT = { ...base, id: 5, name: 'Huda Saleh', company: 'Falcon Steel', email: null }
const OTHER = { ...base, id: 6, name: 'Huda S.', company: 'Falcon', email: 'huda@falcon.example' }
const ABILITIES = ['clients.view', 'clients.manage']

test('what only the other client knows is taken, what differs is chosen', async () => {
  let sent: unknown
  let requested = 0
  renderResource(definition, {
    path: '/commercial/clients/:id/merge',
    at: '/commercial/clients/5/merge?with=6',
    element: <ClientMergePage />,
    abilities: ABILITIES,
    answers: {
      'GET /api/clients/5': { body: KEPT },
      'GET /api/clients/6': () => {
        requested += 1
        return { body: OTHER }
      },
      'POST /api/clients/5/merge': (body) => {
        sent = body
        return { body: {} }
      },
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Huda S.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge and remove Huda S.' }))
  await waitFor(() =>
    expect(sent).toEqual({ otherId: 6, otherVersion: 3, take: ['email', 'name'] })
  )
  expect(await screen.findByTestId('address')).toHaveTextContent('/commercial/clients/5')
  // it is gone now
  expect(requested).toBe(1)
})

test('a merge of the last thirty days can be undone from the page of the client', async () => {
  let undone = false
  renderResource(definition, {
    path: '/commercial/clients/:id',
    at: '/commercial/clients/5',
    element: <ClientShow />,
    abilities: ABILITIES,
    answers: {
      'GET /api/clients/5': { body: KEPT },
      'GET /api/client-merges': {
        body: [
          {
            id: 9,
            version: 1,
            keptId: 5,
            keptLabel: 'Huda Saleh',
            mergedId: 6,
            mergedLabel: 'Huda S.',
            status: 'merged',
            createdAt: '2026-01-02T03:04:05.000Z',
            undoUntil: '2026-02-01T03:04:05.000Z',
            undoneAt: null,
            can: { undo: true },
          },
        ],
      },
      'POST /api/client-merges/9/undo': () => {
        undone = true
        return { body: {} }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
  await waitFor(() => expect(undone).toBe(true))
})
