import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import DeliveryShow from './show'

const FAILED = {
  ...{ id: 5, webhookId: 1, webhookName: 'Accounts', messageId: 'change_12' },
  ...{ event: 'vendors.create', state: 'failed', attempts: 11, reason: 'Not reached.' },
  ...{ statusCode: 500, answer: 'busy', durationMs: 12, replayOfId: null, dueAt: null },
  body: '{"type":"vendors.create"}',
  createdAt: '2026-03-01T08:00:00.000Z',
  endedAt: '2026-03-04T08:00:00.000Z',
  can: { replay: true },
}

test('a failed message shows what was answered, and is sent again after asking', async () => {
  renderResource(definition, {
    path: '/admin/webhook-deliveries/:id',
    at: '/admin/webhook-deliveries/5',
    element: <DeliveryShow />,
    answers: {
      'GET /api/webhook-deliveries/5': { body: FAILED },
      'POST /api/webhook-deliveries/5/replay': { status: 201, body: { ...FAILED, id: 6 } },
    },
  })
  expect(await screen.findByText('busy')).toBeVisible()
  expect(screen.getByText('Not reached.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Send again/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true))
})
