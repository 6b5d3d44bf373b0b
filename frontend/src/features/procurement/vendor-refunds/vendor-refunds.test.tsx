import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { Toaster } from '../../../providers/toast/toaster'
import definition from '../vendors/index'
import { RefundsTab } from './refunds-tab'

const REFUND = {
  id: 4,
  number: 'VRF-2026-0004',
  status: 'posted',
  currency: 'SAR',
  amount: '100.00',
  receivedOn: '2026-11-02',
  reference: 'TRX 88',
  note: null,
  cancelReason: null,
  cancelledOn: null,
  createdByName: 'Huda',
  cancelledByName: null,
  can: { cancel: true },
}
const OWED = { owed: [{ currency: 'SAR', amount: '230.00' }], refunds: [], can: { record: true } }

const element = (
  <>
    <RefundsTab vendorId={7} />
    <Toaster />
  </>
)

const show = (answers: Parameters<typeof renderResource>[1]['answers']) =>
  renderResource(definition, {
    ...{ path: '/vendor', at: '/vendor', element },
    answers,
  })

test('what a vendor owes is recorded as it comes back', async () => {
  show({
    'GET /api/vendors/7/refunds': { body: OWED },
    'POST /api/vendors/7/refunds': {
      status: 201,
      body: { owed: [], refunds: [REFUND], can: { record: false } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Record refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Amount')).toHaveValue('230.00')
  await userEvent.type(dialog.getByLabelText('Reference'), 'TRX 88')
  await userEvent.click(dialog.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('VRF-2026-0004')).toBeVisible()
  expect(screen.getByText('The vendor owes nothing')).toBeVisible()
  const [{ body }] = sentTo('POST', '/api/vendors/7/refunds') as [
    { body: object; ifMatch: unknown },
  ]
  expect(body).toMatchObject({ currency: 'SAR', amount: '230.00', reference: 'TRX 88' })
})

test('a refund is cancelled with a reason; who may not see no button', async () => {
  const listed = { ...OWED, refunds: [REFUND, { ...REFUND, id: 5, number: 'VRF-5', can: {} }] }
  show({
    'GET /api/vendors/7/refunds': { body: { ...listed, can: {} } },
    'POST /api/vendors/7/refunds/4/cancel': { body: { ...OWED, refunds: [] } },
  })
  await screen.findByText('VRF-5')
  expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull()
  const cancel = screen.getAllByRole('button', { name: 'Cancel refund' })
  expect(cancel).toHaveLength(1)
  await userEvent.click(cancel[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Bounced')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel refund' }))
  await waitFor(() =>
    expect(sentTo('POST', '/api/vendors/7/refunds/4/cancel')).toMatchObject([
      { body: { reason: 'Bounced' } },
    ])
  )
})

test('a refund that cannot be cancelled says why and keeps the reason', async () => {
  show({
    'GET /api/vendors/7/refunds': { body: { ...OWED, refunds: [REFUND], can: {} } },
    'POST /api/vendors/7/refunds/4/cancel': {
      status: 422,
      body: { code: 'period_locked', message: 'The period is locked.', requestId: 'r' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Bounced')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel refund' }))
  expect(await screen.findByText('The period is locked.')).toBeVisible()
  expect(dialog.getByLabelText('Reason')).toHaveValue('Bounced')
})
