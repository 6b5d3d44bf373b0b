import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import JobList from './list'

const JOB = {
  id: '0b0e0d0c-0000-4000-8000-000000000001',
  type: 'administration.export_csv',
  title: 'Clients as CSV',
  status: 'failed',
  progress: 40,
  result: null,
  error: 'The disk is full',
  entityType: null,
  entityId: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  can: { cancel: false, retry: true, download: false },
}

test('a failed job tells why and can be started again', async () => {
  renderResource(definition, {
    path: '/admin/jobs',
    at: '/admin/jobs',
    element: <JobList />,
    answers: {
      'GET /api/jobs': { body: [JOB], headers: { 'x-total-count': '1' } },
      [`POST /api/jobs/${JOB.id}/retry`]: { body: { ...JOB, status: 'queued' } },
    },
  })
  expect(await screen.findByText('The disk is full')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Clients as CSV' }))
  await waitFor(() => expect(calls.some(({ url }) => url?.endsWith('/retry'))).toBe(true))
})
