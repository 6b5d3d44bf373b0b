import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import HealthPage from './health-page'
import definition from './index'

test('what wants a look comes first, with its figure and what to do', async () => {
  renderResource(definition, {
    ...{ path: '/admin/health', at: '/admin/health', element: <HealthPage /> },
    answers: {
      'GET /api/system-health': {
        body: {
          at: '2026-03-01T08:00:00.000Z',
          lines: [
            { name: 'database', state: 'good', figures: { bytes: 12_900_000 }, advice: null },
            {
              name: 'jobs',
              state: 'attention',
              figures: { count: 9, seconds: 400 },
              advice: 'late',
            },
            { name: 'backup', state: 'fault', figures: { at: null, bytes: null }, advice: 'none' },
          ],
          jobs: [{ type: 'exports.csv', count: 9, seconds: 400 }],
          findings: [{ what: 'disk', state: 'warning', found: '9 % free', advice: 'free some' }],
          slowQueries: [{ sql: 'select 1', milliseconds: 812, at: '2026-03-01T07:00:00.000Z' }],
        },
      },
    },
  })
  expect(await screen.findByText('12.3 MB')).toBeVisible()
  const titles = ['Last backup', 'Jobs', 'Database'].map((text) => screen.getByText(text))
  for (const [at, title] of titles.slice(1).entries())
    expect(titles[at]!.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('9 due, the oldest for 6 min')).toBeVisible()
  expect(screen.getByText('Not yet')).toBeVisible()
  expect(screen.getByText('Make a backup now and set a schedule.')).toBeVisible()
  expect(screen.getByText('disk: 9 % free – free some')).toBeVisible()
  expect(screen.getByText(/812 ms/)).toBeVisible()
})
