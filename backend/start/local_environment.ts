import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkKeys } from './check_keys.js'

/**
 * Fills what a fresh machine does not say: where the data lies, the keys, the address.
 * Keys are made once and kept beside the data (mode 0600), so that a restart reads its own
 * cookies and encrypted columns. A production that sets them by environment is left alone.
 */
export function prepareLocalEnvironment(appRoot: URL) {
  const given = { ...process.env }
  // every stored instant is UTC; the process must not shift them
  process.env.TZ = 'UTC'
  const defaults: Record<string, string> = {
    HOST: '127.0.0.1',
    PORT: '3333',
    LOG_LEVEL: 'info',
    DB_CONNECTION: 'sqlite',
    QUEUE_CONNECTION: 'local',
    DATA_DIR: resolve(appRoot.pathname, repositoryDepth(appRoot), '.data'),
  }
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
  process.env.DATA_DIR = resolve(process.env.DATA_DIR!)
  mkdirSync(process.env.DATA_DIR, { recursive: true, mode: 0o700 })
  process.env.APP_KEY ||= storedKey('app.key')
  process.env.BANK_KEY ||= storedKey('bank.key')
  process.env.AUDIT_KEY ||= storedKey('audit.key')
  checkKeys(given, process.env)
}

/** The compiled app lies one folder deeper (backend/build) than its sources (backend). */
function repositoryDepth(appRoot: URL) {
  return appRoot.pathname.replace(/\/$/, '').endsWith('/build') ? '../..' : '..'
}

function storedKey(name: string) {
  const path = join(process.env.DATA_DIR!, name)
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const key = randomBytes(32).toString('base64url')
  writeFileSync(path, key, { mode: 0o600, flag: 'wx' })
  return key
}
