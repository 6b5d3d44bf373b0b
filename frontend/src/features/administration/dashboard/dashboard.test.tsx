import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { setCurrentUser } from '../../../providers/current-user'
import { calls } from '../../../test/fake-api'
import { makeUser } from '../../../test/factories'
import { AdminLinks } from './admin-links'
import { HealthCard } from './health-card'

const count = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } })
const backup = (hoursAgo: number) => ({
  body: {
    last: {
      madeAt: new Date(Date.now() - hoursAgo * 3600_000).toISOString(),
      folder: 'backup-1',
      files: 12,
      bytes: 3_565_000,
    },
  },
})

const health = (answers: object) =>
  renderPage({ path: '/admin', at: '/admin', element: <HealthCard />, answers: { ...answers } })

test('only what this administrator may open is linked, with its figures', async () => {
  setCurrentUser(makeUser({ abilities: ['users.manage', 'jobs.manage'] }))
  renderPage({
    path: '/admin',
    at: '/admin',
    element: <AdminLinks />,
    abilities: ['users.manage', 'jobs.manage'],
    answers: { 'GET /api/users': count(1234), 'GET /api/jobs': count(2) },
  })
  expect(await screen.findByText('1,234')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Users',
    'Failed jobs',
  ])
  expect(calls.map(({ url }) => url)).toContain('/api/jobs?scope=all&status=failed&_start=0&_end=1')
  expect(calls.some(({ url }) => url?.startsWith('/api/sessions'))).toBe(false)
})

test('a portal that is not ready still tells what is wrong', async () => {
  health({
    'GET /health/ready': { status: 503, body: { checks: { database: 'failed', disk: 'warning' } } },
    'GET /api/backups/last': backup(1),
    'GET /api/jobs': count(7),
  })
  const database = (await screen.findByText('Database')).parentElement!
  expect(within(database).getByText('Down')).toHaveClass('ant-tag-red')
  expect(screen.getByText('Needs attention')).toHaveClass('ant-tag-gold')
  await waitFor(() => expect(screen.getAllByText('7')).toHaveLength(3))
})

test('a backup that is older than two days, or none, is reported', async () => {
  const ready = { body: { checks: {} } }
  health({ 'GET /health/ready': ready, 'GET /api/backups/last': backup(49) })
  const late = (await screen.findByText('Last backup')).parentElement!.querySelector('.ant-tag')
  expect(late).toHaveClass('ant-tag-gold')
})

test('a backup that never was is reported', async () => {
  health({
    'GET /health/ready': { body: { checks: {} } },
    'GET /api/backups/last': { body: { last: null } },
  })
  expect(await screen.findByText('None yet')).toBeVisible()
})

test('a portal that does not answer is reported in words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  health({ 'GET /health/ready': { status: 404, body: {} } })
  expect(await screen.findByText("Couldn't read the system status")).toBeVisible()
})
