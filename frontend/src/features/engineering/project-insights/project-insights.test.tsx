import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from '../quotations'
import { InsightsBoard } from './insights-board'
import ProjectInsightsPage from './project-insights-page'
import { monthOf, type Insights } from './project-insights'

const figures = (count: number, value: string | null) => ({ count, value, areaSqm: '1200' })
const INSIGHTS: Insights = {
  currency: 'SAR',
  from: '2025-11-21',
  to: '2026-11-21',
  stages: [
    { stage: 'won', ...figures(7, '58937254.27') },
    { stage: 'lost', ...figures(0, '0.00') },
  ],
  months: [{ month: '2026-10', ...figures(3, '1200000.00') }],
  bands: [
    { recommendation: 'GO', count: 33, won: 7, decided: 12 },
    { recommendation: 'NO_GO', count: 2, won: 0, decided: 0 },
  ],
  ageing: [{ fromDays: 14, toDays: null, from: null, to: '2026-11-07T00:00:00Z', count: 4 }],
  byBdm: [{ name: 'NS', ...figures(26, '380935941.19'), won: 1, decided: 5 }],
  byCity: [{ name: null, ...figures(2, '10.00'), won: 0, decided: 0 }],
  byType: [],
}

const page = (insights: Insights, abilities: string[]) =>
  renderResource(definition, {
    path: '/engineering',
    at: '/engineering',
    element: <InsightsBoard />,
    abilities,
    answers: { 'GET /api/project-insights': { body: insights } },
  })

test('every figure opens the rows it counts, a win rate says of how many', async () => {
  page(INSIGHTS, ['quotations.view', 'project-insights.open'])
  const won = await screen.findByRole('link', { name: '7' })
  const query = new URL(won.getAttribute('href')!, 'http://portal.test').searchParams
  expect(query.get('stage')).toBe('won')
  expect(query.get('quotedOn_gte')).toBe('2025-11-21')
  expect(screen.getByText('(n = 12)').parentElement).toHaveTextContent('58.3% (n = 12)')
  expect(screen.getAllByText('(n = 0)')[0]!.parentElement).toHaveTextContent('– (n = 0)')
  const waiting = screen.getByRole('link', { name: '4' })
  expect(waiting.getAttribute('href')).toContain('stage=pending_approval')
  // nothing to open where nothing is
  expect(screen.queryByRole('link', { name: '0' })).toBeNull()
  const unstated = screen.getByText('Not specified').closest('tr')!
  expect(within(unstated).getByRole('link', { name: '2' }).getAttribute('href')).toContain(
    'city_empty=true'
  )
  const rate = screen.getByText('(n = 12)').closest('a')!.getAttribute('href')!
  expect(new URL(rate, 'http://portal.test').searchParams.getAll('stage')).toEqual(['won', 'lost'])
  expect(screen.getByText('58,937,254')).toBeVisible()
})

test('who may not see quotations sees figures without links, and no amounts where there are none', async () => {
  const hidden = {
    ...INSIGHTS,
    stages: INSIGHTS.stages.map((stage) => ({ ...stage, value: null })),
    months: INSIGHTS.months.map((month) => ({ ...month, value: null })),
  }
  page(hidden, ['project-insights.open'])
  const card = (await screen.findByText('Pipeline')).closest('.ant-card')!
  expect(within(card as HTMLElement).queryByText('SAR')).toBeNull()
  expect(screen.queryByRole('link', { name: '7' })).toBeNull()
})

const PROJECT = {
  id: 3,
  code: 'P-2026-003',
  name: 'Harbour sheds',
  status: 'active',
  currency: 'SAR',
  contractValue: '900000.00',
}
const SPENDING = {
  id: 3,
  code: 'P-2026-003',
  currency: 'SAR',
  budget: '500000.00',
  committed: '250000.00',
  received: '100000.00',
  billed: '1.00',
  paid: '0.50',
  remaining: '250000.00',
  overspent: false,
  lateLines: 0,
}

const projects = (abilities: string[]) =>
  renderResource(definition, {
    path: '/project-insights',
    at: '/project-insights',
    element: <ProjectInsightsPage />,
    abilities: ['project-insights.open', ...abilities],
    answers: {
      'GET /api/projects': {
        body: [PROJECT, { ...PROJECT, id: 4, code: 'P-2026-004', contractValue: '100000.00' }],
      },
      'GET /api/project-profitability': {
        body: [
          { id: 3, margin: '650000.00' },
          { id: 4, margin: '-20000.00' },
        ],
      },
      'GET /api/procurement-projects': {
        body: [SPENDING, { ...SPENDING, id: 4, committed: '600000.00', overspent: true }],
      },
    },
  })

test('running projects show what is left of their contract, those in trouble first', async () => {
  projects(['projects.view', 'procurement.projects', 'projects.prices'])
  const row = (await screen.findByRole('link', { name: 'P-2026-003' })).closest('tr')!
  expect(row).toHaveTextContent('900,000')
  expect(within(row).getByRole('link', { name: '650,000' })).toHaveAttribute(
    'href',
    '/finance/project-profitability/3'
  )
  expect(row).toHaveTextContent('50%')
  expect(row).toHaveTextContent('40%')
  expect(row).toHaveTextContent('Healthy')
  const codes = screen.getAllByRole('link', { name: /^P-2026/ }).map((link) => link.textContent)
  expect(codes).toEqual(['P-2026-004', 'P-2026-003'])
  expect(screen.getByText('Over budget', { selector: '.ant-tag' })).toBeVisible()
  expect(screen.getByText('SAR 1,000,000.00')).toBeVisible()
  expect(screen.getByText(/The forecast margin is before VAT/)).toBeVisible()
  const requested = calls.find(({ url }) => url!.startsWith('/api/projects'))!
  expect(new URL(requested.url!, 'http://portal.test').searchParams.getAll('status')).toEqual([
    'active',
    'in_progress',
    'on_hold',
  ])
})

test('who sees no purchasing is informed why its figures are absent', async () => {
  projects(['projects.view'])
  await screen.findByRole('link', { name: 'P-2026-003' })
  expect(screen.queryByText('Forecast margin')).toBeNull()
  expect(screen.getByText(/can see procurement projects/)).toBeVisible()
  expect(calls.some(({ url }) => url!.startsWith('/api/procurement-projects'))).toBe(false)
})

test('who may see no project is informed', async () => {
  projects([])
  expect(await screen.findByText("You don't have access to project figures.")).toBeVisible()
  expect(calls.some(({ url }) => url!.startsWith('/api/projects'))).toBe(false)
})

test('a month opens its days, and of the first and the last those of the period', () => {
  const days = (month: string) => {
    const { quotedOn_gte: from, quotedOn_lte: to } = monthOf(INSIGHTS, month)
    return [from, to]
  }
  expect(days('2025-11')).toEqual(['2025-11-21', '2025-11-30'])
  expect(days('2026-02')).toEqual(['2026-02-01', '2026-02-28'])
  expect(days('2026-11')).toEqual(['2026-11-01', '2026-11-21'])
})
