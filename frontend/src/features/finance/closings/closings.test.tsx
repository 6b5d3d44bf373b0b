import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/closings'
const ROW = {
  ...{ id: 1, version: 2, fromOn: '2026-01-01', toOn: '2026-01-31', status: 'open' },
  ...{ note: null, reason: null, closedByName: null, closedAt: null },
  can: { tick: true, close: true, reopen: false },
}
const point = (key: string, more: object) => ({
  ...{ key, kind: 'automatic', openCount: 0, isStrict: false, path: null, tickedByName: null },
  ...more,
})
const RECORD = {
  ...ROW,
  points: [
    point('trial_balance', { isStrict: true }),
    point('open_journals', { openCount: 2, path: '/finance/manual-journals' }),
    point('figures_reviewed', { kind: 'manual', openCount: 1 }),
  ],
}

const page = (record: object = RECORD) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    abilities: ['closings.view', 'closings.close'],
    answers: {
      'GET /api/closings/1': { body: record },
      'POST /api/closings/1/ticks': { body: record },
      'POST /api/closings/1/close': { body: record },
    },
  })

test('an open point leads to what is missing, a manual one is ticked', async () => {
  page()
  expect(await screen.findByRole('link', { name: 'Manual journals are decided' })).toHaveAttribute(
    'href',
    '/finance/manual-journals'
  )
  expect(screen.getByText('2 open')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Figures are reviewed' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toEqual({ point: 'figures_reviewed', done: true })
  })
})

test('closing with open points asks why', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: /Close month/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close month' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Note'), 'As agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Close month' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toEqual({ note: 'As agreed' })
  })
})

test('a closed month is only read', async () => {
  page({ ...RECORD, status: 'closed', can: { tick: false, close: false, reopen: false } })
  expect(await screen.findByRole('checkbox', { name: 'Figures are reviewed' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Close month|Reopen/ })).toBeNull()
})

test('the list shows closed years with their entries', async () => {
  const year = {
    ...{ id: 3, version: 1, year: 2025, isClosed: true, result: '3800.00', entryId: 44 },
    ...{ reversalEntryId: null, reason: null, createdAt: '2026-01-31T08:00:00.000Z' },
    can: { reopen: false },
  }
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['closings.view'],
    answers: {
      'GET /api/closings': { body: [ROW], headers: { 'x-total-count': '1' } },
      'GET /api/year-closings': { body: [year] },
    },
  })
  expect(await screen.findByRole('link', { name: 'Open entry' })).toHaveAttribute(
    'href',
    '/finance/journal-entries/44'
  )
  expect(screen.queryByRole('button', { name: /Close year|Open months/ })).toBeNull()
})
