import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKEND, FRONTEND, ROOT } from './paths.mjs'
import { run, tool } from './processes.mjs'
import { pinnedNode } from './runtime.mjs'

/** What only the sources have: a sign-in without a password, for anyone who develops. */
const DEVELOPMENT = ['tests', 'app/identity/development']

const SKIPPED = new Set(['node_modules', 'build', 'dist', 'tests', 'bench', 'tmp', '.adonisjs'])

/** Builds both sides. */
export default async function build() {
  return (await buildFrontend()) || (await buildBackend())
}

/** Builds what has changed since the last time. @returns {Promise<number>} exit code */
export async function buildWhenChanged({ pages = true, backend = true } = {}) {
  const code = pages ? await buildPagesWhenChanged() : 0
  return code || !backend ? code : buildServerWhenChanged()
}

async function buildPagesWhenChanged() {
  const stamp = join(FRONTEND, 'dist', '.stamp')
  const pages = hashTree([FRONTEND, join(BACKEND, 'app/identity')])
  if (stampOf(stamp) === pages) return 0
  console.log('Building the portal’s pages …')
  const code = await buildFrontend({ quiet: true })
  if (!code) writeFileSync(stamp, pages)
  return code
}

async function buildServerWhenChanged() {
  const stamp = join(BACKEND, 'build', '.stamp')
  const server = hashTree([BACKEND])
  if (stampOf(stamp) === server) return 0
  console.log('Building the server …')
  const code = await buildBackend({ quiet: true })
  if (!code) writeFileSync(stamp, server)
  return code
}

async function buildFrontend({ quiet = false } = {}) {
  const { code, output } = await tool('vite/bin/vite.js', ['build'], {
    cwd: FRONTEND,
    // anyone who builds for a test gets the pages that everybody gets
    env: { NODE_ENV: 'production' },
    capture: quiet,
    quiet,
  })
  if (code && quiet) console.error(output)
  return code
}

async function buildBackend({ quiet = false } = {}) {
  rmSync(join(BACKEND, 'build'), { recursive: true, force: true })
  const { code, output } = await run(
    pinnedNode(),
    ['ace.js', 'build', '--tsconfig', 'tsconfig.build.json'],
    {
      cwd: BACKEND,
      env: { NODE_ENV: 'development', DATA_DIR: join(ROOT, '.cache', 'build') },
      capture: quiet,
      quiet,
    }
  )
  if (code) {
    if (quiet) console.error(output)
    return code
  }
  for (const folder of DEVELOPMENT)
    rmSync(join(BACKEND, 'build', folder), { recursive: true, force: true })
  const languages = join(BACKEND, 'resources')
  if (!existsSync(join(BACKEND, 'build', 'resources')))
    cpSync(languages, join(BACKEND, 'build', 'resources'), { recursive: true })
  return 0
}

function stampOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** One hash over the contents of all sources below some folders. */
function hashTree(folders) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of folders) visit(folder, hash)
  return hash.digest('hex')
}

function visit(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) visit(path, hash)
    } else if (!/\.(test|spec)\.tsx?$|\.log$/.test(entry.name))
      hash.update(path).update(readFileSync(path))
  }
}
