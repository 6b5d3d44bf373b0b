import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
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

describe('the page of a schedule', () => {
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
