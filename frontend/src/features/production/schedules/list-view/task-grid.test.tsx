import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lastQuery } from '../../../../kit/testing/answers'
import { renderResource } from '../../../../kit/testing/render-resource'
import '../../projects'
import schedules from '..'
import { finishToStart, makeSchedule } from '../plan/plan-fixtures'
import type { Change } from '../plan/types'
import SchedulePage from '../schedule-page'
import { toast } from '../../../../providers/toast'

vi.mock('../../../../providers/toast', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn(),
}))

const day = (days: number) => days * 480

const schedule = () =>
  makeSchedule({
    tasks: [
      { id: 1, name: 'Substructure', code: 'A1000' },
      { id: 2, name: 'Excavation', code: 'A1010', parentId: 1, duration: day(3) },
      { id: 3, name: 'Blinding', code: 'A1020', parentId: 1, duration: day(1) },
      { id: 4, name: 'Frame', code: 'A1030', duration: day(10) },
    ],
    links: [finishToStart(2, 3)],
    more: {
      resources: [
        {
          ...{ id: 5, code: 'CREW', name: 'Crew', nameAr: null, kind: 'crew' },
          ...{ capacity: '1.0000', calendarId: null, costPerHour: null, periods: [], downtime: [] },
        },
      ],
    },
  })

/** The changes of each save, in order. */
let saved: Change[][] = []

type Answer = { status: number; body: unknown }

async function open(refusal?: Answer, at = '', first = 'Substructure') {
  const given = schedule()
  let version = given.version
  let order = given.tasks.map(({ id }) => id)
  let next = 100
  renderResource(schedules, {
    path: '/production/projects/:id/schedule',
    at: `/production/projects/7/schedule${at}`,
    element: <SchedulePage />,
    abilities: ['schedules.view', 'schedules.manage', 'projects.view'],
    answers: {
      'GET /api/projects/7/schedule': { body: given },
      'GET /api/projects/7': { body: { id: 7, code: 'P-7', name: 'Tower', nameAr: null } },
      'GET /api/auth/users': { body: [{ id: 3, name: 'Saeed' }] },
      'GET /api/projects/7/schedule/health': {
        body: { projectId: 7, baselineId: 4, checks: [{ check: 'missing_logic', tasks: [4] }] },
      },
      'POST /api/projects/7/schedule/changes': (body) => {
        const { changes } = body as { changes: Change[] }
        saved.push(changes)
        if (refusal) return refusal
        version += 1
        const refs: Record<string, number> = {}
        for (const change of changes) {
          if (change.op === 'add') {
            refs[change.ref] = ++next
            order = [...order, next]
          }
          if (change.op === 'remove') order = order.filter((id) => id !== change.id)
          if (change.op === 'restore') order = [...order, change.id]
        }
        const rest = { finish: null, tasks: [], removed: [], links: null, assignments: null }
        return { body: { version, settings: given.settings, refs, order, ...rest } }
      },
    },
  })
  const grid = await screen.findByRole('treegrid', { name: 'Tasks' })
  await within(grid).findByText(first)
  grid.focus()
  return grid
}

beforeEach(() => {
  saved = []
  localStorage.clear()
  // no layout here: the grid is as tall as all its rows
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 900 })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 1200 })
})

const active = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=row]')!
const last = () => saved.at(-1)

describe('the keyboard', () => {
  it('refuses a date before the project in its cell', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowRight>4}2026-11-19{Enter}')
    expect(await screen.findByText(/The project starts on 22 Nov 2026/)).toBeVisible()
    expect(saved).toEqual([])
  })

  it('edits a cell, goes on below, and shows what the engine makes of it at once', async () => {
    const grid = await open()
    // Substructure is a summary; the duration column is the fourth
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(active(grid)).toHaveTextContent('3d')
    await userEvent.keyboard('5d 4h{Enter}')
    expect(last()).toEqual([{ op: 'update', id: 2, fields: { duration: day(5) + 240 } }])
    expect(within(rowOf('Excavation')).getByText('5d 4h')).toBeVisible()
    expect(active(grid)).toHaveTextContent('1d')
    // five and a half days from Sunday, the weekend between
    expect(within(rowOf('Blinding')).getAllByText('29 Nov 2026')).toHaveLength(1)
  })

  it('keeps what cannot be read in the editor and says why', async () => {
    const grid = await open()
    await userEvent.keyboard(
      '{ArrowDown}{End}{Home}{ArrowRight}{ArrowRight}{ArrowRight}soon{Enter}'
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a duration like 3d')
    expect(screen.getByRole('textbox', { name: 'Duration, line 2' })).toHaveValue('soon')
    expect(saved).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(active(grid)).toHaveTextContent('3d')
    expect(grid).toHaveFocus()
  })

  it('adds tasks at the end by typing their names, and fills the row by Tab', async () => {
    await open()
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowDown}{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('Handover{Tab}2d{Enter}')
    expect(saved[0]).toMatchObject([{ op: 'add', afterId: 4, fields: { name: 'Handover' } }])
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(last()).toEqual([{ op: 'update', id: 101, fields: { duration: day(2) } }])
  })

  it('indents, removes, and takes both back', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown>3}')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(last()).toEqual([{ op: 'move', id: 4, parentId: 1, afterId: 3 }])
    expect(rowOf('Frame')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await screen.findByText('Task deleted')
    expect(screen.queryByText('Frame')).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: /Undo/ })[0]!)
    expect(await screen.findByText('Frame')).toBeVisible()
    await waitFor(() => expect(last()).toEqual([{ op: 'restore', id: 4 }]))
  })

  it('empties the selected cells by Delete, and keeps the tasks', async () => {
    await open()
    // the predecessors of Blinding
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight>6}')
    await userEvent.keyboard('{Delete}')
    expect(last()).toEqual([{ op: 'unlink', fromId: 2, toId: 3 }])
    // a name may not be empty
    const before = saved.length
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Delete}')
    expect(toast).toHaveBeenCalledWith({ variant: 'destructive', title: 'Enter a name' })
    expect(saved).toHaveLength(before)
    expect(screen.getByText('Blinding')).toBeVisible()
  })

  it('deletes the selected tasks by the button, and takes it back', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown>3}')
    fireEvent.click(screen.getByRole('button', { name: 'Delete 1 task (Ctrl+Delete)' }))
    await waitFor(() => expect(last()).toEqual([{ op: 'remove', id: 4 }]))
    expect(await screen.findByText('Task deleted')).toBeVisible()
  })

  it('fills a selection down', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(last()).toEqual([
      { op: 'update', id: 3, fields: { duration: day(3) } },
      { op: 'update', id: 4, fields: { duration: day(3) } },
    ])
  })
})

