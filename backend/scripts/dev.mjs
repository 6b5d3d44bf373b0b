import { spawn } from 'node:child_process'
import { BACKEND, dataDir, FRONTEND, ROOT } from './paths.mjs'
import { childEnv } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

/** Both sides with reload: pages on 5173 (proxied to the API), the API on 3333. */
export default async function dev() {
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir(),
    PORTAL_PREPARE: 'demo',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  }
  const children = [
    spawn(pinnedNode(), ['ace.js', 'serve', '--watch'], {
      cwd: BACKEND,
      env: childEnv(env),
      stdio: 'inherit',
    }),
    spawn(pinnedNode(), [`${ROOT}/node_modules/vite/bin/vite.js`], {
      cwd: FRONTEND,
      env: childEnv(),
      stdio: 'inherit',
    }),
  ]
  const stop = () => children.forEach((child) => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))
  stop()
  return 0
}
