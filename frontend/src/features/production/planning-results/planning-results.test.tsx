import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { choice, lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ResultsPage from './results-page'

const PATH = '/production/planning/results'
const RESULTS = {
  ...{ from: '2026-08-26', to: '2026-11-25', made: 4, kept: 1, ppc: 25 },
  weeks: [
    { weekOn: '2026-11-01', made: 3, kept: 1, ppc: 33.33 },
    { weekOn: '2026-11-08', made: 0, kept: 0, ppc: null },
    { weekOn: '2026-11-15', made: 1, kept: 0, ppc: 0 },
  ],
  reasons: [
    { reason: 'material', count: 2, cumulative: 66.67 },
    { reason: 'weather', count: 1, cumulative: 100 },
  ],
  projects: [
    { projectId: 4, code: 'P-4', name: 'Tower', nameAr: 'البرج', made: 4, kept: 1, ppc: 25 },
  ],
  people: [{ userId: 3, name: 'Saeed', made: 4, kept: 1, ppc: 25 }],
}
const ROW = {
  ...{ id: 5, planId: 2, projectId: 4, projectCode: 'P-4', projectName: 'Tower' },
  ...{ projectNameAr: null, weekOn: '2026-11-01', status: 'closed', taskId: 12, taskCode: 'B' },
  ...{ taskName: 'Raft', taskNameAr: null, percent: 80, quantity: null, unit: null },
  ...{ promisedBy: 3, promisedByName: 'Saeed', note: null, outcome: 'not_done' },
  ...{ reason: 'material', comment: null },
}

const show = (body: object = RESULTS) =>
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <ResultsPage />, abilities: ['planning.view'] },
    answers: {
      'GET /api/planning-results': { body },
      'GET /api/weekly-promises': listOf(ROW),
      'GET /api/lists': {
        body: { 'miss-reasons': [choice('material', 'Material'), choice('weather', 'Weather')] },
      },
    },
  })

beforeEach(() => localStorage.clear())

test('a week without promises has no figure, and none that could be opened', async () => {
  show()
  const row = (await screen.findByText('8 Nov 2026')).closest('tr')!
  expect(within(row).queryByRole('button')).toBeNull()
  expect(within(row).getAllByText('–')).toHaveLength(3)
})

test('a reason opens the promises that it counts', async () => {
  show()
  await userEvent.click(await screen.findByTitle('Material: show promises'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Raft')).toBeVisible()
  expect(lastQuery('/api/weekly-promises')).toMatchObject({
    ...{ status: 'closed', reason: 'material', outcome: 'not_done' },
    ...{ weekOn_gte: '2026-08-26', weekOn_lte: '2026-11-25' },
  })
})

test('what a person kept opens those alone', async () => {
  show()
  await userEvent.click(await screen.findByTitle('Kept · Saeed: show promises'))
  await screen.findByText('Raft')
  expect(lastQuery('/api/weekly-promises')).toMatchObject({ promisedBy: '3', outcome: 'done' })
})

test('without closed weeks the page says so', async () => {
  show({ ...RESULTS, made: 0, kept: 0, ppc: null, weeks: [], reasons: [] })
  expect(await screen.findByText('No closed weeks in this period')).toBeVisible()
})
