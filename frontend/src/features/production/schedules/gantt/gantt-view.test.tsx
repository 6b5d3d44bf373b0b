import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { App } from 'antd'
import { describe, expect, it, vi } from 'vitest'
import { SchedulingError } from '@binaa/backend/scheduling-errors'
import { changeLanguage } from '../../../../providers/i18n'
import { queryClient } from '../../../../providers/query-client'
import { fakeApi } from '../../../../test/fake-api'
import { finishToStart, makeSchedule } from '../plan/plan-fixtures'
import type { Preview, SchedulePlan } from '../plan/types'
import GanttView from './gantt-view'

// the library measures what it draws, of which this document knows nothing
vi.mock('./chart/dhtmlx-chart', () => import('./chart/fake-chart'))

const schedule = makeSchedule({
  tasks: [
    {
      id: 1,
      name: 'Excavation',
      nameAr: 'حفر',
      earlyStart: '2026-11-22T08:00',
      earlyFinish: '2026-11-22T17:00',
      isCritical: true,
      totalFloat: 0,
    },
    {
      id: 2,
      name: 'Blinding',
      earlyStart: '2026-11-23T08:00',
      earlyFinish: '2026-11-23T17:00',
      totalFloat: 480,
    },
  ],
  links: [finishToStart(1, 2)],
  more: {
    milestones: [{ id: 5, name: 'Topping out', nameAr: null, taskId: 2, contractOn: '2026-11-23' }],
  },
})

const NOTHING: Preview = {
  moved: [],
  finish: { before: null, after: null },
  missedDeadlines: [],
  lateMilestones: [],
  conflicts: [],
}

const MOVED: Preview = {
  moved: [
    {
      id: 1,
      from: ['2026-11-22T08:00', '2026-11-22T17:00'],
      to: ['2026-11-23T08:00', '2026-11-23T17:00'],
    },
  ],
  finish: { before: '2026-11-23T17:00', after: '2026-11-25T17:00' },
  missedDeadlines: [2],
  lateMilestones: [{ id: 5, days: 2 }],
  conflicts: [{ taskId: 2, predecessorId: 1, minutes: 480 }],
}

function show(given: Partial<SchedulePlan> = {}) {
  const plan: SchedulePlan = {
    schedule,
    byId: new Map(schedule.tasks.map((task) => [task.id, task])),
    preview: vi.fn(() => MOVED),
    apply: vi.fn(async () => {}),
    undo: vi.fn(async () => {}),
    redo: vi.fn(async () => {}),
    canUndo: true,
    canRedo: false,
    isSaving: false,
    isUnsent: false,
    retry: () => {},
    conflict: null,
    serverIdOf: (id) => id,
    ...given,
  }
  fakeApi(() => ({ body: [{ id: 7, name: 'Rania Saleh', photoUrl: null }] }))
  render(
    <QueryClientProvider client={queryClient}>
      <App>
        <GanttView plan={plan} />
      </App>
    </QueryClientProvider>
  )
  return { plan, chart: screen.getByRole('application') }
}

/** The first press takes the focus to the first row. */
const press = (chart: HTMLElement, ...keys: object[]) =>
  act(() => {
    for (const key of keys) fireEvent.keyDown(chart, key)
  })

async function choose(label: string, option: string) {
  fireEvent.mouseDown(await screen.findByLabelText(label))
  fireEvent.click(await screen.findByTitle(option))
}

const DOWN = { key: 'ArrowDown' }
const LATER = { key: 'ArrowRight', shiftKey: true }

