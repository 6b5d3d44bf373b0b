import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Schema } from '../../../api/types'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import employees from '../employees'
import JobChangesTab from './job-changes-tab'

const PATH = '/hr/employees/9'
const EMPLOYEE = {
  id: 9,
  version: 3,
  departmentId: 2,
  managerId: null,
  position: 'Engineer',
  positionAr: 'مهندس',
  location: null,
  grade: 'G1',
  employmentType: 'full_time',
  employed: true,
  can: { changeJob: true },
} as unknown as Schema<'Employee'>
const JOINED = {
  id: 1,
  kind: 'joined',
  effectiveOn: '2019-02-03',
  stated: ['position', 'positionAr', 'grade'],
  position: 'Engineer',
  positionAr: 'مهندس',
  grade: 'G1',
  reason: null,
  createdByName: 'Reem',
  isPlanned: false,
  can: { delete: false },
}

const open = (employee: Schema<'Employee'>) =>
  renderResource(employees, {
    path: PATH,
    at: PATH,
    element: <JobChangesTab record={employee} />,
    abilities: ['people.open', 'employees.manage'],
    answers: {
      'GET /api/employees/9/job-changes': { body: [JOINED] },
      'POST /api/employees/9/job-changes': { status: 201, body: [JOINED] },
      'POST /api/employees/9/leaving': { body: {} },
      'GET /api/departments/lookup': { body: [{ id: 2, label: 'ENG · Engineering' }] },
      'GET /api/employees/lookup': { body: [] },
      'GET /api/lists/employment-types': {
        body: [{ value: 'full_time', label: 'Full-time', labelAr: 'دوام كامل', active: true }],
      },
    },
  })

test('a change of job sends what is different, from its day, at the version that was read', async () => {
  open(EMPLOYEE)
  expect(await screen.findByText('Joined')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Change job/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByLabelText('Grade'))
  await userEvent.type(dialog.getByLabelText('Grade'), 'G2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('POST', '/api/employees/9/job-changes')).toHaveLength(1))
  const [change] = sentTo('POST', '/api/employees/9/job-changes')
  expect(change!.ifMatch).toBe('"3"')
  expect(change!.body).toMatchObject({ grade: 'G2' })
  expect(change!.body).not.toHaveProperty('position')
})

test('who may only read sees the changes and no buttons', async () => {
  open({ ...EMPLOYEE, can: { changeJob: false } } as unknown as Schema<'Employee'>)
  expect(await screen.findByText('Joined')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Change job/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /End employment/ })).toBeNull()
})
