import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Create, Edit, List, Show } from './pages'

const PATH = '/production/work-calendars'
const OPEN = '08:00-12:00 13:00-17:00'
const RECORD = {
  id: 1,
  version: 3,
  code: 'SITE',
  name: 'Site calendar',
  nameAr: 'تقويم الموقع',
  hoursPerDay: '8',
  basedOnId: null,
  week: ['08:00-12:00', null, null, null, null, null, null],
  changes: [{ from: '2026-03-20', to: '2026-03-24', name: 'Eid', kind: 'closed', hours: null }],
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['work-calendars.manage'],
    answers: { 'GET /api/work-calendars': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'SITE' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New work calendar/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/work-calendars/1': { body: RECORD },
      'PATCH /api/work-calendars/1': (body) => {
        expect(body).toMatchObject({ code: 'T-200' })
        return { body: { ...RECORD, code: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveValue('SITE'))
  await userEvent.clear(field)
  await userEvent.type(field, 'T-200')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})

test('a record is deleted after a confirmation that names it', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: {
      'GET /api/work-calendars/1': { body: RECORD },
      'DELETE /api/work-calendars/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete SITE?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})

test('hours are typed as people write them; days with other hours stand in rows', async () => {
  let sent: unknown
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <Create />,
    answers: {
      'POST /api/work-calendars': (body) => {
        sent = body
        return {
          status: 422,
          body: { message: 'Check the fields', errors: { 'changes.0.to': ['Too early'] } },
        }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Code'), 'SITE')
  await userEvent.type(screen.getByLabelText('Name'), 'Site')
  await userEvent.type(screen.getByLabelText('Arabic name'), 'موقع')
  await userEvent.type(screen.getByLabelText('Hours per day'), '8')
  await userEvent.click(screen.getByRole('checkbox', { name: /Same week/ }))
  const sunday = screen.getByLabelText('Sunday')
  await userEvent.clear(sunday)
  await userEvent.type(sunday, '7-12, ١٣-١٦')
  await userEvent.tab()
  expect(sunday).toHaveValue('07:00-12:00 13:00-16:00')
  const monday = screen.getByLabelText('Monday')
  await userEvent.clear(monday)
  await userEvent.type(monday, 'all day')
  expect(screen.getByText(/Write hours like/)).toBeVisible()
  await userEvent.clear(monday)
  await userEvent.click(screen.getByRole('button', { name: /Add days/ }))
  await userEvent.type(screen.getByLabelText('Reason 1'), 'Eid')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Too early')).toBeVisible()
  expect(sent).toMatchObject({
    week: ['07:00-12:00 13:00-16:00', null, OPEN, OPEN, OPEN, null, null],
    changes: [{ name: 'Eid', kind: 'closed', hours: null }],
  })
})

test('a month shows the hours of each day and why they differ', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1?tab=month`,
    element: <Show />,
    answers: {
      'GET /api/work-calendars/1': { body: RECORD },
      'GET /api/work-calendars/1/days': {
        body: [
          { day: '2026-03-19', hours: '10:00-16:00', minutes: 360, reason: 'Ramadan' },
          { day: '2026-03-20', hours: '', minutes: 0, reason: 'Eid' },
        ],
      },
    },
  })
  expect(await screen.findByText('10:00-16:00')).toBeVisible()
  expect(screen.getByText('Eid')).toBeVisible()
  expect(screen.getByText('Closed')).toBeVisible()
})
