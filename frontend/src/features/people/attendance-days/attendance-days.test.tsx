import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import AttendanceDayList from './list'
import AttendanceMonthPage from './month'
import AttendanceToday from './today'

const OPEN = { abilities: ['people.open'] }
const FIGURES = {
  ...{ firstIn: '2026-11-02T04:20:00.000Z', lastOut: null, siteId: 3, isCorrected: false },
  ...{ workedMinutes: 0, lateMinutes: 20, earlyMinutes: 0, delayMinutes: 35 },
  ...{ siteName: 'North gate', siteNameAr: 'البوابة' },
}
const NONE = {
  ...{ firstIn: null, lastOut: null, siteId: null, siteName: null, siteNameAr: null },
  ...{ workedMinutes: 0, lateMinutes: 0, earlyMinutes: 0, delayMinutes: 0, isCorrected: false },
}
const PERSON = { employeeId: 7, employeeName: 'Huda', employeeNameAr: 'هدى' }
const NO_LEAVE = { leaveName: null, leaveNameAr: null }

test('a day shows its times, and that they came late', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/attendance-days', at: '/hr/attendance-days' },
    element: <AttendanceDayList />,
    answers: {
      'GET /api/attendance-days': {
        body: [{ id: 1, ...PERSON, ...FIGURES, on: '2026-11-02', status: 'incomplete' }],
        headers: { 'x-total-count': '1' },
      },
    },
  })
  const row = (await screen.findByRole('link', { name: 'Huda' })).closest('tr')!
  expect(row).toHaveTextContent('No check-out')
  expect(row).toHaveTextContent('0:20')
  expect(row).toHaveTextContent('Sent 35 minutes later')
})

test('a month has its totals, and offers a correction where something is missing', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/attendance-month', at: '/hr/attendance-month?month=2026-11' },
    element: <AttendanceMonthPage />,
    answers: {
      'GET /api/attendance-days/month': {
        body: {
          ...{ ...PERSON, month: '2026-11', can: { correct: true } },
          days: [
            { ...FIGURES, ...NO_LEAVE, on: '2026-11-02', status: 'incomplete' },
            { ...NONE, on: '2026-11-03', status: 'leave', leaveName: 'Annual', leaveNameAr: null },
            { ...NONE, ...NO_LEAVE, on: '2026-11-04', status: null },
          ],
          totals: {
            ...{ workedMinutes: 2405, lateMinutes: 20, earlyMinutes: 0, presentDays: 5 },
            ...{ lateDays: 1, absentDays: 0, leaveDays: 1 },
          },
        },
      },
    },
  })
  expect(await screen.findByText('40:05')).toBeVisible()
  const day = screen.getByText('No check-out').closest('tr')!
  expect(within(day).getByRole('link', { name: 'Request correction' })).toHaveAttribute(
    'href',
    '/hr/attendance-corrections/new?employee=7&on=2026-11-02'
  )
  expect(screen.getByText('Annual').closest('tr')).toHaveTextContent('On leave')
})

test('who is in today is counted, and those missing are found', async () => {
  const presence = (id: number, name: string, status: string) => ({
    ...{ employeeId: id, employeeName: name, employeeNameAr: name, ...NONE, status },
    ...{ position: 'Welder', positionAr: 'لحام' },
  })
  renderResource(definition, {
    ...{ ...OPEN, path: '/hr/attendance-today', at: '/hr/attendance-today' },
    element: <AttendanceToday />,
    answers: {
      'GET /api/attendance-days/today': {
        body: [presence(7, 'Huda', 'in'), presence(8, 'Ali', 'missing')],
      },
    },
  })
  expect(await screen.findByText('In (1)')).toBeVisible()
  await userEvent.click(screen.getByText('Missing (1)'))
  expect(screen.getByRole('link', { name: 'Ali' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Huda' })).toBeNull()
})
