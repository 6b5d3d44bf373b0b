import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const ROOT = app.makePath('..')
const EXAMPLE = 'docs/examples/site_tools.json'
const SKIPPED = new Set(['.git', '.data', 'build', 'dist', 'tmp', 'node_modules'])
const HEIGHT = { server: 300, pages: 130 }

/** The repository in a folder of its own, with links to the installed packages. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'binaa-made-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !SKIPPED.has(basename(path)) })
  for (const workspace of ['', 'backend', 'frontend'])
    linkPackages(join(ROOT, workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
  return copy
}

/** Link by link, so that the workspaces of the copy are those of the copy. */
function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@binaa') cpSync(join(from, name), join(to, name), COPY_LINKS)
    else symlinkSync(join(from, name), join(to, name))
  }
}

const COPY_LINKS = { recursive: true, verbatimSymlinks: true }

function run(cwd: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const { INIT_CWD: _, ...env } = process.env
    const child = spawn(process.execPath, args, { cwd, env: { ...env, CI: '' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Made files that the guide does not name, and files that it names but no one makes. */
function unexplained(files: string[]): string[] {
  const guide = readFileSync(join(ROOT, 'docs/adding-a-resource.md'), 'utf8')
  const named = [...guide.matchAll(/^\| `([\w./…-]+)` /gm)]
    .map(([, path]) => path)
    .filter((path) => path.includes('/'))
  const fits = (file: string, path: string) =>
    path.split('…').every((part) => file.includes(part.replace(/\/$/, '')))
  return [
    ...files.filter((file) => !named.some((path) => fits(file, path))),
    ...named.filter((path) => !files.some((file) => fits(file, path))),
  ]
}

test.group('make:resource', (group) => {
  let copy = ''
  group.setup(() => {
    copy = copyOfRepository()
    return () => rmSync(copy, { recursive: true, force: true })
  })

  test('makes a resource that compiles and passes its own tests', async ({ assert }) => {
    const pass = async (folder: string, ...args: string[]) => {
      const { code, output } = await run(join(copy, folder), args)
      assert.equal(code, 0, `${args.join(' ')}\n${output}`)
      return output
    }
    const made = await pass('', 'backend/scripts/run.mjs', 'make:resource', EXAMPLE)
    const files = [...made.matchAll(/^made +(\S+)$/gm)].map(([, path]) => path)
    assert.deepEqual(unexplained(files), [])
    const height = (pattern: RegExp) => {
      const own = files.filter((path) => pattern.test(path))
      assert.isNotEmpty(own)
      return own.reduce((sum, path) => sum + lines(readFileSync(join(copy, path), 'utf8')), 0)
    }
    assert.isAtMost(height(/^backend\//), HEIGHT.server)
    assert.isAtMost(height(/^frontend\/.*\/(index|pages)\.tsx$/), HEIGHT.pages)

    const touched = [...made.matchAll(/^(?:made|changed) +(\S+\.tsx?)$/gm)].map(([, path]) => path)
    const types = (workspace: string) => {
      const own = touched.filter((path) => path.startsWith(`${workspace}/`))
      assert.isNotEmpty(own)
      return pass('', 'backend/scripts/check_types_of.mjs', workspace, ...own)
    }
    await Promise.all([types('backend'), types('frontend')])
    const vitest = join(ROOT, 'frontend/node_modules/vitest/vitest.mjs')
    const [api, pages] = await Promise.all([
      pass('', 'backend/scripts/run.mjs', 'test', 'functional', '--files=site_tools'),
      pass('frontend', vitest, 'run', 'src/features/procurement/site-tools'),
    ])
    assert.match(api, /4 passed, 0 failed/)
    assert.match(pages, /3 passed/)
  }).timeout(900_000)

  test('refuses a description that lacks something, by its name', async ({ assert }) => {
    const { code, output } = await run(copy, [
      'backend/scripts/run.mjs',
      'make:resource',
      'package.json',
    ])
    assert.notEqual(code, 0)
    assert.include(output, 'the description lacks domain')
  })
})

const lines = (text: string) => text.split('\n').length - 1
