import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import schedules from '../schedules'
import { FilesMenu } from './files-menu'
import type { ImportPreview, ScheduleImport } from './schedule-files'

const preview: ImportPreview = {
  name: 'Tower',
  start: '2026-03-01T08:00',
  finish: '2026-03-04T16:00',
  ...{ tasks: 412, milestones: 3, summaries: 20, links: 600, assignments: 0 },
  calendars: [{ name: 'Site', isNew: true }],
  resources: [],
  leftovers: [{ kind: 'notes', count: 7, names: ['Dig'] }],
  notes: [
    {
      ...{ kind: 'second_link', type: 'SS', lag: 150 },
      ...{ from: { code: 'A1', name: 'Dig' }, to: { code: 'A2', name: 'Pour' } },
      stored: { type: 'FS', lag: 0 },
    },
  ],
  fault: null,
  baselines: [{ number: 1, name: 'Baseline 1 from tower.xml', tasks: 30, isNew: true }],
  beforeProject: { startsOn: '2026-03-05', count: 1, tasks: [{ code: 'A3', name: 'Survey' }] },
  agreement: {
    compared: 400,
    agreeing: 399,
    figures: {
      earlyStart: { compared: 400, agreeing: 400 },
      earlyFinish: { compared: 400, agreeing: 399 },
      totalFloat: { compared: 400, agreeing: 400 },
    },
    disagreements: [
      {
        ...{ code: 'A7', name: 'Cure', figure: 'earlyFinish', cause: 'other_span' },
        ...{ file: '2026-03-05T16:00', engine: '2026-03-04T16:00' },
      },
    ],
  },
  revision: {
    ...{ added: 400, changed: 1, removed: 1, linksAdded: 600, linksRemoved: 0 },
    names: { added: [], changed: [], removed: [{ code: 'A9', name: 'Fence' }] },
  },
}

const batch: ScheduleImport = {
  ...{ id: 5, version: 2, projectId: 7, format: 'xer', fileName: 'tower.xer', jobId: null },
  ...{ status: 'ready', fault: null, faultDetail: null, preview },
  lacked: [],
  createdAt: '2026-03-01T08:00:00Z',
  can: { apply: true },
  allowedActions: ['apply'],
}
const job = { id: 'j1', status: 'completed', progress: 100, can: {} }
const onImported = vi.fn()

function open(answer: Partial<ScheduleImport> = {}, canImport = true, answers: object = {}) {
  return renderResource(schedules, {
    path: '/production/projects/:id/schedule',
    at: '/production/projects/7/schedule',
    element: (
      <FilesMenu
        {...{ projectId: 7, canImport, onImported }}
        emptyVersion={'POST /api/projects/7/schedule/copies' in answers ? 0 : undefined}
      />
    ),
    abilities: ['schedules.view', 'schedules.manage'],
    answers: {
      'POST /api/projects/7/schedule/imports': { status: 202, body: { ...batch, ...answer } },
      'GET /api/projects/7/schedule/imports/5': { body: { ...batch, ...answer } },
      'POST /api/projects/7/schedule/imports/5/apply': { status: 202, body: job },
      'POST /api/projects/7/schedule/exports': { status: 202, body: job },
      'GET /api/jobs/j1': { body: job },
      ...answers,
    },
  })
}

async function choose() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Import & export/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Import a file/ }))
  const dialog = await screen.findByRole('dialog')
  await user.upload(within(dialog).getByLabelText('Choose a file'), new File(['x'], 'tower.xer'))
  return { user, dialog }
}

describe('files of a schedule', () => {
  it('shows what a file holds, changes and leaves out, and applies it', async () => {
    open()
    const { user, dialog } = await choose()
    expect(await within(dialog).findByText('tower.xer')).toBeVisible()
    expect(within(dialog).getByText('412')).toBeVisible()
    expect(within(dialog).getByText('Site (new)')).toBeVisible()
    expect(within(dialog).getByText('Notes (7)')).toBeVisible()
    expect(within(dialog).getByText(/399 of 400 unfinished tasks/)).toBeVisible()
    expect(within(dialog).getByText(/don't match its duration/)).toBeVisible()
    expect(within(dialog).getByText(/A9 Fence/)).toBeVisible()
    expect(within(dialog).getByText(/placed before the project.*5 Mar.*\(1\)/)).toBeVisible()
    expect(within(dialog).getByText(/A3 Survey/)).toBeVisible()
    expect(within(dialog).getByText('A1 Dig → A2 Pour')).toBeVisible()
    expect(within(dialog).getByText(/^SS \+ 2:30 isn't imported.* FS is kept/)).toBeVisible()
    expect(within(dialog).getByText('Baseline 1 from tower.xml')).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: /Keep the baselines/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Apply to the schedule' }))
    await waitFor(() => expect(onImported).toHaveBeenCalledOnce())
    const [order] = sentTo('POST', '/api/projects/7/schedule/imports/5/apply')
    expect(order?.body).toEqual({ baselines: false })
  })

  it('says why a file cannot be read', async () => {
    open({
      status: 'failed',
      fault: 'broken_date',
      faultDetail: 'cstr_date 2026-02-31',
      preview: null,
      can: { apply: false },
    })
    const { dialog } = await choose()
    expect(await within(dialog).findByText(/a date that doesn't exist/)).toBeVisible()
    expect(within(dialog).getByText('cstr_date 2026-02-31')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Apply to the schedule' })).toBeNull()
  })

  it('copies the plan of another project into an empty schedule', async () => {
    const copied = { version: 1, tasks: 40, links: 39, assignments: 0, materialNeeds: 3 }
    open({}, true, {
      'GET /api/projects/lookup': { body: [{ id: 9, label: 'P-9 Mall' }] },
      'POST /api/projects/7/schedule/copies': { status: 201, body: copied },
    })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /Import & export/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Copy plan from/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Copy plan' }))
    expect(await within(dialog).findByText('Choose a project')).toBeVisible()
    await user.click(within(dialog).getByLabelText('Project'))
    await user.click(await screen.findByTitle('P-9 Mall'))
    await user.click(within(dialog).getByRole('checkbox', { name: /materials/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Copy plan' }))
    const path = '/api/projects/7/schedule/copies'
    await waitFor(() =>
      expect(sentTo('POST', path)).toMatchObject([{ body: { fromId: 9, materialNeeds: true } }])
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('exports for readers, who import nothing', async () => {
    open({}, false)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /Import & export/ }))
    expect(await screen.findByRole('menuitem', { name: /Primavera/ })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /Import a file/ })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: /Primavera/ }))
    expect(await screen.findByText('Export of the schedule')).toBeVisible()
  })
})
