import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import Dashboard from '../dashboard/dashboard'
import definition from './index'

const SECTION = {
  id: 4,
  version: 3,
  key: 'commercial',
  name: 'Commercial',
  nameAr: 'القسم التجاري',
  enabled: true,
  maintenanceMode: false,
  maintenanceMessage: null,
  maintenanceMessageAr: null,
  from: null,
  to: null,
  status: 'live',
  updatedAt: '2026-01-01T00:00:00.000Z',
  can: { update: true },
}

function open(answer: (body: unknown) => { status?: number; body?: unknown }) {
  renderResource(definition, {
    path: '/admin',
    at: '/admin',
    element: <Dashboard />,
    abilities: ['sections.manage', 'users.manage', 'jobs.manage'],
    answers: {
      'GET /api/sections': { body: [SECTION] },
      'GET /health/ready': { status: 200, body: { checks: { database: 'ok', disk: 'warning' } } },
      'GET /api/jobs': { body: [], headers: { 'x-total-count': '3' } },
      'PATCH /api/sections/4': answer,
    },
  })
  return screen.findByRole('group', { name: 'Commercial' })
}

const sent = () => calls.find(({ method }) => method === 'patch')

test('a section is put in maintenance after a confirmation, on the version seen', async () => {
  const card = within(await open(() => ({ body: { ...SECTION, version: 4 } })))
  expect(card.getByText('Live')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Actions for Commercial' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Start maintenance/ }))
  expect(sent()).toBeUndefined()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Put Commercial under maintenance/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Start maintenance' }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(sent()!.data)).toEqual({ maintenanceMode: true })
  expect(sent()!.headers.get('If-Match')).toBe('"3"')
})

test('a refused schedule is reported under its field', async () => {
  const card = within(
    await open(() => ({
      status: 422,
      body: { message: 'Check', code: 'INVALID', errors: { to: ['Must be after the start.'] } },
    }))
  )
  await userEvent.click(card.getByRole('button', { name: 'Actions for Commercial' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Message and schedule/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Message (English)'), 'Back at noon')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Must be after the start.')).toBeVisible()
  expect(JSON.parse(sent()!.data)).toMatchObject({ maintenanceMessage: 'Back at noon' })
})

test('the dashboard leads to what this administrator may open', async () => {
  await open(() => ({}))
  expect(screen.getByRole('link', { name: 'Failed jobs' })).toHaveAttribute('href', '/admin/jobs')
  expect((await screen.findAllByText('3')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Needs attention')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
})
