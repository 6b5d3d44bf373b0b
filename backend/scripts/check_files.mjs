import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from './project_files.mjs'
import { ROOT } from './paths.mjs'

const LIMIT = 300
const GENERATED = new Set(['backend/database/schema.ts'])

/** A file over 300 lines has more than one subject. */
export function checkFileSizes() {
  const long = projectFiles(/\.(tsx?|m?js)$/)
    .filter((path) => !GENERATED.has(path))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > LIMIT)
  return verdict(long.map(({ path, lines }) => `${path}: ${lines} lines, at most ${LIMIT}`))
}

/** The lock file names no registry, so that it installs from whichever one a machine is set to. */
export function checkLockFile() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const bound = Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path, { resolved }]) => `${path} is bound to ${resolved}`)
  return verdict(bound)
}

/** @returns {{ code: number, output: string }} what a step answers */
export function verdict(problems) {
  return { code: problems.length ? 1 : 0, output: problems.join('\n') }
}
