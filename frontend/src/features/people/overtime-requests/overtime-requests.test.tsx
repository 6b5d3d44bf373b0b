import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import OvertimeRequestCreate from './create'
import definition from './index'
import OvertimeRequestList from './list'
import OvertimeRequestShow from './show'

const PATH = '/hr/overtime-requests'
const REQUEST = {
  ...{ id: 4, version: 1, number: 'OTR-2026-0004', employeeId: 7, employeeName: 'Huda' },
  ...{ employeeNameAr: 'هدى', workedOn: '2026-12-06', minutes: 150, countedMinutes: 90 },
  projectId: 3,
  ...{ projectName: 'PRJ-2026-0003 Tower', projectNameAr: 'PRJ-2026-0003 برج' },
  ...{ reason: 'Concrete pour', lateReason: null, decisionReason: null, status: 'submitted' },
  createdAt: '2026-12-01T08:00:00.000Z',
  can: { approve: true, reject: true, cancel: false },
}
const OPEN = { abilities: ['people.open'] }
const CREATED = { status: 201, body: { ...REQUEST, countedMinutes: 90, approval: null } }

const sent = () => calls.find(({ method }) => method === 'post')

async function enter(day: string) {
  renderResource(definition, {
    ...{ ...OPEN, path: `${PATH}/new`, at: `${PATH}/new?day=${day}` },
    element: <OvertimeRequestCreate />,
    answers: { 'POST /api/overtime-requests': CREATED },
  })
  await userEvent.type(await screen.findByLabelText('Hours'), '2.5')
  await userEvent.type(screen.getByLabelText('Reason'), 'Concrete pour')
}

test('a request shows its hours and its project', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: PATH, at: PATH },
    element: <OvertimeRequestList />,
    answers: {
      'GET /api/overtime-requests': { body: [REQUEST], headers: { 'x-total-count': '1' } },
    },
  })
  const row = (await screen.findByRole('link', { name: 'OTR-2026-0004' })).closest('tr')!
  expect(row).toHaveTextContent('2.5 hours')
  expect(row).toHaveTextContent('Tower')
})

test('who decides sees the buttons, and only those', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: `${PATH}/:id`, at: `${PATH}/4` },
    element: <OvertimeRequestShow />,
    answers: { 'GET /api/overtime-requests/4': { body: { ...REQUEST, approval: null } } },
  })
  expect(await screen.findByRole('button', { name: /Approve overtime/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /Reject overtime/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Cancel overtime/ })).toBeNull()
  expect(screen.getByText('Concrete pour')).toBeVisible()
  expect(screen.getByText('1.5 hours')).toBeVisible()
})

test('hours are sent as minutes, for oneself', async () => {
  await enter('2999-12-06')
  expect(screen.queryByLabelText('Why after the day')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Send request/ }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(sent()!.data)).toEqual({
    ...{ workedOn: '2999-12-06', minutes: 150, reason: 'Concrete pour' },
    ...{ projectId: null, lateReason: null },
  })
})

test('a day that has come needs a reason of its own', async () => {
  await enter('2020-12-06')
  await userEvent.click(screen.getByRole('button', { name: /Send request/ }))
  await waitFor(() => expect(screen.getByLabelText('Why after the day')).toBeInvalid())
  expect(sent()).toBeUndefined()
})
