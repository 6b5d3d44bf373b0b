import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { runDueJobs } from '#core/jobs/due_jobs'
import env from '#start/env'
import { call } from '../procurement/support.js'

export const BACKUPS = '/api/backups'

/** Folders of their own for the backups of a test. @returns removes them */
export async function useBackupFolders(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'binaa-backups-'))
  env.set('BACKUP_DIR', join(root, 'first'))
  env.set('BACKUP_COPY_DIR', join(root, 'second'))
  return async () => {
    env.set('BACKUP_DIR', '')
    env.set('BACKUP_COPY_DIR', '')
    await rm(root, { recursive: true, force: true })
  }
}

/** Asks for a backup as an administrator does, and lets the worker make it. */
export async function makeBackup(client: ApiClient) {
  const ordered = await call(client, 'admin', 'post', BACKUPS, { body: {} })
  ordered.assertStatus(202)
  const outcomes = await runDueJobs()
  const [backup] = (await call(client, 'admin', 'get', BACKUPS)).body()
  return { jobId: ordered.body().id as string, outcome: outcomes.get(ordered.body().id), backup }
}
