import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import env from '#start/env'
import { refused } from './refusal.js'

type Purpose = 'dump' | 'client'

/** The names under which MariaDB and MySQL ship their tools. */
const NAMES: Record<Purpose, string[]> = {
  dump: ['mariadb-dump', 'mysqldump'],
  client: ['mariadb', 'mysql'],
}

export const databaseName = () => env.get('MYSQL_DATABASE') ?? 'binaa'

export function toolOf(purpose: Purpose): { name: string; mariadb: boolean } {
  for (const name of NAMES[purpose]) {
    const { stdout, error } = spawnSync(name, ['--version'], { encoding: 'utf8' })
    if (!error) return { name, mariadb: /mariadb/i.test(stdout) }
  }
  throw refused('no_tool', { names: NAMES[purpose].join(', ') })
}

interface Account {
  user: string
  password: string
}

/** The account of the portal: rows of the database, where the installation keeps it to them. */
const ownAccount = (): Account => ({
  user: env.get('MYSQL_USER') ?? 'root',
  password: env.get('MYSQL_PASSWORD') ?? '',
})

/** The account that copies the database and restores it for drills; the portal's own where none is named. */
export function backupAccount(): Account {
  const user = env.get('MYSQL_BACKUP_USER')
  if (!user) return ownAccount()
  return { user, password: env.get('MYSQL_BACKUP_PASSWORD')?.release() ?? '' }
}

export function runTool(
  name: string,
  args: string[],
  stdio: 'in' | 'out',
  { user, password } = ownAccount()
): ChildProcess {
  const server = [
    `--host=${env.get('MYSQL_HOST') ?? '127.0.0.1'}`,
    `--port=${env.get('MYSQL_PORT') ?? 3306}`,
    `--user=${user}`,
    '--protocol=tcp',
    '--default-character-set=utf8mb4',
  ]
  return spawn(name, [...server, ...args], {
    // not among the arguments, which every user of the machine can list
    env: { ...process.env, MYSQL_PWD: password },
    stdio: [stdio === 'in' ? 'pipe' : 'ignore', stdio === 'out' ? 'pipe' : 'ignore', 'pipe'],
  })
}

/** Resolves when the tool has done its work. @throws BackupRefused with its message */
export function finished(child: ChildProcess): Promise<void> {
  let stated = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => (stated += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          refused('tool_failed', { tool: child.spawnfile, message: stated.trim().slice(0, 500) })
        )
    })
  })
}

/**
 * The rows of a query, values parted by tabs.
 * @param account asks the server outside of the portal's database
 */
export async function ask(sql: string, account?: Account): Promise<string[]> {
  const { name } = toolOf('client')
  const args = ['--batch', '--skip-column-names', '-e', sql, ...(account ? [] : [databaseName()])]
  const child = runTool(name, args, 'out', account)
  let answer = ''
  child.stdout!.setEncoding('utf8').on('data', (text) => (answer += text))
  await finished(child)
  return answer.split('\n').filter(Boolean)
}
