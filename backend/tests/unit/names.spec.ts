import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/**
 * One name rules a resource: the folder on both sides, the endpoint, the page, the texts and the
 * tests. Where something must differ it stands in `names.json` with its reason.
 */
interface Difference {
  name: string
  what: 'page' | 'server' | 'endpoint'
  is: string
  why: string
}

interface Resource {
  name: string
  domain: string
  key: string
  folder: string
  endpoint: string
  page: string
}

const ROOT = app.makePath('..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const differences: Difference[] = JSON.parse(read('backend/names.json'))
/** Where the specification puts a department elsewhere than below its name. */
const ROOTS: Record<string, string> = { administration: '/admin', people: '/hr' }
const kebab = (key: string) => key.replaceAll('_', '-')

const usualPage = ({ domain, key }: Pick<Resource, 'domain' | 'key'>) =>
  `${ROOTS[domain] ?? `/${domain}`}/${kebab(key)}`

const resources: Resource[] = globSync('frontend/src/features/*/*/index.tsx', { cwd: ROOT })
  .map((path) => ({ path, text: read(path) }))
  .filter(({ text }) => /define(?:Plain)?Resource\(/.test(text))
  .map(({ path, text }) => {
    const [, , , feature, folder] = path.split('/')
    const name = /name: '([^']+)'/.exec(text)![1]
    const [domain, key] = name.split('.')
    const page = /\n {2}path: (?:'([^']+)'|(\w+))/.exec(text)!
    const constant = page[2] && new RegExp(`const ${page[2]} = '([^']+)'`).exec(text)![1]
    return {
      ...{ name, domain, key },
      folder: `${feature}/${folder}`,
      endpoint: /endpoint: '([^']+)'/.exec(text)![1],
      page: page[1] ?? constant!,
    }
  })

/** What a resource is called in one place: its name, or what the table says. */
function expected({ name }: Resource, what: Difference['what'], usual: string): string {
  return differences.find((one) => one.name === name && one.what === what)?.is ?? usual
}

function wrong(found: (resource: Resource) => [actual: string, due: string]) {
  return resources
    .map((resource) => ({ name: resource.name, found: found(resource) }))
    .filter(({ found: [actual, due] }) => actual !== due)
    .map(({ name, found: [actual, due] }) => `${name}: ${actual}, not ${due}`)
}

test.group('One name', () => {
  test('the pages of a resource lie in the folder of its name', ({ assert }) => {
    assert.isAbove(resources.length, 30)
    assert.deepEqual(
      wrong(({ folder, domain, key }) => [folder, `${domain}/${kebab(key)}`]),
      []
    )
  })

  test('its endpoint is its name', ({ assert }) => {
    assert.deepEqual(
      wrong((one) => [one.endpoint, expected(one, 'endpoint', kebab(one.key))]),
      []
    )
  })

  test('its page is below its department, or where the table says', ({ assert }) => {
    assert.deepEqual(
      wrong((one) => [one.page, expected(one, 'page', usualPage(one))]),
      []
    )
  })

  test('the server has a folder of its name', ({ assert }) => {
    const without = resources.filter(
      (one) => !existsSync(app.makePath('app', expected(one, 'server', `${one.domain}/${one.key}`)))
    )
    assert.deepEqual(
      without.map(({ name }) => name),
      []
    )
  })

  test('its texts stand below its name', ({ assert }) => {
    const files = globSync('frontend/src/**/locales/en.json', { cwd: ROOT })
    const texts = files.map((path) => JSON.parse(read(path)))
    const without = resources.filter(
      ({ domain, key }) => !texts.some((file) => file[domain]?.[key] !== undefined)
    )
    assert.deepEqual(
      without.map(({ name }) => name),
      []
    )
  })

  test('its tests are found by its name', ({ assert }) => {
    const without = resources.filter((one) => {
      const [domain, key] = expected(one, 'server', `${one.domain}/${one.key}`).split('/')
      return !existsSync(app.makePath(`tests/functional/${domain}/${key}.spec.ts`))
    })
    assert.deepEqual(
      without.map(({ name }) => name),
      []
    )
  })

  test('the table names what differs, and nothing else', ({ assert }) => {
    const usual = ({ domain, key }: Resource) => ({
      page: usualPage({ domain, key }),
      server: `${domain}/${key}`,
      endpoint: kebab(key),
    })
    const idle = differences.filter(({ name, what, is, why }) => {
      const resource = resources.find((one) => one.name === name)
      return !resource || !why || usual(resource)[what] === is
    })
    assert.deepEqual(idle, [])
  })
})
