import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import type { RestoreDrill } from './restore-drill'
import RestoreDrillShow from './show'

const DRILL: RestoreDrill = {
  ...{ id: 4, backupId: 3, folder: 'binaa-20260301T020000Z', state: 'failed', origin: 'schedule' },
  ...{ jobId: null, checks: 32, faultCount: 1, comparedRows: 1234, seconds: 61, createdBy: null },
  ...{ startedAt: '2026-03-01T03:00:00.000Z', endedAt: '2026-03-01T03:01:01.000Z' },
  source: 'store',
  faults: ['stored files: file 7: its content has changed'],
}

test('a failed drill names its backup, what it compared and what it found', async () => {
  renderResource(definition, {
    ...{ path: '/admin/restore-drills/:id', at: '/admin/restore-drills/4' },
    element: <RestoreDrillShow />,
    answers: { 'GET /api/restore-drills/4': { body: DRILL } },
  })
  expect(await screen.findByText(DRILL.faults[0]!)).toBeVisible()
  expect(screen.getByRole('link', { name: DRILL.folder })).toHaveAttribute(
    'href',
    '/admin/backups/3'
  )
  expect(screen.getByText('Object store')).toBeVisible()
  expect(screen.getByText('1,234')).toBeVisible()
  expect(screen.getByText('61 s')).toBeVisible()
})
