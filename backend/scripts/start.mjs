import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWhenChanged } from './build.mjs'
import { keepRunning, START_AGAIN } from './keep_running.mjs'
import { BACKEND, dataDir } from './paths.mjs'
import { childEnv } from './processes.mjs'
import { pinnedNode, SERVER_ENV, SERVER_FLAGS } from './runtime.mjs'

const DEMO_SIGN_INS =
  'admin, general.manager, chief.engineer, technical.director, engineer, estimator, bdm, bdm.clients,\n             buyer, po.clerk, storekeeper, planner, foreman, accountant, auditor, hr.manager, hr.officer,\n             staff'

/** `start`: the embedded portal with its demo company. `start:services`: MySQL, Redis, own workers. */
export default async function start(_args, name) {
  const services = name === 'start:services'
  const code = await buildWhenChanged()
  if (code) return code
  const host = process.env.HOST || '127.0.0.1'
  const port = process.env.PORT || '3333'
  const env = {
    NODE_ENV: 'production',
    HOST: host,
    PORT: port,
    DATA_DIR: dataDir(),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    DB_CONNECTION: process.env.DB_CONNECTION || (services ? 'mysql' : 'sqlite'),
    QUEUE_CONNECTION: process.env.QUEUE_CONNECTION || (services ? 'redis' : 'local'),
    // an empty database is filled with the demo company unless stated otherwise
    PORTAL_PREPARE: process.env.PORTAL_PREPARE || 'demo',
  }
  const isDemo = () => env.PORTAL_PREPARE === 'demo' && !existsSync(join(dataDir(), 'demo-removed'))
  if (isDemo() && !existsSync(join(dataDir(), 'app.key')))
    console.log('First start: setting up the demo company …')
  const address = `http://${host}:${port}`
  for (;;) {
    const ended = await runAll(env, services, address, () =>
      console.log(announcement(address, isDemo()))
    )
    if (ended !== START_AGAIN) return ended
    console.log('The portal is started again, as was asked for in it.')
  }
}

/** The server, and where it works with services a worker; all of them end together. */
async function runAll(env, services, address, announce) {
  const ending = new AbortController()
  const end = () => ending.abort()
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, end)
  const { signal } = ending
  const keep = (name, args, wasReady) =>
    keepRunning(name, () => launch(args, env), { signal, wasReady }).finally(() => ending.abort())
  let isReady = false
  const running = [keep('server', ['bin/server.js'], () => isReady)]
  await whenReady(address, signal)
  if (!signal.aborted) {
    isReady = true
    // the workers' tables are made by the server's first start
    if (services) running.push(keep('worker', ['ace.js', 'queue:work']))
    announce()
  }
  const codes = await Promise.all(running)
  for (const name of ['SIGINT', 'SIGTERM']) process.off(name, end)
  return Math.max(...codes)
}

function launch(args, env) {
  return spawn(pinnedNode(), [...SERVER_FLAGS, ...args], {
    cwd: join(BACKEND, 'build'),
    env: { ...SERVER_ENV, ...childEnv(env) },
    stdio: 'inherit',
  })
}

async function whenReady(address, signal) {
  while (!signal.aborted) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(150, null, { signal }).catch(() => null)
  }
}

/** Only the demo company has people whose names and password are known. */
export function announcement(address, isDemo) {
  const signIn = isDemo
    ? `Sign in as ${DEMO_SIGN_INS}\n  Password     Binaa-demo-2026`
    : 'A portal without users gets its administrator from: node ace.js portal:setup'
  return `\nBinaa is ready:  ${address}\n\n  ${signIn}\n\nCtrl-C stops it.`
}
