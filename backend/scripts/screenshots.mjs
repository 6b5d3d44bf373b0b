import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { BACKEND, ROOT } from './paths.mjs'
import { runNode } from './processes.mjs'

const TAKE = 'tests/browser/screenshots/take.ts'

/** Takes the pictures of `docs/screenshots` again: all, or those whose names are given. */
export default async function screenshots(names = []) {
  const folder = join(ROOT, 'docs', 'screenshots')
  mkdirSync(folder, { recursive: true })
  const code = await buildWhenChanged()
  return code || runNode(['--import=@poppinss/ts-exec', TAKE, folder, ...names], { cwd: BACKEND })
}