describe('the clipboard', () => {
  const paste = (grid: HTMLElement, text: string) =>
    fireEvent.paste(grid, { clipboardData: { getData: () => text } })

  it('writes a block of cells and makes tasks of the lines below the last', async () => {
    const grid = await open()
    await userEvent.keyboard('{ArrowDown>3}{ArrowRight}{ArrowRight}')
    paste(grid, 'Structure\t12d\nFacade\t2w\nHandover\t0\n')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(last()).toMatchObject([
      { op: 'update', id: 4, fields: { name: 'Structure', duration: day(12) } },
      { op: 'add', afterId: 4, fields: { name: 'Facade', duration: day(10) } },
      { op: 'add', fields: { name: 'Handover' } },
    ])
  })

  it('reads a table with its headings: depth by WBS, links among its own lines', async () => {
    const grid = await open()
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowDown}')
    paste(
      grid,
      'WBS\tActivity ID\tName\tDuration\tPredecessors\n' +
        '1\tF10\tFinishes\t\t\n1.1\tF20\tPlaster\t4d\t\n1.2\tF30\tPaint\t3d\tF20SS+2d;A1030\n'
    )
    await waitFor(() => expect(saved).toHaveLength(1))
    const [finishes, plaster, paint, first, second] = last()!
    expect(finishes).toMatchObject({ op: 'add', parentId: null, fields: { code: 'F10' } })
    const parent = (finishes as { ref: string }).ref
    expect(plaster).toMatchObject({ op: 'add', parentId: parent, fields: { duration: day(4) } })
    const [from, to] = [(plaster as { ref: string }).ref, (paint as { ref: string }).ref]
    expect(first).toMatchObject({ op: 'link', fromId: from, toId: to, type: 'SS', lag: day(2) })
    expect(second).toMatchObject({ op: 'link', fromId: 4, toId: to, type: 'FS', lag: 0 })
  })

  it('copies a rectangle as spreadsheets take it', async () => {
    const grid = await open()
    await userEvent.keyboard(
      '{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}'
    )
    const setData = vi.fn()
    fireEvent.copy(grid, { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', 'A1010\tExcavation\t3d\nA1020\tBlinding\t1d')
  })
})

describe('what the server refuses', () => {
  it('is said, and what was typed stays in its cell', async () => {
    const message = 'Excavation → Blinding → Excavation'
    await open({ status: 409, body: { code: 'SCHEDULE_CYCLE', message } })
    // predecessors are the seventh column
    await userEvent.keyboard('{ArrowDown}{ArrowRight>6}')
    await userEvent.keyboard('A1020{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    const cell = within(rowOf('Excavation')).getByTitle(message)
    expect(cell).toHaveTextContent('A1020')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(screen.getByRole('textbox', { name: /Predecessors/ })).toHaveValue('A1020')
  })
})

describe('the assignee', () => {
  it('is a column that is chosen, and takes a name', async () => {
    const grid = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Columns and density' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Assignee' }))
    expect(within(grid).getByText('Assignee')).toBeVisible()
    const paste = { clipboardData: { getData: () => 'Activity ID\tAssignee\nA1010\tSaeed' } }
    await userEvent.keyboard('{Escape}')
    grid.focus()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.paste(grid, paste)
    await waitFor(() =>
      expect(last()).toEqual([{ op: 'update', id: 2, fields: { assigneeId: 3 } }])
    )
    expect(within(rowOf('Excavation')).getByText('Saeed')).toBeVisible()
  })
})

describe('filters', () => {
  it('come from the address and keep what is above a task', async () => {
    await open(undefined, '?q=blind')
    expect(screen.getByText('Substructure')).toBeVisible()
    expect(screen.getByText('Blinding')).toBeVisible()
    expect(screen.queryByText('Excavation')).toBeNull()
    expect(screen.queryByText('Frame')).toBeNull()
  })

  it('are the tasks of a check of the schedule, until that is taken back', async () => {
    await open(undefined, '?check=missing_logic&against=4', 'Frame')
    expect(await screen.findByText('Missing logic')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Excavation')).toBeNull())
    expect(lastQuery('/api/projects/7/schedule/health')).toEqual({ baselineId: '4' })
    fireEvent.click(screen.getByLabelText('Close'))
    expect(await screen.findByText('Excavation')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('a link leads to one task', async () => {
    const grid = await open(undefined, '?task=3')
    expect(active(grid)).toHaveTextContent('1.2')
  })

  it('Tab goes from cell to cell, and leaves the list after Escape', async () => {
    const grid = await open()
    await userEvent.keyboard('{Tab}')
    expect(active(grid)).toHaveTextContent('A1000')
    expect(grid).toHaveFocus()
    await userEvent.keyboard('{Escape}{Tab}')
    expect(grid).not.toHaveFocus()
  })
})
