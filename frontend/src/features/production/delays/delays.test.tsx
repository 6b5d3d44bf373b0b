import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import '../site-reports/index'
import definition from './index'
import DelayCreate from './create'
import DelayList from './list'
import DelayShow from './show'
import ProjectDelays from './delays-tab'

const PATH = '/production/delays'
const NOTHING = {
  ...{ update: false, delete: false, record: false, correct: false, end: false },
  ...{ giveNotice: false, addFile: false, grant: false, reject: false },
}
const ROW = {
  ...{ id: 4, version: 2, number: 'DLY-0007-0004', projectId: 7, projectCode: 'PRJ-2026-0007' },
  ...{ projectName: 'Hangar', projectNameAr: null, title: 'Late drawings', titleAr: null },
  ...{ cause: 'late_drawings', responsible: 'client', details: null, firstOn: '2026-03-08' },
  ...{ lastOn: null, noticeOn: null, noticeReference: null, noticeDueOn: '2026-04-05' },
  ...{ noticeState: 'lapsed', status: 'recorded', claimId: null, claimNumber: null },
  ...{ lostDays: '3', grantedDays: null, decidedByName: null, decidedOn: null, reason: null },
  ...{ createdByName: 'Yousef Al-Qahtani', createdAt: '2026-03-09T08:00:00Z' },
}
const DELAY = { ...ROW, tasks: [], concurrent: [], files: [], siteReport: null, can: NOTHING }
const shift = (days: number) => ({ days, workingDays: days })
const IMPACT = {
  projectId: 7,
  base: { kind: 'plan', id: null, name: null, takenOn: null },
  impact: {
    ...{ finishBeforeOn: '2026-03-15', finishAfterOn: '2026-03-18' },
    ...{ critical: shift(3), excusable: shift(3), compensable: shift(1) },
    delays: [
      {
        ...{ id: 4, alone: shift(3), concurrent: [] },
        tasks: [
          {
            ...{ taskId: 12, code: 'A1010', name: 'Roof', nameAr: null, unaffected: null },
            ...{ lostDays: 5, floatDays: 2, consumedDays: 2 },
          },
        ],
      },
    ],
  },
}

test('the list tells how the notice stands and which delays last', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <DelayList />,
    abilities: ['delays.record'],
    answers: { 'GET /api/delays': { body: [ROW], headers: { 'x-total-count': '1' } } },
  })
  const link = await screen.findByRole('link', { name: 'DLY-0007-0004' })
  expect(link).toHaveAttribute('href', `${PATH}/4`)
  expect(screen.getByText(/Notice lapsed/)).toBeVisible()
  expect(screen.getByRole('link', { name: /New delay/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /New claim/ })).not.toBeInTheDocument()
})

const REPORT = {
  ...{ id: 3, number: 'DSR-2026-0003', projectId: 7, reportOn: '2026-03-01' },
  blockers: [
    {
      ...{ id: 9, reason: 'material', taskId: 12, taskName: 'Roof', taskNameAr: null },
      ...{ details: 'Sheets did not come', constraint: null, delay: null },
      can: { addConstraint: true, recordDelay: true },
    },
  ],
}

test('a delay of a blocker begins with what its report says, its days left open', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new?report=3&blocker=9`,
    element: <DelayCreate />,
    answers: {
      'GET /api/site-reports/3': { body: REPORT },
      'GET /api/projects/lookup': { body: [{ id: 7, label: 'Hangar' }] },
      'GET /api/projects/7/schedule': {
        body: { tasks: [{ id: 12, code: 'R', name: 'Roof', nameAr: null, kind: 'task' }] },
      },
      'GET /api/lists': {
        body: {
          'delay-causes': [choice('late_material', 'Late material')],
          'delay-responsibles': [choice('contractor', 'Contractor')],
        },
      },
      'POST /api/delays': { body: DELAY },
    },
  })
  expect(await screen.findByLabelText('Title')).toHaveValue('Sheets did not come')
  expect(screen.getByLabelText('First day')).toHaveValue('2026-03-01')
  expect(screen.getByLabelText('Details')).toHaveValue(
    'Daily site report DSR-2026-0003, 1 Mar 2026: Sheets did not come'
  )
  expect(screen.getByLabelText('Days lost by task 1')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Days lost by task 1'), '2')
  await userEvent.click(screen.getByLabelText('Responsible'))
  await userEvent.click(await screen.findByTitle('Contractor'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('post', '/api/delays')).toHaveLength(1))
  expect(sentTo('post', '/api/delays')[0]!.body).toMatchObject({
    ...{ projectId: 7, blockerId: 9, cause: 'late_material', firstOn: '2026-03-01' },
    tasks: [{ taskId: 12, days: '2' }],
  })
})

test('the page shows finish before and after, and the float that was used up', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <DelayShow />,
    answers: {
      'GET /api/delays/4': { body: DELAY },
      'GET /api/delays/4/impact': { body: IMPACT },
    },
  })
  expect(await screen.findByText('Finish with the delay')).toBeVisible()
  expect(screen.getByText('18 Mar 2026')).toBeVisible()
  expect(screen.getByText('1 day')).toBeVisible()
  const row = screen.getByRole('row', { name: /Roof/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['A1010 · Roof ', '5', '2', '2'])
  expect(screen.getByText(/The notice period has lapsed/)).toBeVisible()
})

test('granting asks for the days and sends them with the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <DelayShow />,
    answers: {
      'GET /api/delays/4': {
        body: { ...DELAY, status: 'claimed', can: { ...NOTHING, grant: true } },
      },
      'GET /api/delays/4/impact': { body: IMPACT },
      'POST /api/delays/4/grant': { body: { ...DELAY, status: 'granted', grantedDays: 3 } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Grant days/ }))
  const dialog = await screen.findByRole('dialog')
  const granted = () => calls.find(({ url }) => url?.endsWith('/grant'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Grant days' }))
  expect(granted()).toBeUndefined()
  await userEvent.type(within(dialog).getByLabelText('Days granted'), '3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Grant days' }))
  await waitFor(() => {
    expect(granted()?.headers.get('If-Match')).toBe('"2"')
  })
  expect(JSON.parse(String(granted()?.data))).toEqual({ days: 3, comment: null })
})

test('without a title and a cause nothing is sent', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new?projectId=7`,
    element: <DelayCreate />,
    answers: { 'GET /api/projects/lookup': { body: [{ id: 7, label: 'PRJ-2026-0007 — Hangar' }] } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Save/ }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeInvalid())
  expect(calls.some(({ url, method }) => url === '/api/delays' && method === 'post')).toBe(false)
})

test('the page of a project lists its delays, and offers a claim to who may make it', async () => {
  renderResource(definition, {
    path: '/',
    at: '/',
    element: <ProjectDelays record={{ id: 7 }} />,
    abilities: ['delays.decide'],
    answers: { 'GET /api/delays': { body: [ROW] } },
  })
  expect(await screen.findByRole('link', { name: 'DLY-0007-0004' })).toBeVisible()
  expect(screen.getByRole('link', { name: /New claim/ })).toHaveAttribute(
    'href',
    '/production/delay-claims/new?projectId=7'
  )
  expect(screen.queryByRole('link', { name: /New delay/ })).not.toBeInTheDocument()
})
