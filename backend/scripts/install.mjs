import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const stamp = join(ROOT, 'node_modules', '.binaa-lock')

/**
 * Installs the locked packages when they are absent or the lock has changed. Install scripts stay
 * off: everything works without them, and none can download anything.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (first start or changed lock file) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
  ]
  const { status } = spawnSync(npm, [...args, '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
