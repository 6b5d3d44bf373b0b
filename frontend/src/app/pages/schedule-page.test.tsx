import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { calls, fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import SchedulePage from './schedule-page'

function open(projectId: number | null, abilities = ['schedules.view']) {
  fakeApi(({ url = '' }) => ({ body: url === '/api/schedules/start' ? { projectId } : [] }))
  setCurrentUser(makeUser({ abilities }))
  renderAt(<SchedulePage />, '/schedule')
}
const address = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path))

it('leads to the schedule that the server names', async () => {
  open(12)
  await address('/production/projects/12/schedule')
})

it('else to the production page', async () => {
  open(null, ['schedules.view', 'production.open'])
  await address('/production')
})

it('and says so to planners whom the department is closed to', async () => {
  open(null)
  expect(await screen.findByRole('heading', { name: 'No schedule yet' })).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent('/schedule')
})

it('and there without asking for somebody who sees no schedules', async () => {
  open(12, ['schedule.open', 'production.open'])
  await address('/production')
  expect(calls.some(({ url }) => url?.includes('schedules/start'))).toBe(false)
})
