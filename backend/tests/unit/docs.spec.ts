import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const root = app.makePath('..')
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : []
  ),
  ...decisions,
]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

test.group('Documentation', () => {
  test('links lead to files that exist', ({ assert }) => {
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
        .map(([, target]) => target)
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page} → ${target}`)
    )
    assert.deepEqual(dead, [])
  })

  test('files and folders named in full exist', ({ assert }) => {
    const named = /`((?:backend|frontend|docker|docs)\/[\w./-]+)`/g
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(named)]
        .map(([, path]) => path)
        .filter((path) => !path.startsWith('backend/build') && !/^docker\/\w+\.env$/.test(path))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page} names ${path}`)
    )
    assert.deepEqual(dead, [])
  })

  test('the guide to a resource names files of its examples', ({ assert }) => {
    const text = read('docs/adding-a-resource.md')
    const [, byHand] = text.split('## By hand')
    const places = [
      'backend/app/procurement/vendors',
      'backend/app/procurement/warehouses',
      'backend/app/production/variation_orders',
      'backend/app',
      '',
      'frontend/src/features/procurement/vendors',
      'frontend',
    ].map((folder) => join(root, folder))
    const missing = [...byHand.matchAll(/`([\w/-]+\.tsx?)`/g)]
      .map(([, path]) => path)
      .filter((path) => !places.some((place) => existsSync(join(place, path))))
    assert.deepEqual(missing, [])
  })

  test('the command of the guide and its description exist', ({ assert }) => {
    const text = read('docs/adding-a-resource.md')
    const [, example] = /npm run make:resource -- (\S+)/.exec(text) ?? []
    const { fields } = JSON.parse(read(example))
    const types = new Set(fields.map(({ type }: { type: string }) => type))
    for (const type of types) assert.include(text, `\`${type}\``)
    assert.property(JSON.parse(read('package.json')).scripts, 'make:resource')
  })

  test('decisions are numbered without holes', ({ assert }) => {
    const numbers = decisions.map((path) => Number(/(\d{4})-/.exec(path)![1])).sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      numbers.map((_, at) => at + 1)
    )
  })

  test('a decision is short and says context, choice and consequence', ({ assert }) => {
    for (const decision of decisions) {
      const text = read(decision)
      assert.isBelow(text.split('\n').length, 40, decision)
      for (const part of ['Context', 'Choice', 'Consequence']) assert.include(text, `## ${part}`)
    }
  })
})

interface Requirement {
  id: string
  state: string
  where: string
}

const STATES = ['met', 'met, untested', 'partly', 'not met', 'not applicable']

test.group('Self-check by ASVS', () => {
  const lines = () => read('docs/asvs.md').split('\n')
  const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  const requirements = (): Requirement[] =>
    lines()
      .filter((line) => line.startsWith('| v5.0.0-'))
      .map(cells)
      .map(([, id, , , state, where]) => ({ id, state, where }))

  test('the tests and files that it names exist, with their titles', ({ assert }) => {
    const wrong = requirements().flatMap(({ id, state, where }) => {
      const named = [...where.matchAll(/`([\w./-]+\/[\w./-]+)`|“([^”]+)”/g)]
      let text = ''
      let tests = 0
      const missing = named.flatMap(([, path, title]) => {
        if (title) return text.includes(title) ? [] : [`${id}: “${title}”`]
        const spec = `backend/tests/${path}.spec.ts`
        const found = [spec, `backend/app/${path}`, path].find((one) => existsSync(join(root, one)))
        if (!found) return [`${id}: ${path}`]
        if (/\.(spec|test)\.tsx?$/.test(found)) tests++
        text = found.endsWith('.ts') || found.endsWith('.tsx') ? read(found) : ''
        return []
      })
      // what the standard asks of documentation is shown by a page
      const shown = tests > 0 || where.includes('.md')
      return state === 'met' && !shown ? [...missing, `${id} shows no test`] : missing
    })
    assert.deepEqual(wrong, [])
  })

  test('each requirement stands there once, and the sums are theirs', ({ assert }) => {
    const all = requirements()
    assert.lengthOf(new Set(all.map(({ id }) => id)), 253)
    assert.lengthOf(all, 253)
    const sums = (chosen: Requirement[]) => [
      ...STATES.map((state) => chosen.filter((one) => one.state === state).length),
      chosen.length,
    ]
    const told = lines()
      .filter((line) => /^\| (V\d+ |\*\*all)/.test(line))
      .map(cells)
    assert.lengthOf(told, 18)
    for (const [, chapter, ...numbers] of told) {
      const [, number] = /^V(\d+) /.exec(chapter) ?? []
      const chosen = number ? all.filter(({ id }) => id.startsWith(`v5.0.0-${number}.`)) : all
      assert.deepEqual(numbers.slice(0, 6).map(Number), sums(chosen), chapter)
    }
  })
})
