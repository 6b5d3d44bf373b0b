import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls } from '../../../test/fake-api'
import { renderResource } from '../../../kit/testing/render-resource'
import Chart from './chart-page'
import definition from './index'

const PATH = '/hr/organization-chart'
const person = (id: number, name: string, reports: number) => ({
  ...{ id, name, nameAr: name, position: 'Manager', positionAr: 'مدير', reports },
  ...{ departmentName: 'Production', photoUrl: null },
})

test('people stand below their managers and open their page by keyboard', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <Chart />,
    abilities: ['people.open'],
    answers: {
      'GET /api/organization-chart': { body: [person(1, 'Khalid', 2), person(2, 'Omar', 0)] },
    },
  })
  expect(await screen.findByText('Khalid')).toBeVisible()
  expect(screen.getByText('2 direct reports')).toBeVisible()
  await userEvent.click(screen.getByText('Omar'))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/hr/employees/2'))
})

/** The day that was last asked for. */
const asked = (): unknown =>
  calls.findLast(({ url }) => url === '/api/organization-chart')?.params?.asOf

const DAY_PAGE = {
  ...{ path: PATH, at: `${PATH}?asOf=2023-05-01`, element: <Chart /> },
  answers: {
    'GET /api/organization-chart': { body: [person(1, 'Khalid', 1), person(2, 'Omar', 0)] },
  },
}

test('HR looks at the chart of another day', async () => {
  renderResource(definition, { ...DAY_PAGE, abilities: ['people.open', 'employees.private'] })
  expect(await screen.findByText('Khalid')).toBeVisible()
  expect(screen.getByLabelText('As of')).toHaveValue('2023-05-01')
  expect(asked()).toBe('2023-05-01')
})

test('others have no day to choose', async () => {
  renderResource(definition, { ...DAY_PAGE, abilities: ['people.open'] })
  expect(await screen.findByText('Khalid')).toBeVisible()
  expect(screen.queryByLabelText('As of')).toBeNull()
  expect(asked()).toBeUndefined()
})
