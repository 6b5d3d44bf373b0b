import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import LiabilityPage from './liability-page'

const PATH = '/hr/end-of-service'
const PERSON = {
  ...{ employeeId: 7, number: 'EMP-2016-0007', name: 'Huda', nameAr: 'هدى', departmentId: 1 },
  ...{ departmentName: 'Finance', departmentNameAr: 'المالية', joinOn: '2016-07-01' },
  ...{ years: 7, days: 183, suspendedDays: 0, wage: '8000.00', award: '40000.00' },
  resigned: '26666.67',
}
const REPORT = {
  ...{ asOf: '2023-12-30', currency: 'SAR', count: 2 },
  rows: [
    PERSON,
    {
      ...{ ...PERSON, employeeId: 8, name: 'Omar', nameAr: 'عمر', suspendedDays: 30 },
      ...{ wage: null, award: null, resigned: null },
    },
  ],
  totals: { award: '40000.00', resigned: '26666.67', withoutPay: 1 },
  departments: [
    {
      ...{ departmentId: 1, departmentName: 'Finance', departmentNameAr: 'المالية', people: 2 },
      ...{ award: '40000.00', resigned: '26666.67', withoutPay: 1 },
    },
  ],
}

const page = () =>
  renderResource(definition, {
    ...{ path: PATH, at: `${PATH}?asOf=2023-12-30`, element: <LiabilityPage /> },
    abilities: ['employees.pay'],
    answers: { 'GET /api/end-of-service': { body: REPORT } },
  })

const asked = () =>
  calls.map(({ url }) => url ?? '').filter((url) => url.includes('end-of-service'))

test('everyone is listed with their award as of the day, and what all come to', async () => {
  page()
  const row = (await screen.findByRole('link', { name: 'Huda' })).closest('tr')!
  expect(row).toHaveTextContent('7 years 183 days')
  expect(row).toHaveTextContent('40,000.00')
  expect(row).toHaveTextContent('26,666.67')
  const other = screen.getByRole('link', { name: 'Omar' }).closest('tr')!
  expect(within(other).getAllByText('No pay entered')).toHaveLength(3)
  expect(other).toHaveTextContent('30 unpaid days not counted')
  expect(screen.getByText('All employees')).toBeVisible()
  expect(asked()[0]).toContain('asOf=2023-12-30')
})

test('a heading sorts on the server', async () => {
  page()
  await screen.findByRole('link', { name: 'Huda' })
  await userEvent.click(screen.getByRole('columnheader', { name: 'Monthly wage' }))
  await waitFor(() => expect(asked().at(-1)).toContain('_sort=wage'))
})
