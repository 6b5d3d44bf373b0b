import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { Listing } from '#core/listing/definition'

/** A name that a person reads; of files the folded copy is kept beside it. */
const NAME = /(^|_)(name|title|company)(_ar)?$/
/** Names that no list sorts by the alphabet of a language. */
const CODES = ['users.username']

test.group('Lists', () => {
  test('sort names by the letters of the alphabet', async ({ assert }) => {
    const files = globSync('app/**/listing.ts', { cwd: app.makePath() })
    assert.isAbove(files.length, 80)
    const wrong: string[] = []
    for (const file of files) {
      const known = Object.values(await import(app.makePath(file))) as Partial<Listing>[]
      for (const { table, fields = {} } of known.filter(({ fields }) => fields))
        for (const { column, type, sort = true, letters, sortBy } of Object.values(fields)) {
          const one = `${table}.${column}`
          const isName = type === 'text' && sort && NAME.test(column) && !CODES.includes(one)
          if (isName && !letters && !sortBy) wrong.push(`${file}: ${one}`)
        }
    }
    assert.deepEqual(wrong, [])
  })
})
