import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { abilityOf } from '#core/http/secure'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import type User from '#identity/shared/user'
import { absentPath } from '#tests/helpers/absent_path'
import { tried } from '#tests/helpers/claims'
import type { CookieJar } from '#tests/helpers/cookie_jar'
import { readableAddresses } from '#tests/helpers/readable_addresses'
import { person } from '#tests/helpers/users'
import { inTurn } from '../../../scripts/turns.mjs'
import { viewAs } from '../identity/person_view_support.js'

const PEOPLE = ['buyer', 'engineer', 'accountant', 'hr.manager', 'planner', 'bdm']
const PARTS = 6
/** Stands in what is somebody's own. */
const MARKER = 'Kept to oneself'
/** Written by who looks: their requests, what they read, and the session itself. */
const TOUCHED = new Set(['audit_logs', 'audit_seals', 'file_downloads', 'user_sessions'])

let tables: string[] = []

test.group('Whatever is read in a view as another user', (group) => {
  // asked for outside of the transaction, which holds the only connection
  group.setup(async () => {
    tables = await db.connection().getAllTables()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('is all there is: nothing is changed', async ({ assert }) => {
    const jar = await viewAs('buyer')
    const routes = Object.values(router.toJSON()).flat() as any[]
    const before = await countRows()
    for (const route of routes) {
      if (abilityOf(route) === 'public' || !route.pattern.startsWith('/api/')) continue
      const path = absentPath(route)
      for (const method of route.methods) {
        if (['GET', 'HEAD'].includes(method) || path === '/api/auth/keep-alive') continue
        if (path === '/api/person-views/current') continue
        const { status, body } = await jar.send(method, path, {})
        tried('functions')
        assert.equal(status, 403, `${method} ${path}`)
        assert.equal((body as { code: string }).code, 'VIEW_READ_ONLY', `${method} ${path}`)
      }
    }
    const after = await countRows()
    for (const table of Object.keys(after))
      if (!TOUCHED.has(table)) assert.equal(after[table], before[table], table)
  }).timeout(300_000)

  test('is open to both people, belongs to neither alone, and leaves no trace', async ({
    client,
    assert,
  }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    const admin = await person('admin')
    const paths = await readableAddresses()
    assert.isAbove(paths.length, 150)
    const wrong: string[] = []
    for (const username of inTurn(PEOPLE, PARTS)) {
      const viewed = await person(username)
      await markOwn(viewed.id)
      const jar = await viewAs(username)
      const before = await countRows()
      let open = 0
      for (const path of paths) {
        tried('objects')
        const { status, text } = await read(jar, path)
        if (status >= 500) wrong.push(`${username} ${path}: ${status}`)
        if (text.includes(MARKER)) wrong.push(`${username} ${path}: what is their own`)
        if (status !== 200) continue
        open++
        wrong.push(...(await excess(client, { path, text, viewed, admin })))
      }
      const after = await countRows()
      for (const [table, rows] of Object.entries(after))
        if (rows !== before[table] && !TOUCHED.has(table)) wrong.push(`${username}: ${table}`)
      assert.lengthOf(
        await db.from('notifications').where('user_id', viewed.id).whereNotNull('read_at'),
        0
      )
      // the shortest of them is HR's, whose whole department stays closed
      assert.isAtLeast(open, 10, username)
      await jar.send('POST', '/api/auth/logout')
    }
    assert.deepEqual(wrong, [])
  }).timeout(900_000)
})

/** What is a person's own, in the tables of which a list would answer it. */
async function markOwn(userId: number) {
  const created = { created_at: sqlInstant() }
  await db.table('notifications').insert({
    ...{ user_id: userId, type: 'other', kind: 'other', priority: 'normal', in_digest: false },
    ...{ title: MARKER, title_ar: MARKER, message: MARKER, message_ar: MARKER, ...created },
  })
  await db.table('api_tokens').insert({
    ...{ user_id: userId, name: MARKER, token_hash: String(userId).padStart(64, 'a') },
    ...{ ending: 'mark', abilities: '[]', expires_at: sqlInstant(86_400), ...created },
  })
  await db.table('saved_views').insert({
    ...{ user_id: userId, resource: 'vendors', name: MARKER, shared: false, is_default: false },
    ...{ state: '{"query":"","columns":[]}', version: 1, ...created, updated_at: sqlInstant() },
  })
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await db.from(table).count('* as total')
    counts[table] = Number(row.total)
  }
  return counts
}

/** As a browser asks: the session decides. */
async function read(jar: CookieJar, path: string) {
  const response = await fetch(`${jar.origin}${path}`, { headers: { cookie: jar.header } })
  return { status: response.status, text: await response.text() }
}

interface Reading {
  path: string
  text: string
  viewed: User
  admin: User
}

/** What a view answers beyond what the person or the administrator is answered. */
async function excess(client: ApiClient, { path, text, viewed, admin }: Reading) {
  // who it is, and how long the administrator's session lasts
  if (path === '/api/auth/current-user' || path === '/api/auth/session') return []
  const wrong: string[] = []
  const shown = parse(text)
  if (hasRights(shown)) wrong.push(`${viewed.username} ${path}: a right`)
  for (const reader of [viewed, admin]) {
    const name = `${viewed.username} ${path}: not open to ${reader.username}`
    const response = await client.get(path).loginAs(reader)
    if (response.status() !== 200) {
      wrong.push(name)
      continue
    }
    const known = idsIn(parse(response.text() ?? ''))
    // lists of more than a page differ in what stands on it
    const isWhole = known.size < 25 || reader === viewed
    if (isWhole && [...idsIn(shown)].some((id) => !known.has(id))) wrong.push(name)
  }
  return wrong
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const idsIn = (value: unknown): Set<unknown> =>
  new Set(Array.isArray(value) ? value.map((row) => (row as { id?: unknown } | null)?.id) : [])

function hasRights(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, member]) => {
    const isRights = name === 'can' && typeof member === 'object' && member !== null
    return isRights ? Object.values(member).includes(true) : hasRights(member)
  })
}
