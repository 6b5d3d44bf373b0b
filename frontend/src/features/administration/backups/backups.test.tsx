import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import type { Backup } from './backup'
import definition from './index'
import BackupList from './list'
import BackupShow from './show'

const BACKUP: Backup = {
  ...{ id: 3, folder: 'binaa-20260301T020000Z', state: 'complete', origin: 'schedule' },
  ...{ jobId: null, files: 12, bytes: 3_565_000, checksum: 'ab'.repeat(32), place: '/srv/b' },
  ...{ copyPlace: null, copyError: 'EACCES: /mnt/share', error: null, isSound: false },
  ...{ storePlace: null, storeError: 'AccessDenied: no such key' },
  ...{ madeAt: '2026-03-01T02:00:00.000Z', endedAt: null, verifiedAt: null, createdBy: null },
  can: { download: false },
}
const JOB = { id: '0b0e0d0c-0000-4000-8000-000000000001', status: 'completed', progress: 100 }
const LIST_ANSWER = { body: [BACKUP], headers: { 'x-total-count': '1' } }

const show = (abilities: ('backups.view' | 'backups.manage')[]) =>
  renderResource(definition, {
    ...{ path: '/admin/backups', at: '/admin/backups', element: <BackupList />, abilities },
    answers: {
      'GET /api/backups': LIST_ANSWER,
      'POST /api/backups': { status: 202, body: JOB },
      [`GET /api/jobs/${JOB.id}`]: { body: JOB },
    },
  })

test('backups are listed with their verdict, and an administrator makes one', async () => {
  show(['backups.view', 'backups.manage'])
  expect(await screen.findByText('Faults found')).toBeVisible()
  expect(screen.getByText('3.4 MB')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Back up now/ }))
  await waitFor(() => expect(sentTo('POST', '/api/backups')).toHaveLength(1))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('an owner who is no administrator sees them and starts none', async () => {
  show(['backups.view'])
  expect(await screen.findByText('Faults found')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Back up now/ })).toBeNull()
})

test('one says where it lies and why its copy failed; only owners download it', async () => {
  renderResource(definition, {
    ...{ path: '/admin/backups/:id', at: '/admin/backups/3', element: <BackupShow /> },
    answers: { 'GET /api/backups/3': { body: BACKUP } },
  })
  expect(await screen.findByText('EACCES: /mnt/share')).toBeVisible()
  expect(screen.getByText('AccessDenied: no such key')).toBeVisible()
  expect(screen.getByText('/srv/b')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
})
