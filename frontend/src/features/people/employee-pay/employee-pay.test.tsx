import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Schema } from '../../../api/types'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import employees from '../employees'
import PayTab from './pay-tab'

const PATH = '/hr/employees/9'

test('pay is read only once someone asks for it', async () => {
  renderResource(employees, {
    path: PATH,
    at: PATH,
    element: <PayTab record={{ id: 9, version: 3, isSelf: false } as Schema<'Employee'>} />,
    abilities: ['people.open'],
    answers: {
      'GET /api/employees/9/pay': {
        body: {
          id: 9,
          version: 3,
          currency: 'SAR',
          rates: [
            {
              id: 1,
              effectiveOn: '2022-01-01',
              basic: '8111.00',
              housing: '2000.00',
              transport: '700.00',
              other: '0.00',
              total: '10811.00',
              costRate: null,
              billingRate: null,
              reason: null,
              isCurrent: true,
            },
          ],
          bank: { bankName: 'Al Rajhi', accountName: 'Huda', iban: 'SA0380000000608010167519' },
          months: [
            {
              ...{ month: '2026-03', wages: '10811.00', overtime: '0.00' },
              ...{ deducted: '11.00', net: '10800.00' },
            },
          ],
          seesRates: false,
          can: { update: false },
        },
      },
    },
  })
  expect(await screen.findByText(/are recorded when you view them/)).toBeVisible()
  expect(sentTo('GET', '/api/employees/9/pay')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /Show pay/ }))
  expect(await screen.findByText('SA0380000000608010167519')).toBeVisible()
  expect(screen.getByText('Mar 2026').closest('tr')).toHaveTextContent('10,800.00')
  expect(screen.queryByText('Cost per hour')).toBeNull()
  expect(screen.queryByRole('button', { name: /Change pay/ })).toBeNull()
})
