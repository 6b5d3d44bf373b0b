import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from '../quotations'
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
    path: '/project-insights',
    at: '/project-insights',
    element: <ProjectInsightsPage />,
    abilities,
    answers: { 'GET /api/project-insights': { body: insights } },
  })

test('every figure opens the rows it counts, a win rate says of how many', async () => {
  page(INSIGHTS, ['quotations.view', 'project-insights.open'])
  const won = await screen.findByRole('link', { name: '7' })
  const query = new URL(won.getAttribute('href')!, 'http://portal.test').searchParams
  expect(query.get('stage')).toBe('won')
  expect(query.get('quotedOn_gte')).toBe('2025-11-21')
  expect(screen.getByText('(n = 12)').parentElement).toHaveTextContent('58.3 % (n = 12)')
  expect(screen.getAllByText('(n = 0)')[0]!.parentElement).toHaveTextContent('— (n = 0)')
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

test('running projects show what was ordered and what is left of their budget', async () => {
  renderResource(definition, {
    path: '/project-insights',
    at: '/project-insights',
    element: <ProjectInsightsPage />,
    abilities: ['project-insights.open', 'projects.view', 'procurement.projects'],
    answers: {
      'GET /api/project-insights': { body: INSIGHTS },
      'GET /api/projects': {
        body: [
          {
            id: 3,
            code: 'P-2026-003',
            name: 'Harbour sheds',
            status: 'active',
            currency: 'SAR',
            contractValue: '900000.00',
          },
        ],
      },
      'GET /api/procurement-projects': {
        body: [
          {
            id: 3,
            code: 'P-2026-003',
            currency: 'SAR',
            committed: '250000.00',
            billed: '1.00',
            paid: '0.00',
            remaining: '400000.00',
            lateLines: 2,
          },
        ],
      },
    },
  })
  const row = (await screen.findByRole('link', { name: 'P-2026-003' })).closest('tr')!
  expect(row).toHaveTextContent('SAR 900,000.00')
  await waitFor(() => expect(row).toHaveTextContent('400,000.00'))
  expect(row).toHaveTextContent('250,000.00')
  const asked = calls.find(({ url }) => url!.startsWith('/api/projects'))!
  expect(new URL(asked.url!, 'http://portal.test').searchParams.getAll('status')).toEqual([
    'active',
    'in_progress',
    'on_hold',
  ])
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
