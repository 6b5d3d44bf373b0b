import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { Edit, List, Show } from './pages'

const PATH = '/production/schedule-resources'
const RECORD = {
  id: 1,
  version: 3,
  code: 'T-100',
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  kind: 'crew',
  capacity: '12.5',
  costPerHour: '1250.00',
  calendarId: null,
  ...{ equipmentId: null, equipmentName: null, userId: null, userName: null },
  active: true,
  can: { update: true, delete: true },
}

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['schedule-resources.manage'],
    answers: {
      'GET /api/schedule-resources': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'T-100' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New resource/ })).toBeVisible()
})

test('a change is saved on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/schedule-resources/1': { body: RECORD },
      'PATCH /api/schedule-resources/1': (body) => {
        expect(body).toMatchObject({ code: 'T-200' })
        return { body: { ...RECORD, code: 'T-200', version: 4 } }
      },
    },
  })
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveValue('T-100'))
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
      'GET /api/schedule-resources/1': { body: RECORD },
      'DELETE /api/schedule-resources/1': { status: 204 },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  expect(await screen.findByText('Delete T-100?')).toBeVisible()
  expect(calls.some(({ method }) => method === 'delete')).toBe(false)
})

const CRANE = {
  ...RECORD,
  ...{ equipmentId: 4, equipmentName: 'CRN-01 · Tower crane', userId: 6, userName: 'Omar' },
}
const DOWN = { kind: 'maintenance', fromOn: '2027-05-12', backOn: '2027-05-15', isOpen: false }
const LEAVE = { kind: 'leave', fromOn: '2027-06-01', backOn: '2027-06-10', isOpen: false }
const GONE = { kind: 'gone', fromOn: null, backOn: null, isOpen: true }

const showLinked = (record: object, machine: object) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: {
      'GET /api/schedule-resources/1': { body: record },
      'GET /api/schedule-resources/1/availability': {
        body: { machine, isUserActive: false, absences: [LEAVE] },
      },
    },
  })

test('a machine that is out of service says so in words, and a person who left', async () => {
  showLinked(CRANE, { id: 4, name: CRANE.equipmentName, status: 'available', downtime: [DOWN] })
  expect(await screen.findByText(/In maintenance from .*12.*, back on .*15/)).toBeVisible()
  expect(screen.getByText(/On leave from .*1.*, back on .*10/)).toBeVisible()
  expect(screen.getAllByText(/one unit less on these days/)).toHaveLength(2)
  expect(screen.getByText(/can no longer sign in/)).toBeVisible()
  expect(screen.getAllByText('CRN-01 · Tower crane')).toHaveLength(2)
})

test('a machine that is gone from the register is shown plainly', async () => {
  const machine = { id: 4, name: null, status: null, downtime: [GONE] }
  showLinked({ ...CRANE, equipmentName: null }, machine)
  expect(await screen.findByText(/linked equipment is no longer in the register/)).toBeVisible()
  expect(screen.getByText('No longer in the register')).toBeVisible()
})

const JUNE = { from: '2027-06-01', to: '2027-06-30', units: '12', note: 'Second crew' }
const HALF = { from: '2027-08-01', to: '2027-08-01', units: '0.5', note: null }

test('units of a period are shown on the page of the resource', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: { 'GET /api/schedule-resources/1': { body: { ...RECORD, periods: [JUNE, HALF] } } },
  })
  expect(await screen.findByText(/1 .*2027 – .*30 .*2027: 12 units · Second crew/)).toBeVisible()
  expect(screen.getByText(/^[^–]*2027: 0.5 units$/)).toBeVisible()
})

test('periods are stated in rows, and a refusal stands at its row', async () => {
  let sent: unknown
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    answers: {
      'GET /api/schedule-resources/1': { body: { ...RECORD, periods: [JUNE, HALF] } },
      'PATCH /api/schedule-resources/1': (body) => {
        sent = body
        const errors = { 'periods.1.from': ['Another period covers some of these days.'] }
        return { status: 422, body: { code: 'VALIDATION', message: 'Invalid', errors } }
      },
    },
  })
  const units = await screen.findByLabelText('Units 1')
  await waitFor(() => expect(units).toHaveValue('12'))
  await userEvent.clear(units)
  await userEvent.type(units, '14')
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2' }))
  await userEvent.click(screen.getByRole('button', { name: /Add period/ }))
  await userEvent.type(screen.getByLabelText('Note 2'), 'Summer')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Another period covers some of these days.')).toBeVisible()
  const blank = { from: null, to: null, units: null, note: 'Summer' }
  expect(sent).toMatchObject({ periods: [{ ...JUNE, units: '14' }, blank] })
})
