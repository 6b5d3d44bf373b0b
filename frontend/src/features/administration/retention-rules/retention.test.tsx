import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import RetentionPage from './retention-page'
import type { RetentionRule } from './retention-rule'

const RULE: RetentionRule = {
  ...{ kind: 'jobs', days: 30, defaultDays: 30, minimumDays: 7, version: 2 },
  ...{ updatedAt: null, updatedBy: null },
  lastRun: {
    ...{ startedAt: '2026-03-01T01:00:00.000Z', endedAt: '2026-03-01T01:00:09.000Z' },
    ...{ before: '2026-01-30T01:00:00.000Z', removed: 1234, bytes: 5_600_000, left: 0 },
  },
}
const FOR_EVER: RetentionRule = {
  ...{ ...RULE, kind: 'sessions', days: null, defaultDays: null, minimumDays: 90, lastRun: null },
}

function show(preview: object) {
  renderResource(definition, {
    ...{ path: '/admin/retention', at: '/admin/retention', element: <RetentionPage /> },
    abilities: ['retention.manage'],
    answers: {
      'GET /api/retention-rules': { body: [RULE, FOR_EVER] },
      'GET /api/retention-rules/jobs/preview': { body: preview },
      'PATCH /api/retention-rules/jobs': { body: [{ ...RULE, days: 14, version: 3 }, FOR_EVER] },
    },
  })
}

const PREVIEW = {
  ...{ rows: 77, more: false, bytes: 2_000_000, oldestAt: '2026-01-15T01:00:00.000Z' },
  before: '2026-02-15T01:00:00.000Z',
}

test('says what is kept how long, what the last run deleted, and what never goes', async () => {
  show(PREVIEW)
  expect(await screen.findByText('Finished jobs')).toBeVisible()
  expect(screen.getByText('30 days')).toBeVisible()
  expect(screen.getByText('1,234')).toBeVisible()
  expect(screen.getByText('Keep forever')).toBeVisible()
  expect(screen.getByText(/Audit log entries are never deleted/)).toBeVisible()
})

test('shows what a shorter rule would delete before it is saved', async () => {
  show(PREVIEW)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Finished jobs' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByLabelText('Days')
  await userEvent.clear(days)
  await userEvent.type(days, '14')
  expect(await dialog.findByText('77')).toBeVisible()
  expect(dialog.getByText(/The oldest is from/)).toBeVisible()
  expect(sentTo('PATCH', '/api/retention-rules/jobs')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('PATCH', '/api/retention-rules/jobs')).toHaveLength(1))
  const [sent] = sentTo('PATCH', '/api/retention-rules/jobs')
  expect(sent).toEqual({ body: { days: 14 }, ifMatch: '"2"' })
  expect(await screen.findByText('14 days')).toBeVisible()
})
