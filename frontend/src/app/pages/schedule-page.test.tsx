import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setCurrentUser } from '../../providers/current-user'
import { makeUser } from '../../test/factories'
import { calls, fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import SchedulePage from './schedule-page'

function open(
  answers: { recent?: object[]; urgent?: object[] },
  abilities = ['projects.view', 'schedules.view']
) {
  fakeApi(({ url = '' }) => {
    if (url.startsWith('/api/recent-records')) return { body: answers.recent ?? [] }
    if (url.startsWith('/api/projects')) return { body: answers.urgent ?? [] }
    return { body: [] }
  })
  setCurrentUser(makeUser({ abilities }))
  renderAt(<SchedulePage />, '/schedule')
}
const address = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path))

it('leads to the schedule that was opened last', async () => {
  open({ recent: [{ id: 12 }], urgent: [{ id: 3 }] })
  await address('/production/projects/12/schedule')
})

it('else to the most urgent project under way', async () => {
  open({ urgent: [{ id: 3 }] })
  await address('/production/projects/3/schedule')
  const asked = calls.find(({ url }) => url?.startsWith('/api/projects'))?.url
  expect(asked).toContain('status=active&status=in_progress')
})

it('else to the production page', async () => {
  open({})
  await address('/production')
})

it('and there too for somebody who sees no projects', async () => {
  open({ recent: [{ id: 12 }] }, ['schedule.open'])
  await address('/production')
})
