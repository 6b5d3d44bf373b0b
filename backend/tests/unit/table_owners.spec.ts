import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/**
 * Each table has an owner: the domain whose migration made it. Others read it through the owner's
 * models, queries and views or through what stands in `events/`; no one else names it in a query.
 */
const MADE = /(?:createTable(?:IfNotExists)?\(\s*|renameTable\('[a-z_]+', )'([a-z_]+)'/g
const NAMED = /\.(?:from|table|(?:inner|left|right|cross)?[jJ]oin)\(\s*'([a-z_]+)(?: as \w+)?'/g

/** The kernel itself stores files, names people and knows settings, no matter which domain manages them. */
const KERNEL = new Set(['files', 'file_versions', 'users', 'settings', 'sections', 'list_options'])

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

const owners = new Map(
  globSync('database/migrations/*.ts', { cwd: app.makePath() }).flatMap((path) => {
    const [, domain] = /\/\d+_([a-z]+)_/.exec(path)!
    return [...read(path).matchAll(MADE)].map(([, table]): [string, string] => [table, domain])
  })
)

/** Tables of others that a file of `app` names in its queries. */
function foreignTables(path: string, text: string): string[] {
  const domain = path.split('/')[0]
  return [...text.matchAll(NAMED)]
    .map(([, table]) => table)
    .filter((table) => owners.has(table) && owners.get(table) !== domain)
    .filter((table) => !(domain === 'core' && KERNEL.has(table)))
}

test.group('Owners of tables', () => {
  test('are known for the tables of every department', ({ assert }) => {
    assert.isAbove(owners.size, 90)
    assert.equal(owners.get('purchase_orders'), 'procurement')
    assert.equal(owners.get('projects'), 'production')
  })

  test('no one else names a table in a query', ({ assert }) => {
    const files = globSync('**/*.ts', { cwd: app.makePath('app') })
    const found = files
      .filter((path) => !path.includes('/events/'))
      .flatMap((path) =>
        foreignTables(path, read(join('app', path))).map((table) => `${path} ${table}`)
      )
    assert.deepEqual(found, [])
  })

  test('a query of another department would be seen', ({ assert }) => {
    const text = "db.from('projects as p').leftJoin('clients', 'clients.id', 'p.client_id')"
    assert.deepEqual(foreignTables('procurement/vendors/show.ts', text), ['projects', 'clients'])
    assert.deepEqual(foreignTables('commercial/clients/show.ts', text), ['projects'])
    assert.deepEqual(foreignTables('core/storage/a.ts', "db.from('files')"), [])
  })
})