describe('the Gantt chart', () => {
  it('refuses to place a task before the project', async () => {
    const { plan, chart } = show()
    press(chart, DOWN)
    press(chart, { key: 'ArrowLeft', shiftKey: true })
    expect(await screen.findByText(/The project starts on 22 Nov 2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
    await act(() => changeLanguage('arabic'))
    expect(await screen.findByText(/يبدأ المشروع في/)).toBeVisible()
    expect(plan.apply).not.toHaveBeenCalled()
    await act(() => changeLanguage('english'))
  })

  it('reads out the task that the arrows reach', async () => {
    const { chart } = show()
    press(chart, DOWN)
    expect(await screen.findByText(/1 Excavation/)).toBeVisible()
    press(chart, DOWN)
    expect(await screen.findByText(/2 Blinding/)).toBeVisible()
  })

  it('shows what a move would do before it writes anything, and writes it once', async () => {
    const { chart, plan } = show()
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, LATER)
    const bar = await screen.findByRole('region', { name: 'Preview of changes' })
    expect(bar).toHaveTextContent('1 task moves')
    expect(bar).toHaveTextContent('Finish 25 Nov 2026 (+2d)')
    expect(bar).toHaveTextContent('Misses its deadline: Blinding')
    expect(bar).toHaveTextContent('Contract milestone late by 2 days: Topping out')
    expect(bar).toHaveTextContent('“Blinding” is pinned 1d before “Excavation” allows')
    expect(plan.apply).not.toHaveBeenCalled()
    fireEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /Preview/ })).toBeNull())
    expect(plan.apply).toHaveBeenCalledExactlyOnceWith([
      {
        op: 'update',
        id: 1,
        fields: { constraintKind: 'start_no_earlier', constraintAt: '2026-11-23T08:00' },
      },
    ])
  })

  it('forgets a move that is cancelled, and undoes what was applied', async () => {
    const { chart, plan } = show()
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, LATER)
    await screen.findByRole('region', { name: 'Preview of changes' })
    press(chart, { key: 'z', code: 'KeyZ', ctrlKey: true })
    await waitFor(() => expect(screen.queryByRole('region', { name: /Preview/ })).toBeNull())
    expect(plan.undo).not.toHaveBeenCalled()
    press(chart, { key: 'z', code: 'KeyZ', ctrlKey: true })
    expect(plan.undo).toHaveBeenCalledOnce()
    expect(plan.apply).not.toHaveBeenCalled()
  })

  it('names the way of a loop instead of previewing it', async () => {
    const preview = vi.fn(() => {
      throw new SchedulingError('CYCLE', [1, 2, 1])
    })
    const { chart } = show({ preview })
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, LATER)
    const loop = await screen.findByText(/Excavation → Blinding → Excavation/)
    expect(loop).toBeVisible()
  })

  it('opens the task with Enter and saves what was changed, and only that', async () => {
    const { chart, plan } = show({ preview: vi.fn(() => NOTHING) })
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, { key: 'Enter' })
    const duration = await screen.findByLabelText('Duration')
    expect(duration).toHaveValue('1d')
    fireEvent.change(duration, { target: { value: '2d 4h' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(plan.apply).toHaveBeenCalled())
    expect(plan.apply).toHaveBeenCalledExactlyOnceWith([
      { op: 'update', id: 1, fields: { duration: 1200 } },
    ])
  })

  it('gives a task to somebody, with a colour of its own', async () => {
    const { chart, plan } = show({ preview: vi.fn(() => NOTHING) })
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, { key: 'Enter' })
    await choose('Assignee', 'Rania Saleh')
    await choose('Color of the bar', 'Green')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(plan.apply).toHaveBeenCalled())
    expect(plan.apply).toHaveBeenCalledExactlyOnceWith([
      {
        op: 'update',
        id: 1,
        fields: { assigneeId: 7, color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown },
      },
    ])
  })

  it('keeps time from left to right in Arabic', async () => {
    await act(() => changeLanguage('arabic'))
    const { chart } = show()
    expect(chart).toHaveAttribute('dir', 'ltr')
    expect(chart).toHaveAccessibleName('مخطط جانت')
    press(chart, DOWN)
    expect(await screen.findByText(/1 حفر/)).toBeVisible()
  })

  it('does not move tasks for those who only read', async () => {
    const { chart, plan } = show({
      schedule: { ...schedule, can: { update: false, prices: false } },
    })
    press(chart, DOWN)
    await screen.findByText(/1 Excavation/)
    press(chart, LATER)
    expect(plan.preview).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
