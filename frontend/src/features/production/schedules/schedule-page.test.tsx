import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { connectLive, disconnectLive } from '../../../providers/live'
import { calls } from '../../../test/fake-api'
import { FakeSource } from '../../../test/fake-source'
import '../projects'
import schedules from '.'
import { finishToStart, makeSchedule } from './plan/plan-fixtures'
import SchedulePage from './schedule-page'

const schedule = makeSchedule({
  tasks: [
    { id: 1, name: 'Substructure', nameAr: 'أعمال الأساسات' },
    { id: 2, name: 'Excavation', parentId: 1, isCritical: true },
    { id: 3, name: 'Blinding', parentId: 1, deadline: '2026-11-23T17:00', percentComplete: 40 },
  ],
  links: [finishToStart(2, 3)],
})

function open(answer: { status?: number; body?: unknown } = { body: schedule }) {
  renderResource(schedules, {
    path: '/production/projects/:id/schedule',
    at: '/production/projects/7/schedule',
    element: <SchedulePage />,
    abilities: ['schedules.view', 'schedules.manage', 'projects.view'],
    answers: {
      'GET /api/projects/7/schedule': answer,
      'GET /api/projects/7': { body: { id: 7, code: 'P-7', name: 'Tower', nameAr: 'برج' } },
    },
  })
}

afterEach(() => {
  disconnectLive()
  vi.unstubAllGlobals()
})

describe('the page of a schedule', () => {
  it('reads again when something was bought for its project, not for another one', async () => {
    vi.stubGlobal('EventSource', FakeSource)
    open()
    await screen.findByRole('radio', { name: /List View/ })
    const readings = () => calls.filter(({ url }) => url === '/api/projects/7/schedule').length
    const before = readings()
    connectLive('en')
    const source = FakeSource.all.at(-1)!
    source.say('record', { resource: 'project-supply', id: 8, action: 'receive' })
    source.say('record', { resource: 'project-supply', id: 7, action: 'receive' })
    await waitFor(() => expect(readings()).toBe(before + 1), { timeout: 5000 })
  })

  it('names the project and leads back to it', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeVisible()
    const back = await screen.findByRole('link', { name: /P-7 · Tower/ })
    expect(back).toHaveAttribute('href', '/production/projects/7')
    expect(screen.getByRole('radio', { name: /List View/ })).toBeChecked()
  })

  it('says that a schedule could not be read, and reads it again', async () => {
    open({ status: 404, body: { message: 'Not found' } })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/doesn't exist/)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
