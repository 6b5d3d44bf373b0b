import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import Calendar from './calendar/page'
import definition from './index'
import LeaveRequestList from './list'
import LeaveRequestShow from './show'
import { today } from '../../../kit/inputs/today'

const REQUEST = {
  ...{ id: 4, version: 1, number: 'LVR-2026-0004', employeeId: 7, leaveTypeId: 1 },
  ...{ employeeName: 'Huda', employeeNameAr: 'هدى', typeName: 'Annual leave' },
  ...{ typeNameAr: 'إجازة سنوية', fromOn: '2026-12-06', toOn: '2026-12-08', startsHalf: true },
  ...{ endsHalf: false, days: '2.5', status: 'submitted', note: null, reason: null },
  createdAt: '2026-11-20T08:00:00.000Z',
  can: { approve: true, reject: true, cancel: false },
}
const OPEN = { abilities: ['people.open'] }

test('a request shows its days, the half ones too', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/leave-requests', at: '/hr/leave-requests' },
    element: <LeaveRequestList />,
    answers: { 'GET /api/leave-requests': { body: [REQUEST], headers: { 'x-total-count': '1' } } },
  })
  const row = (await screen.findByRole('link', { name: 'LVR-2026-0004' })).closest('tr')!
  expect(row).toHaveTextContent('2.5 days')
  expect(row).toHaveTextContent('from noon')
})

test('who decides sees the buttons, and who goes away is offered a stand-in', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/leave-requests/:id', at: '/hr/leave-requests/4' },
    element: <LeaveRequestShow />,
    answers: {
      'GET /api/leave-requests/4': {
        body: { ...REQUEST, approval: null, offersDelegation: true },
      },
    },
  })
  expect(await screen.findByRole('button', { name: /Approve leave/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /Reject leave/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Cancel leave/ })).toBeNull()
  expect(screen.getByText("Delegate your approvals while you're away")).toBeVisible()
})

test('the calendar says who is away, and not why where that is not known', async () => {
  const on = today()
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/leave-calendar', at: '/hr/leave-calendar' },
    element: <Calendar />,
    answers: {
      'GET /api/leave-requests/calendar': {
        body: {
          absences: [
            {
              ...{ employeeId: 7, departmentId: 1, name: 'Huda', nameAr: 'هدى', fromOn: on },
              ...{ toOn: on, status: 'approved', startsHalf: false, endsHalf: false },
              ...{ requestId: null, typeName: null, typeNameAr: null },
            },
          ],
          holidays: [],
        },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'Huda' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Away: .*Approved/ })).toBeVisible()
})
