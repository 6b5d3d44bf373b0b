import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import LevelsPage from './levels-page'
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

const LEVEL = {
  id: 2,
  version: 4,
  days: 15,
  titleEn: 'Second reminder',
  titleAr: 'تذكير ثانٍ',
  bodyEn: 'Dear {client}, please pay {total}.',
  bodyAr: 'السادة {client}، نرجو سداد {total}.',
  can: { update: true },
}

test('the texts of a level are shown as they will read, and changed in their version', async () => {
  renderResource(definition, {
    path: '/commercial/dunning/levels',
    at: '/commercial/dunning/levels',
    element: <LevelsPage />,
    answers: {
      'GET /api/dunning-levels': { body: [LEVEL] },
      'PATCH /api/dunning-levels/2': { body: LEVEL },
    },
  })
  expect(await screen.findByText('Level 2: from 15 days late')).toBeVisible()
  expect(screen.getByText('Dear Najd Contracting, please pay SAR 48,300.00.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Edit level 2' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText('Days late')
  await userEvent.clear(days)
  await userEvent.type(days, '20')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(JSON.parse(String(sent?.data))).toMatchObject({ days: 20, titleEn: 'Second reminder' })
    expect(sent?.headers.get('If-Match')).toBe('"4"')
  })
})

test('all letters that are due are written as one job', async () => {
  renderResource(definition, {
    path: '/commercial/dunning',
    at: '/commercial/dunning',
    element: <DunningList />,
    abilities: ['invoices.manage'],
    answers: {
      'GET /api/dunning-letters/due': { body: [due({}), due({ clientId: 6, clientName: 'Huda' })] },
      'POST /api/dunning-letters/batches': { status: 202, body: { id: 'job', status: 'queued' } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Write all letters/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write 2 letters?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Write all letters' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url === '/api/dunning-letters/batches')
    expect(JSON.parse(String(sent?.data))).toEqual({ currency: 'SAR' })
  })
})
