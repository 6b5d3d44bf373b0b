import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const BACKEND = app.makePath()
const LINES = 300
/** Generated, hence as long as the database is wide. */
const GENERATED = new Set(['database/schema.ts'])
const SKIPPED = new Set(['node_modules', 'build', 'tmp'])

const MAY_KNOW: Record<string, string[]> = JSON.parse(
  readFileSync(join(BACKEND, 'boundaries.json'), 'utf8')
)
const DOMAINS = readdirSync(join(BACKEND, 'app'))
const DEPARTMENTS = Object.keys(MAY_KNOW).filter((name) => MAY_KNOW[name].includes('files'))

/** What only counts under its suffix: the generated registries find these files by name. */
const SUFFIXES = [
  { made: /extends BaseTransformer\b/, suffix: '_transformer.ts' },
  { made: /extends BasePolicy\b/, suffix: '_policy.ts' },
  { made: /extends Job</, suffix: '_job.ts' },
]
/** Folders of a kind stand where a resource has several of it; one alone stands beside the rest. */
const KINDS = /\/(controllers|actions|models|transformers|queries|jobs|validators)$/

interface Source {
  path: string
  text: string
}

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(BACKEND, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    if (entry.isDirectory()) return sourcesBelow(path)
    if (!/\.(ts|mjs)$/.test(entry.name)) return []
    return [{ path, text: readFileSync(join(BACKEND, path), 'utf8') }]
  })
}

const sources = sourcesBelow('app')

/** Every module a file names, in `from`, a bare `import` or `import()`. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name)
}

/** The domain and the rest of `#domain/rest`; null for anything else. */
function domainOf(specifier: string) {
  const [, domain, rest] = /^#([a-z]+)\/(.+)$/.exec(specifier) ?? []
  return domain in MAY_KNOW ? { domain, rest } : null
}

function mayImport(from: string, { domain, rest }: { domain: string; rest: string }) {
  if (domain === from || MAY_KNOW[from].includes(domain)) return true
  const departments = DEPARTMENTS.includes(from) && DEPARTMENTS.includes(domain)
  return departments && /^(events|enums)\//.test(rest)
}

test.group('Architecture', () => {
  test('every folder of app is a domain of the import table', ({ assert }) => {
    assert.deepEqual(
      DOMAINS.filter((name) => !(name in MAY_KNOW)),
      []
    )
  })

  test('imports follow the arrows', ({ assert }) => {
    const wrong = sources.flatMap(({ path, text }) => {
      const from = path.split('/')[1]
      return importsOf(text)
        .map((specifier) => ({ specifier, target: domainOf(specifier) }))
        .filter(({ target }) => target && !mayImport(from, target))
        .map(({ specifier }) => `${path} imports ${specifier}`)
    })
    assert.deepEqual(wrong, [])
  })

  test('a wrong import would be seen, also a lazy one', ({ assert }) => {
    const text = `import a from '#identity/access/access'\nawait import('#procurement/vendors/actions/save_vendor')`
    const targets = importsOf(text).map((specifier) => domainOf(specifier)!)
    assert.deepEqual(
      targets.map((target) => mayImport('core', target)),
      [false, false]
    )
    assert.deepEqual(
      targets.map((target) => mayImport('engineering', target)),
      [true, false]
    )
    const event = domainOf('#procurement/events/purchase_order_events')!
    assert.isTrue(mayImport('engineering', event))
    assert.isFalse(mayImport('core', event))
  })

  test('no relative path leaves its domain', ({ assert }) => {
    const wrong = sources.flatMap(({ path, text }) => {
      const domain = join(BACKEND, 'app', path.split('/')[1])
      return importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) =>
          relative(domain, join(BACKEND, path, '..', specifier)).startsWith('..')
        )
        .map((specifier) => `${path} imports ${specifier}`)
    })
    assert.deepEqual(wrong, [])
  })

  for (const { made, suffix } of SUFFIXES) {
    test(`what is made as …${suffix} carries that suffix`, ({ assert }) => {
      const wrong = sources
        .filter(({ path }) => !path.startsWith('app/core/jobs/'))
        .filter(({ path, text }) => made.test(text) && !path.endsWith(suffix))
      assert.deepEqual(
        wrong.map(({ path }) => path),
        []
      )
    })
  }

  test('what a folder of controllers exports carries its suffix', ({ assert }) => {
    const wrong = sources
      .filter(({ path }) => path.includes('/controllers/') && !path.endsWith('_controller.ts'))
      .filter(({ text }) => /export default class /.test(text))
    assert.deepEqual(
      wrong.map(({ path }) => path),
      []
    )
  })

  test('a folder of a kind holds several', ({ assert }) => {
    const folders = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
    const lonely = [...folders].filter(([path, files]) => KINDS.test(path) && files.length < 2)
    assert.deepEqual(
      lonely.map(([path]) => path),
      []
    )
  })

  test('every domain with routes has them in one file', ({ assert }) => {
    const without = DOMAINS.filter((name) => !['core', 'engines'].includes(name)).filter(
      (name) => !sources.some(({ path }) => path === `app/${name}/routes.ts`)
    )
    assert.deepEqual(without, [])
  })

  test('no file is longer than 300 lines', ({ assert }) => {
    const all = [
      ...sources,
      ...[
        'commands',
        'config',
        'database',
        'providers',
        'scripts',
        'start',
        'tests',
        'bench',
      ].flatMap(sourcesBelow),
    ]
    const long = all
      .filter(({ path }) => !GENERATED.has(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > LINES)
    assert.deepEqual(long, [])
  })
})
