import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import PerformancePage from './performance-page'
import { forecastFilters, rowsPath } from './sales'

const PATH = '/commercial/bd-performance'
const rate = (percent: number | null) => ({
  rate: percent,
  low: percent === null ? null : 10,
  high: percent === null ? null : 90,
  n: percent === null ? 0 : 12,
  won: 1,
  lost: 1,
})
const person = (initials: string, percent: number | null, change = {}) => ({
  initials,
  ranked: percent !== null,
  count: 3,
  value: '1000.00',
  winRate: rate(percent),
  winRateByValue: null,
  score: null,
  days: { toSent: null, toClosed: 12 },
  openWeighted: '0.00',
  target: '0.00',
  achieved: '0.00',
  coverage: null,
  months: [
    { month: '2026-01', target: '500.00', achieved: '0.00' },
    { month: '2026-02', target: '0.00', achieved: '0.00' },
  ],
  ...change,
})
const YEAR = {
  year: 2026,
  currency: 'SAR',
  leastDecided: 5,
  people: [
    person('NEW', null),
    person('LOW', 20),
    person('TOP', 60, { target: '400.00', achieved: '500.00', coverage: 2.5 }),
  ],
}

const page = (abilities: string[], answers: object = {}) =>
  renderPage({
    path: PATH,
    at: PATH,
    element: <PerformancePage />,
    abilities,
    answers: { 'GET /api/sales/performance': { body: YEAR }, ...answers },
  })

test('who has too few decided quotations stands behind the others, without a rank', async () => {
  page([])
  await screen.findByText('TOP')
  const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '')
  const order = ['TOP', 'LOW', 'NEW'].map((name) => rows.findIndex((row) => row.includes(name)))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(rows[order[2]!]).toContain('Not ranked')
  const top = within(screen.getByText('TOP').closest('tr')!)
  expect(top.getByRole('progressbar')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Targets' })).toBeNull()
})

test('targets are set month by month; an emptied month is none', async () => {
  page(['bd-targets.manage'], { 'PUT /api/sales/targets': { body: {} } })
  const low = within((await screen.findByText('LOW')).closest('tr')!)
  await userEvent.click(await low.findByRole('button', { name: 'Targets' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('Targets for LOW')).toBeVisible()
  const [january, february] = drawer.getAllByRole('textbox')
  expect(january).toHaveValue('500.00')
  expect(february).toHaveValue('')
  await userEvent.clear(january!)
  await userEvent.type(february!, '٧٥٠')
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentTo('PUT', '/api/sales/targets').map(({ body }) => body)).toEqual([
      {
        initials: 'LOW',
        months: [
          { month: '2026-01', amount: '0' },
          { month: '2026-02', amount: '750' },
        ],
      },
    ])
  )
  const requested = () =>
    calls.filter(({ url }) => url?.startsWith('/api/sales/performance?')).length
  await waitFor(() => expect(requested()).toBe(2))
})

test('targets that are refused stay in the drawer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  page(['bd-targets.manage'], {
    'PUT /api/sales/targets': { status: 422, body: { message: 'No', errors: { x: ['Too much'] } } },
  })
  const low = within((await screen.findByText('LOW')).closest('tr')!)
  await userEvent.click(await low.findByRole('button', { name: 'Targets' }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('PUT', '/api/sales/targets')).toHaveLength(1))
  expect(drawer.getByText('Targets for LOW')).toBeVisible()
})

test('a figure leads to exactly its quotations', () => {
  const filters = forecastFilters({ from: '2026-01-01', to: '2026-12-31' }, '2026-02')
  const { searchParams } = new URL(rowsPath(filters), 'http://portal.test')
  expect(searchParams.getAll('stage')).toContain('submitted_to_client')
  expect(searchParams.has('stage_ne')).toBe(false)
  expect(searchParams.get('forecastOn_lte')).toBe('2026-02-28')
})

test('a person is called by name where the portal knows them, and visits open what they count', async () => {
  const known = { personName: 'Faisal Al-Dosari', personNameAr: 'فيصل الدوسري', visits: 2 }
  const visit = { kind: 'client', on: '2026-03-01', subject: 'Workshop', userName: 'Faisal' }
  page([], {
    'GET /api/sales/performance': {
      body: { ...YEAR, people: [person('FD', null, known), person('ZZ', null, { visits: 0 })] },
    },
    'GET /api/sales/visits': {
      body: [
        { ...visit, clientId: 5, clientName: 'Huda' },
        { ...visit, kind: 'site', subject: null, clientId: null, clientName: null },
      ],
    },
  })
  const row = within((await screen.findByText('Faisal Al-Dosari')).closest('tr')!)
  expect(screen.getByText('ZZ')).toBeVisible()
  await userEvent.click(row.getByRole('button', { name: '2' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Workshop')).toBeVisible()
  expect(drawer.getByText('Private event')).toBeVisible()
  expect(drawer.getByText('Huda')).toBeVisible()
  // who may not see clients gets no link to them
  expect(drawer.queryByRole('link')).toBeNull()
})
