import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, renderResource } from '../../../kit/testing/render-resource'
import { today } from '../../../kit/inputs/today'
import definition from './index'
import GuaranteesTab from './guarantees-tab'
import GuaranteeList from './list'

const PROJECT = { id: 7, currency: 'SAR' } as never
const GUARANTEE = {
  ...{ id: 4, version: 3, projectId: 7, kind: 'performance', number: 'LG-88', bank: 'Riyad Bank' },
  ...{ amount: '250000.00', currency: 'SAR', issuedOn: '2026-01-01', expiresOn: '2027-03-01' },
  ...{ firstExpiresOn: '2027-01-01', releasedOn: null, note: null, status: 'expiring' },
  ...{ daysLeft: 12, createdAt: '2026-01-01T00:00:00.000Z' },
  can: { update: true, extend: true, release: true, delete: true },
}

function show(rows: object[], answers: object = {}) {
  renderPage({
    ...{ path: '/', at: '/', abilities: ['project-guarantees.manage'] },
    element: <GuaranteesTab record={PROJECT} />,
    answers: { 'GET /api/projects/7/guarantees': { body: rows }, ...answers },
  })
}

test('a guarantee shows when it ends, how long that is, and the end it had first', async () => {
  show([GUARANTEE])
  const row = await screen.findByRole('row', { name: /LG-88/ })
  expect(row).toHaveTextContent('250,000.00')
  expect(row).toHaveTextContent('Originally 1 Jan 2027')
  expect(row).toHaveTextContent('Expiring')
  expect(row).toHaveTextContent('12 days left')
})

test('it is released on a day, on the version that is shown', async () => {
  const sent = vi.fn<(request: unknown) => object>(() => ({ body: GUARANTEE }))
  show([GUARANTEE], { 'POST /api/project-guarantees/4/release': sent })
  fireEvent.click(await screen.findByRole('button', { name: 'Release: LG-88' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ releasedOn: today() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one that was given back offers nothing but its deletion', async () => {
  const can = { update: false, extend: false, release: false, delete: true }
  show([{ ...GUARANTEE, status: 'released', releasedOn: '2026-12-31', daysLeft: null, can }])
  const row = await screen.findByRole('row', { name: /LG-88/ })
  expect(within(row).getAllByRole('button')).toHaveLength(1)
})

test('the register shows the guarantees of all projects, and what they come to', async () => {
  const totals = vi.fn<(request: unknown) => object>(() => ({
    body: [{ currency: 'SAR', count: 2, amount: '500000.00' }],
  }))
  const row = { ...GUARANTEE, projectCode: 'P-7', projectName: 'Hangar', projectNameAr: null }
  renderResource(definition, {
    ...{ path: '/', at: '/', abilities: ['project-guarantees.view'] },
    element: <GuaranteeList />,
    answers: {
      'GET /api/project-guarantees': { body: [row], headers: { 'X-Total-Count': '1' } },
      'GET /api/project-guarantees/totals': totals,
    },
  })
  expect(await screen.findByRole('link', { name: 'LG-88' })).toHaveAttribute(
    'href',
    '/production/projects/7?tab=guarantees'
  )
  const sums = await screen.findByRole('status', { name: 'Totals' })
  await waitFor(() => expect(sums).toHaveTextContent('2 guarantees: SAR 500,000.00'))
  expect(screen.getByRole('tab', { name: 'Within 30 days' })).toBeInTheDocument()
})
