import { join } from 'node:path'
import env from '#start/env'
import type { Comparison } from './compare_rows.js'
import { backupAccount } from './mysql_client.js'
import { BackupRefused, backupReason, type Fault } from './refusal.js'
import { readOutcome, runCommand } from './run_command.js'
import { fetchCopy } from './stored_copy.js'
import { createScratch, removeScratch } from './scratch.js'

/** What a drill found. `isJudged`: it says something about the backup, not about where it was tried. */
export interface Verdict {
  isJudged: boolean
  rows: number | null
  checks: number | null
  faultCount: number
  /** The first of them. */
  faults: Fault[]
}

interface Backup {
  place: string
  /** Its name in the object store, when that copy is tried. */
  stored: string | null
  checksum: string | null
}

interface Running {
  signal: AbortSignal
  progress: (percent: number) => Promise<void>
}

const SHOWN = 50

/**
 * Restores a backup into a folder and a database of their own and checks them as `portal:restore` and
 * `portal:verify` do: it runs these very commands, in a process that is told of nothing else. What was made
 * for it is removed, also after a failure.
 */
export async function drill(backup: Backup, scratch: string, running: Running): Promise<Verdict> {
  // what an attempt before this one left
  await removeScratch(scratch)
  try {
    const folder = await createScratch(scratch)
    const { place, stored, checksum } = backup
    const from = stored ? await fetchCopy(stored, folder, running.signal) : place
    return await tried({ from, checksum }, { scratch, folder }, running)
  } catch (error) {
    if (error instanceof BackupRefused) return failedBy(error, false)
    throw error
  } finally {
    await removeScratch(scratch)
  }
}

async function tried(
  { from, checksum }: { from: string; checksum: string | null },
  { scratch, folder }: { scratch: string; folder: string },
  running: Running
): Promise<Verdict> {
  const report = join(folder, 'restore.json')
  try {
    const restored = await runCommand<Comparison>({
      command: ['portal:restore', `--from=${from}`, ...(checksum ? [`--seal=${checksum}`] : [])],
      ...{ report, env: onlyOf(scratch, folder), ...running },
    })
    const checked = await readOutcome<Checked>(`${report}.checks`)
    return verdictOf(restored, checked)
  } catch (error) {
    if (error instanceof BackupRefused) return failedBy(error, true)
    throw error
  }
}

interface Checked {
  checks: number
  faultCount: number
  faults: Fault[]
}

function verdictOf(
  { rows, differences, code }: Comparison & { code: number },
  checked: Checked | null
) {
  const faults: Fault[] = [...differences, ...(checked?.faults ?? [])]
  const faultCount = differences.length + (checked?.faultCount ?? 0)
  // it ended without saying what is wrong: that is no proof of anything
  const isMute = !checked || (code !== 0 && faultCount === 0)
  if (isMute) faults.push(backupReason('checks_ended'))
  return {
    ...{ isJudged: !isMute, rows, checks: checked?.checks ?? null },
    ...{ faultCount: faultCount + Number(isMute), faults: faults.slice(0, SHOWN) },
  }
}

const failedBy = ({ reason }: BackupRefused, isJudged: boolean): Verdict => ({
  ...{ isJudged, rows: null, checks: null, faultCount: 1, faults: [reason] },
})

/** The keys are the portal's: a drill also proves that they open what was saved. */
function onlyOf(scratch: string, folder: string): NodeJS.ProcessEnv {
  const { user, password } = backupAccount()
  return {
    ...{ DATA_DIR: folder, AUDIT_HEADS_DIR: join(folder, 'audit'), QUEUE_CONNECTION: 'local' },
    ...{ MYSQL_DATABASE: scratch, MYSQL_USER: user, MYSQL_PASSWORD: password },
    ...{ MYSQL_READ_HOSTS: '', PORTAL_PREPARE: '' },
    // the live files are in neither place that a drill knows
    ...{ DRIVE_DISK: 'fs', S3_BUCKET: '', BACKUP_S3_BUCKET: '', CLAMD_ADDRESS: '' },
    APP_KEY: env.get('APP_KEY').release(),
    BANK_KEY: env.get('BANK_KEY').release(),
    AUDIT_KEY: env.get('AUDIT_KEY').release(),
    FILES_ENCRYPTION: env.get('FILES_ENCRYPTION') ?? 'off',
    FILES_KEY: env.get('FILES_KEY')?.release() ?? '',
    FILES_KEY_OLD: env.get('FILES_KEY_OLD')?.release() ?? '',
  }
}
