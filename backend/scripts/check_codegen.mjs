import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { API_TYPES } from './api_types.mjs'
import codegen from './codegen.mjs'
import { BACKEND, ROOT } from './paths.mjs'

const GENERATED = [
  join(BACKEND, '.adonisjs'),
  join(BACKEND, 'database', 'schema.ts'),
  join(ROOT, 'docs', 'endpoints.md'),
  API_TYPES,
]
/** Left behind by a server in development, ignored by git. */
const PASSING = /routes\.json$/

/**
 * Generates again and compares: what is committed must be what the code and the migrations give.
 * The new files stay, so that a failure is mended by committing them.
 */
export async function checkCodegen() {
  const before = contents()
  if (await codegen()) return { code: 1, output: 'generating failed; see above' }
  const after = contents()
  const paths = new Set([...before.keys(), ...after.keys()])
  const drifted = [...paths].filter((path) => before.get(path) !== after.get(path)).sort()
  if (!drifted.length) return { code: 0, output: '' }
  const list = drifted.map((path) => `  ${relative(ROOT, path)}`).join('\n')
  return { code: 1, output: `generated files were out of date; commit what is there now:\n${list}` }
}

function contents() {
  return new Map(GENERATED.flatMap(filesBelow).map((path) => [path, readFileSync(path, 'utf8')]))
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PASSING.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
