import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import ScheduleTab from './schedule-tab'

const open = (schedule: object) =>
  renderPage({
    path: '/production/projects/:id',
    at: '/production/projects/7',
    element: <ScheduleTab record={{ id: 7 }} />,
    answers: {
      'GET /api/projects/7/overview': {
        body: { percentComplete: 40, forecastOn: '2026-05-01', schedule },
      },
    },
  })
const COUNTS = { tasks: 12, done: 3, late: 2, critical: 0, dataDateOn: '2026-04-01' }

test('counts open their tasks, views and the last baseline are one step away', async () => {
  open({ ...COUNTS, lastBaseline: { name: 'Recovery', takenOn: '2026-03-01' } })
  const at = '/production/projects/7/schedule'
  expect(await screen.findByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    `${at}?view=list&late=1`
  )
  // none critical: nothing to open
  expect(screen.queryByRole('link', { name: '0' })).toBeNull()
  expect(screen.getByRole('link', { name: /AI Optimizer/ })).toHaveAttribute(
    'href',
    `${at}?view=optimizer`
  )
  expect(screen.getByRole('link', { name: /Recovery/ })).toHaveAttribute(
    'href',
    `${at}?view=control`
  )
})

test('a project without a schedule says so', async () => {
  open({ tasks: 0, done: 0, late: 0, critical: 0, dataDateOn: null, lastBaseline: null })
  expect(await screen.findByText(/There is no schedule yet/)).toBeVisible()
})
