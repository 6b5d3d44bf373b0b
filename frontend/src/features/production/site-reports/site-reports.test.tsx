import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AxiosError } from 'axios'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { today } from '../../../kit/inputs/today'
import { choice, sentTo } from '../../../kit/testing/answers'
import { makeUser } from '../../../test/factories'
import { calls } from '../../../test/fake-api'
import definition from './index'
import SiteReportCreate from './create'
import SiteReportList from './list'
import SiteReportShow from './show'
import { bodyOf, emptyValues, NEW_ROW } from './form/values'
import { newEntry } from './queue/entry'
import { addEntry, entriesNow } from './queue/store'

const PATH = '/production/site-reports'
const ROW = {
  ...{ id: 4, version: 2, number: 'DSR-2026-0004', projectId: 7, projectCode: 'PRJ-2026-0007' },
  ...{ projectName: 'Hangar', projectNameAr: null, reportOn: '2026-03-01', weather: 'hot' },
  ...{ headcount: 13, workHours: '127.5', photoCount: 0, status: 'submitted', reason: null },
  ...{ createdBy: 13, createdByName: 'Saeed', createdAt: '2026-03-01T08:00:00Z' },
  ...{ submittedAt: '2026-03-01T15:00:00Z', approvedAt: null, approvedByName: null },
  can: { update: false, delete: false, submit: false, approve: true, return: true, print: true },
}
const REPORT = {
  ...ROW,
  ...{ temperatureLow: 31, temperatureHigh: 46, visitors: null, notes: 'Pour of raft' },
  crews: [{ trade: 'mason', headcount: 13, hours: '9' }],
  ...{ equipment: [], blockers: [], photos: [], contentHash: null, approval: null },
  works: [
    {
      ...{ taskId: 1, taskCode: 'A1010', taskName: 'Raft', taskNameAr: null, quantity: '42.5' },
      ...{ unit: 'm³', percentComplete: 50, scheduledPercent: 20, remaining: null, note: null },
      ...{ duration: 480, isRemoved: false },
    },
  ],
  scheduleVersion: 5,
}
const LISTS = {
  'site-weather': [{ value: 'hot', label: 'Extreme heat', labelAr: null, active: true }],
}

test('the list tells project, day, people and state', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <SiteReportList />,
    abilities: ['site-reports.manage'],
    answers: { 'GET /api/site-reports': { body: [ROW], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'DSR-2026-0004' })).toHaveAttribute(
    'href',
    `${PATH}/4`
  )
  expect(screen.getByRole('link', { name: /New site report/ })).toBeVisible()
})

test('an approval carries the version of the schedule that was shown', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <SiteReportShow />,
    answers: {
      'GET /api/site-reports/4': { body: REPORT },
      'POST /api/site-reports/4/approve': { body: { ...REPORT, status: 'approved' } },
    },
  })
  expect(await screen.findByText('Raft')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Approve/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => {
    const decided = calls.find(({ url }) => url?.endsWith('/approve'))
    expect(JSON.parse(decided?.data as string)).toMatchObject({ scheduleVersion: 5 })
  })
})

const BLOCKER = {
  ...{ id: 9, reason: 'permit', taskId: 1, taskName: 'Raft', taskNameAr: null },
  ...{ details: 'Hot work permit is late', constraint: null, delay: null },
  can: { addConstraint: true, recordDelay: true },
}

const showBlocker = (blocker: object) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <SiteReportShow />,
    abilities: ['planning.view', 'delays.view'],
    answers: {
      'GET /api/site-reports/4': { body: { ...REPORT, blockers: [blocker] } },
      'GET /api/lists': { body: { 'constraint-kinds': [choice('permit', 'Permit')] } },
      'GET /api/auth/users': { body: [{ id: 1, name: 'Saeed' }] },
      'POST /api/task-constraints': { body: {} },
    },
  })

