import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../../kit/testing/render-resource'
import schedules from '..'
import { finishToStart, makeSchedule } from '../plan/plan-fixtures'
import { useSchedule } from '../plan/use-schedule'
import { SettingsButton } from './settings-button'

const LONG_DAY = '07:00-12:00 13:00-18:00'
const schedule = makeSchedule({ tasks: [{ id: 1 }, { id: 2 }], links: [finishToStart(1, 2)] })
schedule.calendars = [
  ...schedule.calendars,
  {
    ...schedule.calendars[0]!,
    ...{ id: 2, code: 'SITE', name: 'Site', nameAr: 'الموقع' },
    week: [LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, LONG_DAY, ''],
  },
]

let projectId = 70
const sent: unknown[] = []

function Opened({ id }: { id: number }) {
  const { plan } = useSchedule(id)
  return plan ? <SettingsButton plan={plan} /> : null
}

function open(can = { update: true, prices: true }) {
  projectId += 1
  sent.length = 0
  const answer = { ...schedule, projectId, can }
  renderResource(schedules, {
    path: '/production/projects/:id/schedule',
    at: `/production/projects/${projectId}/schedule`,
    element: <Opened id={projectId} />,
    abilities: ['schedules.view', 'schedules.manage'],
    answers: {
      [`GET /api/projects/${projectId}/schedule`]: { body: answer },
      [`POST /api/projects/${projectId}/schedule/changes`]: (body) => {
        sent.push(body)
        const { settings, tasks, links } = answer
        const order = tasks.map(({ id }) => id)
        const rest = { refs: {}, removed: [], assignments: null, finish: null }
        return { body: { version: 4, settings, tasks, order, links, ...rest } }
      },
    },
  })
}

const openDialog = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Settings/ }))

test('a data date shows what it moves before it is saved, and Enter only takes it', async () => {
  open()
  await openDialog()
  const field = await screen.findByLabelText('Data date')
  await userEvent.type(field, '2026-11-30 08:00{Enter}')
  expect(await screen.findByText('2 tasks move')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    changes: [{ op: 'settings', fields: { dataDate: '2026-11-30T08:00' } }],
  })
})

test('the calendar and the float of critical tasks are settings of the schedule', async () => {
  open()
  await openDialog()
  await userEvent.click(await screen.findByLabelText('Work calendar'))
  await userEvent.click(await screen.findByText('SITE · Site'))
  const float = screen.getByLabelText('Total float up to')
  await userEvent.clear(float)
  await userEvent.type(float, 'often')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Enter a duration like/)).toBeVisible()
  await userEvent.clear(float)
  await userEvent.type(float, '2d')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    changes: [{ op: 'settings', fields: { calendarId: 2, criticalFloat: 960 } }],
  })
})

test('who may not change the schedule reads its settings', async () => {
  open({ update: false, prices: false })
  await openDialog()
  expect(await screen.findByLabelText('Project start')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
