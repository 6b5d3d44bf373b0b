import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import PaymentTermCreate from './create'
import PaymentTermList from './list'
import { sumOf } from './term-parts'

const PATH = '/procurement/payment-terms'
const PREVIEW = '/api/payment-terms/preview'

const LISTS = {
  'GET /api/lists': {
    body: { 'due-triggers': [choice('order', 'Order'), choice('invoice', 'Invoice')] },
  },
}
const part = (portion: string, days = 0) => ({ portion, dueFrom: 'invoice', months: 0, days })

test('the list tells each instalment with its share and days', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <PaymentTermList />,
    answers: {
      ...LISTS,
      'GET /api/payment-terms': listOf({
        id: 2,
        version: 1,
        code: '50-50',
        name: 'Half now, half later',
        nameAr: 'نصف ونصف',
        active: true,
        parts: [part('50'), part('50', 30)],
        can: {},
      }),
    },
  })
  const row = (await screen.findByRole('link', { name: '50-50' })).closest('tr')!
  expect(await within(row).findByText('Invoice + 30 days')).toBeVisible()
  expect(row).toHaveTextContent('50% Invoice50% Invoice + 30 days')
})

test('days are counted out only for instalments that make a whole, and sent as numbers', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <PaymentTermCreate />,
    answers: {
      ...LISTS,
      [`POST ${PREVIEW}`]: {
        body: [
          {
            portion: '100',
            dueFrom: 'invoice',
            dueOn: '2026-02-14',
            amount: '100000.00',
            currency: 'SAR',
            discount: null,
            discountUntil: null,
          },
        ],
      },
      'POST /api/payment-terms': { status: 201, body: { id: 9, version: 1 } },
    },
  })
  const share = await screen.findByLabelText('Share %, line 1')
  expect(await screen.findByText('SAR 100,000.00')).toBeVisible()
  await userEvent.clear(share)
  await userEvent.type(share, '60')
  expect(screen.getByRole('alert')).toHaveTextContent('60%')
  expect(screen.queryByText('SAR 100,000.00')).toBeNull()
  await userEvent.clear(share)
  await userEvent.type(share, '100')
  await userEvent.type(screen.getByLabelText('Days, line 1'), '{Backspace}45')
  await userEvent.type(screen.getByLabelText('Code'), 'NET45')
  await userEvent.type(screen.getByLabelText('Name'), 'Net 45')
  await userEvent.type(screen.getByLabelText('Arabic name'), 'صافي 45')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('POST', '/api/payment-terms')).toHaveLength(1))
  expect(sentTo('POST', '/api/payment-terms')[0]!.body).toMatchObject({
    code: 'NET45',
    parts: [{ portion: '100', dueFrom: 'invoice', months: 0, days: 45, discount: null }],
  })
})

test('shares add up exactly, and what is no number counts as nothing', () => {
  const lines = (...portions: string[]) => portions.map((portion) => ({ key: portion, portion }))
  expect(sumOf(lines('33.33', '33.33', '33.34'))).toBe('100')
  expect(sumOf(lines('0.1', '0.2', ' ', '10 %'))).toBe('0.3')
})