test('a blocker becomes a constraint with what the site said of it', async () => {
  showBlocker(BLOCKER)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a constraint to Raft' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Constraint')).toHaveValue('Hot work permit is late')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('post', '/api/task-constraints')).toHaveLength(1))
  expect(sentTo('post', '/api/task-constraints')[0]!.body).toMatchObject({
    ...{ taskId: 1, blockerId: 9, kind: 'permit', description: 'Hot work permit is late' },
    fixedOn: today(),
  })
  expect(screen.getByRole('link', { name: 'Record delay' })).toHaveAttribute(
    'href',
    '/production/delays/new?report=4&blocker=9'
  )
})

test('a blocker that led somewhere shows where, and is not entered twice', async () => {
  showBlocker({
    ...BLOCKER,
    ...{ constraint: { id: 3, isOpen: false }, delay: { id: 5, number: 'DLY-7-001' } },
    can: { addConstraint: false, recordDelay: false },
  })
  expect(await screen.findByRole('link', { name: 'Delay DLY-7-001' })).toHaveAttribute(
    'href',
    '/production/delays/5'
  )
  expect(screen.getByRole('link', { name: 'Constraint, resolved' })).toHaveAttribute(
    'href',
    '/production/planning/constraints?projectId=7&tab=resolved'
  )
  expect(screen.queryByRole('button', { name: /Add a constraint/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Record delay' })).toBeNull()
})

const FILLED = {
  ...emptyValues('2026-03-01'),
  ...{ projectId: 7, projectLabel: 'PRJ-7 — Hangar', weather: 'hot', notes: 'Pour' },
}

function openForm(draft: string, tasks: object[] = []) {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new?draft=${draft}`,
    element: <SiteReportCreate />,
    abilities: ['site-reports.manage'],
    answers: {
      'GET /api/lists': { body: LISTS },
      'GET /api/site-reports/tasks': { body: tasks },
      'POST /api/site-reports': () => {
        throw new AxiosError('Network Error', 'ERR_NETWORK')
      },
    },
  })
}

test('an incomplete report is not sent, and its fields say why', async () => {
  openForm('empty'.repeat(4))
  await userEvent.click(await screen.findByRole('button', { name: /Send report/ }))
  await waitFor(() => expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
})

test('without a connection a complete report waits on the device and says so', async () => {
  const key = 'full'.repeat(4)
  await addEntry(newEntry(key, makeUser().id, FILLED))
  openForm(key)
  await userEvent.click(await screen.findByRole('button', { name: /Send report/ }))
  expect(await screen.findByText('Waiting to be sent')).toBeVisible()
  await waitFor(() => {
    const kept = entriesNow().find((entry) => entry.key === key)
    expect(kept).toMatchObject({ state: 'waiting', values: { notes: 'Pour' } })
  })
})

test('a material that the task needs brings its unit, and then needs a quantity', async () => {
  const key = 'material'.repeat(2)
  const works = [{ ...NEW_ROW.works(), taskId: 1, label: 'A1010 — Raft', percent: '50' }]
  await addEntry(newEntry(key, makeUser().id, { ...FILLED, works }))
  const cement = { id: 9, name: 'Cement', nameAr: null, unit: 'bag' }
  openForm(key, [{ id: 1, code: 'A1010', name: 'Raft', percentComplete: 50, materials: [cement] }])
  await userEvent.click(await screen.findByRole('combobox', { name: 'Material installed' }))
  await userEvent.click(await screen.findByTitle('Cement'))
  const unit = screen.getByRole('textbox', { name: 'Unit' })
  expect(unit).toHaveValue('bag')
  expect(unit).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /Send report/ }))
  expect(await screen.findByText('Please fill in this field.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '12')
  await userEvent.click(screen.getByRole('button', { name: /Send report/ }))
  await waitFor(() => {
    const kept = entriesNow().find((entry) => entry.key === key)
    expect(kept?.state).toBe('waiting')
    expect(bodyOf(kept!.values).works).toMatchObject([{ taskId: 1, materialId: 9, quantity: '12' }])
  })
})
