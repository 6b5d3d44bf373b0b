import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/runtime.mjs'

export interface Server {
  origin: string
  process: ChildProcess
  /** From the launch to the first ready answer. */
  startMs: number
}

const BACKEND = join(import.meta.dirname, '../..')
/** Servers have one core and the load the rest, where the system can be set so. */
const PINNED = spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** The built portal in production mode, as `npm start` runs it. */
export async function startPortal(env: NodeJS.ProcessEnv): Promise<Server> {
  const build = join(BACKEND, 'build')
  if (!existsSync(join(build, 'bin/server.js')))
    throw new Error('no built server: npm run build first')
  return launch(build, [...SERVER_FLAGS, 'bin/server.js'], '/health/ready', {
    // beside MySQL the workers are processes of their own, as in `start:services`
    QUEUE_CONNECTION: process.env.DB_CONNECTION === 'mysql' ? 'redis' : 'local',
    ...env,
    ...SERVER_ENV,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
}

export function startFloor(env: NodeJS.ProcessEnv): Promise<Server> {
  return launch(BACKEND, [join(import.meta.dirname, 'floor_server.ts')], '/clients/1', env)
}

async function launch(
  cwd: string,
  args: string[],
  path: string,
  env: NodeJS.ProcessEnv
): Promise<Server> {
  const port = await freePort()
  const [file, ...rest] = PINNED
    ? ['taskset', '-c', '0', process.execPath, ...args]
    : [process.execPath, ...args]
  const start = performance.now()
  const child = spawn(file, rest, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with code ${child.exitCode}`)
    const answer = await fetch(origin + path).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return { origin, process: child, startMs: performance.now() - start }
    await sleep(5)
  }
}

export async function stop({ process: child }: Server) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Resident memory in MB; NaN where the system does not tell. */
export function residentMb({ process: child }: Server): number {
  const path = `/proc/${child.pid}/status`
  if (!existsSync(path)) return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))![1]) / 1024
}

/** Milliseconds of processor time that a server has used so far; NaN where the system does not tell. */
export function cpuMs({ process: child }: Server): number {
  const path = `/proc/${child.pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
