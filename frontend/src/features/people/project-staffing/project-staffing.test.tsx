import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import StaffingPage from './staffing-page'

const PATH = '/hr/projects'
const week = (projects: object[], utilization: number, worked: object | null = null) => ({
  ...{ projects, utilization, assignedDays: utilization / 20, workingDays: 5, worked },
})
const WORKED = {
  ...{ timesheetId: 12, minutes: 1530 },
  projects: [
    { projectId: 3, minutes: 1440 },
    { projectId: 5, minutes: 60 },
    { projectId: null, minutes: 30 },
  ],
}
const PROJECTS = [
  { id: 3, code: 'P-3', name: 'Olaya towers', nameAr: 'أبراج العليا', people: 1 },
  { id: 4, code: 'P-4', name: 'KAFD', nameAr: 'كافد', people: 1 },
]
const STAFFING = {
  ...{ from: '2026-11-22', show: 'assigned', departmentId: null, projectId: null, isOpen: true },
  weeks: [
    { from: '2026-11-22', to: '2026-11-28', people: 1, utilization: 60 },
    { from: '2026-11-29', to: '2026-12-05', people: 0, utilization: 0 },
  ],
  projects: PROJECTS,
  workedProjects: [{ id: 5, code: 'P-5', name: 'Metro', nameAr: 'المترو' }],
  people: [
    {
      ...{ employeeId: 7, number: 'EMP-7', name: 'Huda', nameAr: 'هدى', position: 'Planner' },
      ...{ positionAr: 'مخططة', departmentName: 'Planning', departmentNameAr: 'التخطيط' },
      weeks: [
        week(
          [
            { projectId: 3, role: 'planner' },
            { projectId: 4, role: 'other' },
          ],
          60,
          WORKED
        ),
        week([], 0),
      ],
    },
  ],
}

const page = (body: object = STAFFING, total = '1') =>
  renderResource(definition, {
    ...{ path: PATH, at: `${PATH}?from=2026-11-22&weeks=2`, element: <StaffingPage /> },
    abilities: ['people.open', 'projects.view'],
    answers: { 'GET /api/project-staffing': { body, headers: { 'x-total-count': total } } },
  })

test('a week opens its projects with what somebody does there', async () => {
  page()
  const row = (await screen.findByRole('link', { name: 'Huda' })).closest('tr')!
  const cells = within(row).getAllByRole('button')
  expect(cells).toHaveLength(1)
  expect(cells[0]).toHaveTextContent('60%25.5 h')
  await userEvent.click(cells[0]!)
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByRole('link', { name: /Olaya towers/ })).toHaveAttribute(
    'href',
    '/production/projects/3?tab=team'
  )
  expect(within(drawer).getByRole('link', { name: /KAFD/ })).toBeVisible()
  // hours on a project that nobody planned, and on none
  const metro = within(drawer).getByRole('link', { name: /Metro/ }).closest('tr')!
  expect(metro).toHaveTextContent('1 h')
  expect(within(drawer).getByText('No project')).toBeVisible()
  expect(within(drawer).getByRole('link', { name: 'Open timesheet: 25.5 h' })).toHaveAttribute(
    'href',
    '/hr/timesheets/12'
  )
})

test('how many are on a project in a week opens that week', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: '1 person' }))
  await screen.findByRole('link', { name: 'Huda' })
  const asked = calls.findLast(({ url }) => url?.startsWith('/api/project-staffing'))?.url
  expect(asked).toContain('from=2026-11-22&weeks=1&show=assigned')
  expect(screen.getByRole('button', { name: '0 people' })).toBeDisabled()
})

test('who manages nobody is told so', async () => {
  page({ ...STAFFING, isOpen: false, people: [], projects: [] }, '0')
  expect(await screen.findByText('No people to show yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
})

test('weeks without anyone say so', async () => {
  page({ ...STAFFING, people: [], projects: [] }, '0')
  expect(await screen.findByText('No one is on a project in these weeks')).toBeVisible()
})
