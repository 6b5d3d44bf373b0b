import { spawnSync } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import { buildWhenChanged } from '../../scripts/build.mjs'

/** The server as it is installed. @returns the folder of the build, made where it is out of date */
export async function builtServer(): Promise<string> {
  if (await buildWhenChanged({ pages: false })) throw new Error('the server cannot be built')
  return app.makePath('build')
}

/** Runs one program of the build to its end. */
export function runBuilt(folder: string, args: string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  return { code: status, output: stdout + stderr }
}
