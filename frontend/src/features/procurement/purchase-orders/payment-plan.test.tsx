import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { today } from '../../../kit/inputs/today'
import orders from './index'
import { PaymentPlan } from './payment-plan'

const part = (position: number, dueFrom: string, amount: string, more: object = {}) => ({
  ...{ id: position, position, dueFrom, amount, portion: '50', months: 0, days: 0 },
  ...{ discount: null, discountDays: 0, paid: '0.00', dueOn: null, reachedOn: null },
  state: 'waiting',
  ...more,
})
const PLAN = {
  ...{ currency: 'SAR', total: '1150.00', frozenOn: '2026-01-05', can: { reach: true } },
  instalments: [
    part(1, 'approval', '575.00', { dueOn: '2026-01-05', state: 'open', paid: '100.00' }),
    part(2, 'milestone', '575.00'),
  ],
}
const path = '/api/purchase-orders/5/payment-plan'

const show = (plan: object) =>
  renderResource(orders, {
    path: '/order',
    at: '/order',
    element: <PaymentPlan order={{ id: 5, version: 8 }} />,
    answers: { [`GET ${path}`]: { body: plan }, [`PATCH ${path}/2`]: { body: plan } },
  })

test('the plan states what is paid when and what waits', async () => {
  show(PLAN)
  const [, advance, milestone] = await screen.findAllByRole('row')
  expect(within(advance!).getByText('575.00')).toBeVisible()
  expect(within(advance!).getByText('100.00')).toBeVisible()
  expect(within(milestone!).getByText('Waiting')).toBeVisible()
})

test('a milestone gets its day on the version that was read', async () => {
  show(PLAN)
  await userEvent.click(await screen.findByRole('button', { name: 'Enter date' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('PATCH', `${path}/2`)).toHaveLength(1))
  const [sent] = sentTo('PATCH', `${path}/2`)
  expect(sent).toMatchObject({ ifMatch: '"8"', body: { reachedOn: today() } })
})

test('who may not buy sees the plan only, and a draft is said to change', async () => {
  show({ ...PLAN, frozenOn: null, can: { reach: false } })
  expect(await screen.findByText(/follows the payment terms until/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enter date' })).toBeNull()
})
