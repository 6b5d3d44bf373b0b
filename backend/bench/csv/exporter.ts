import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Exported {
  milliseconds: number
  rise: number
  size: number
}

export const ACCOUNT = [
  '-h',
  process.env.MYSQL_HOST ?? '127.0.0.1',
  '-P',
  process.env.MYSQL_PORT ?? '3306',
  '-u',
  process.env.MYSQL_USER ?? 'root',
]
const COLUMNS =
  'name,job_title,company,company_type,mobile,email,phone,location,address,website,notes'

/** The server's next word to this bench; the framework sends messages of its own. */
function answerOf<Answer>(server: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the server went away'))
    const listen = (message: { bench?: Answer }) => {
      if (!message.bench) return
      server.off('message', listen).off('exit', gone)
      resolve(message.bench)
    }
    server.on('message', listen).once('exit', gone)
  })
}

/** The portal as one process that exports on a signal, on a database with at least so many clients. */
export async function startExporter(
  clients: number
): Promise<{ server: ChildProcess; password: string }> {
  const server = fork(join(import.meta.dirname, 'server.ts'), [String(clients)], {
    execArgv: ['--import', '@poppinss/ts-exec', '--expose-gc'],
  })
  const { password } = await answerOf<{ password: string }>(server)
  return { server, password }
}

export function exportOnce(server: ChildProcess): Promise<Exported> {
  const answer = answerOf<Exported>(server)
  server.send('export')
  return answer
}

/** The floor: the batch client with the same rows. @returns milliseconds */
export async function batchOnce(database: string) {
  const query = `select ${COLUMNS} from clients order by name, id`
  const start = performance.now()
  const batch = spawn('mariadb', [...ACCOUNT, '--batch', '--quick', '-e', query, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  batch.stdout.resume()
  await once(batch, 'close')
  return performance.now() - start
}
