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

  test('the worked example names files of its resource', ({ assert }) => {
    const text = read('docs/adding-a-resource.md')
    const folders = [
      'backend',
      'backend/app/procurement',
      'backend/app',
      'frontend/src',
      'backend/tests',
    ].map((folder) => join(root, folder))
    const places = [...folders, join(root, 'frontend/src/features/procurement/vendors'), join(root, 'backend/app/procurement/controllers'), join(root, 'backend/app/procurement/transformers'), join(root, 'backend/app/procurement/policies'), join(root, 'backend/app/procurement/actions'), join(root, 'backend/app/procurement/enums')] // prettier-ignore
    const missing = [...text.matchAll(/`([\w/-]+\.(?:tsx?|json))`/g)]
      .map(([, path]) => path)
      .filter((path) => path !== 'ar.json')
      .filter((path) => !places.some((place) => existsSync(join(place, path))))
    assert.deepEqual(missing, [])
  })

  test('a decision is short and says context, choice and consequence', ({ assert }) => {
    for (const decision of decisions) {
      const text = read(decision)
      assert.isBelow(text.split('\n').length, 40, decision)
      for (const part of ['Context', 'Choice', 'Consequence']) assert.include(text, `## ${part}`)
    }
  })
})
