import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWhenChanged } from './build.mjs'
import { BACKEND, dataDir } from './paths.mjs'
import { childEnv } from './processes.mjs'
import { pinnedNode, SERVER_ENV, SERVER_FLAGS } from './runtime.mjs'

const DEMO_SIGN_INS =
  'admin, general.manager, chief.engineer, technical.director, engineer, estimator, bdm, bdm.clients,\n             buyer, po.clerk, storekeeper, planner, foreman, accountant, auditor, staff'

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
  const isDemo = env.PORTAL_PREPARE === 'demo'
  if (isDemo && !existsSync(join(dataDir(), 'app.key')))
    console.log('First start: setting up the demo company …')
  const children = [launch(['bin/server.js'], env)]
  const address = `http://${host}:${port}`
  // the workers' tables are made by the server's first start
  const worker = () => children.push(launch(['ace.js', 'queue:work'], env))
  const announce = () => console.log(announcement(address, isDemo))
  return supervise(children, address, () => {
    if (services) worker()
    announce()
  })
}

function launch(args, env) {
  return spawn(pinnedNode(), [...SERVER_FLAGS, ...args], {
    cwd: join(BACKEND, 'build'),
    env: { ...SERVER_ENV, ...childEnv(env) },
    stdio: 'inherit',
  })
}

/** Runs until a child ends or someone stops it; then all end. @returns {Promise<number>} exit code */
async function supervise(children, address, onReady) {
  let stopping = false
  const stop = () => {
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  void whenReady(address, () => stopping || children[0].exitCode !== null, onReady)
  const first = await onceAnyEnds(children)
  const failed = !stopping && first !== 0
  stop()
  await Promise.all(children.map(ending))
  return failed ? 1 : 0
}

const ending = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode ?? 0)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)))

/** Also sees the children that are launched later. */
async function onceAnyEnds(children) {
  for (;;) {
    const ended = children.find((child) => child.exitCode !== null || child.signalCode !== null)
    if (ended) return ended.exitCode ?? 0
    await sleep(200)
  }
}

async function whenReady(address, over, onReady) {
  while (!over()) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null)
    if (answer?.ok) return onReady()
    await sleep(150)
  }
}

/** Only the demo company has people whose names and password are known. */
export function announcement(address, isDemo) {
  const signIn = isDemo
    ? `Sign in as ${DEMO_SIGN_INS}\n  Password     Binaa-demo-2026`
    : 'A portal without users gets its administrator from: node ace.js portal:setup'
  return `\nBinaa is ready:  ${address}\n\n  ${signIn}\n\nCtrl-C stops it.`
}
