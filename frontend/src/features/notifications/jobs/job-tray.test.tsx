import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { JobTray } from './job-tray'

const job = (id: string, change = {}) => ({
  id,
  type: 'export',
  title: `Clients ${id}`,
  status: 'completed',
  progress: 100,
  error: null,
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  can: { download: false, retry: false, cancel: false },
  ...change,
})
const RUNNING = job('a', {
  status: 'active',
  progress: 40,
  finishedAt: null,
  can: { download: false, retry: false, cancel: true },
})
const FAILED = job('b', {
  status: 'failed',
  error: 'The disk is full',
  can: { download: false, retry: true, cancel: false },
})

async function open(jobs: object[], answers = {}) {
  renderPage({
    path: '/',
    at: '/',
    element: <JobTray />,
    answers: { 'GET /api/jobs': { body: jobs }, ...answers },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Background jobs/ }))
}

test('what runs is counted on the button; only what the server allows is offered', async () => {
  await open([RUNNING, FAILED], { 'POST /api/jobs/b/retry': { status: 202, body: {} } })
  expect(await screen.findByRole('button', { name: 'Background jobs, 1 running' })).toBeVisible()
  expect(await screen.findByText(/The disk is full/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Clients a' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel Clients a' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel Clients b' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try Clients b again' }))
  await waitFor(() => expect(sentTo('POST', '/api/jobs/b/retry')).toHaveLength(1))
})

test('an action that is refused says so and leaves the job as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open([RUNNING], {
    'POST /api/jobs/a/cancel': { status: 409, body: { message: 'It has just ended' } },
  })
  const cancel = await screen.findByRole('button', { name: 'Cancel Clients a' })
  await userEvent.click(cancel)
  await waitFor(() => expect(sentTo('POST', '/api/jobs/a/cancel')).toHaveLength(1))
  await waitFor(() => expect(cancel).toBeEnabled())
})

test('no jobs are shown in words', async () => {
  await open([])
  expect(await screen.findByText('No background jobs')).toBeVisible()
})
