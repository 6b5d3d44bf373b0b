import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import Edit from './edit'
import List from './list'
import Show from './show'

const PATH = '/hr/employees'

const STRANGER = {
  id: 9,
  version: 3,
  number: 'EMP-2019-0001',
  name: 'Huda Al-Ghamdi',
  nameAr: 'هدى الغامدي',
  userId: null,
  userName: null,
  departmentId: 2,
  departmentName: 'Procurement',
  managerId: 4,
  managerName: 'Tariq Mansour',
  position: 'Purchasing officer',
  positionAr: 'مسؤولة مشتريات',
  location: 'Riyadh',
  email: 'huda@binaa.example',
  phone: null,
  mobile: '+966 50 111 2222',
  employed: true,
  status: null,
  joinOn: null,
  birthOn: null,
  emergencyName: null,
  notes: null,
  photoUrl: null,
  groups: [],
  editable: [],
  isSelf: false,
  can: { update: false, delete: false, changeJob: false, viewPay: false, changePhoto: false },
  allowedActions: [],
}
const OWN = {
  ...STRANGER,
  status: 'active',
  joinOn: '2019-02-03',
  birthOn: '1990-01-01',
  groups: ['job', 'personal'],
  editable: ['phone', 'mobile', 'emergencyName'],
  isSelf: true,
  can: { ...STRANGER.can, update: true, changePhoto: true },
}

test('the directory shows everyone what all may know, as a table or as cards', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['people.open'],
    answers: { 'GET /api/employees': listOf(STRANGER) },
  })
  expect(await screen.findByRole('link', { name: 'Huda Al-Ghamdi' })).toHaveAttribute(
    'href',
    `${PATH}/9`
  )
  expect(screen.queryByText('Joined on')).toBeNull()
  expect(screen.queryByRole('link', { name: /New employee/ })).toBeNull()
  await userEvent.click(screen.getByTitle('Cards'))
  expect(await screen.findByRole('article')).toHaveTextContent('Purchasing officer')
})

test('a page shows the groups that the server gives, and the buttons it allows', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/9`,
    element: <Show />,
    abilities: ['people.open'],
    answers: { 'GET /api/employees/9': { body: STRANGER } },
  })
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeVisible()
  for (const hidden of ['Job', 'Personal', 'HR notes'])
    expect(screen.queryByRole('tab', { name: hidden })).toBeNull()
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
})

test('people change the fields of their own that the server names, and send no others', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/9/edit`,
    element: <Edit />,
    abilities: ['people.open'],
    answers: {
      'GET /api/employees/9': { body: OWN },
      'PATCH /api/employees/9': { body: { ...OWN, version: 4 } },
    },
  })
  await userEvent.type(await screen.findByLabelText('Emergency contact'), 'Sister')
  expect(screen.queryByLabelText('Date of birth')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('PATCH', '/api/employees/9')).toHaveLength(1))
  const [change] = sentTo('PATCH', '/api/employees/9')
  expect(change!.ifMatch).toBe('"3"')
  expect(Object.keys(change!.body as object).sort()).toEqual(['emergencyName', 'mobile', 'phone'])
})
