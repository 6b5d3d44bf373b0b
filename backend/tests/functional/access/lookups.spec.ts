import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { searchText, searchWords } from '#engines/text/fold'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { tableOf } from '#tests/helpers/readable_addresses'
import { person } from '#tests/helpers/users'

interface Choice {
  id: number
}

/** Every address of choices. */
const lookups = () =>
  (Object.values(router.toJSON()).flat() as unknown as { pattern: string; methods: string[] }[])
    .filter(({ pattern, methods }) => methods.includes('GET') && /\/lookup$/.test(pattern))
    .map(({ pattern }) => pattern)

/** What is found and not shown: of colleagues everyone reads the position in their list. */
const FOUND_BESIDE: Record<string, string[]> = {
  '/api/employees/lookup': ['position', 'position_ar'],
}

/** What a list hides from those who only choose from it; nothing else in the portal says so. */
const RARE: Record<string, string> = {
  mobile: '+966559871234',
  phone: '+966118887654',
  email: 'qurtuba.zaytun@jabal.example',
  iban: 'SA4420000001234567891234',
  account_number: '608010999777',
  tax_number: '399999999900003',
  id_number: '2498765432',
  notes: 'falaj irrigation',
}

const ask = async (client: ApiClient, user: User, path: string, q: string, language = 'en') => {
  tried('objects')
  const response = await client
    .get(path)
    .qs({ q, ...(path.includes('/rates/') && { currency: 'SAR' }) })
    .header('Accept-Language', language)
    .loginAs(user)
  response.assertStatus(200)
  return response.body() as Choice[]
}

/** Some answer all there is and search nothing, whatever is typed. */
async function searched(client: ApiClient, user: User) {
  const paths = []
  for (const path of lookups())
    if (!(await ask(client, user, path, 'nothing that is there')).length) paths.push(path)
  return paths
}

/** What a choice says of a record, in both languages. */
async function shownOf(
  client: ApiClient,
  user: User,
  path: string,
  { id, q }: Choice & { q: string }
) {
  const texts = []
  for (const language of ['en', 'ar']) {
    const choice = (await ask(client, user, path, q, language)).find((one) => one.id === id)
    if (!choice) return null
    texts.push(JSON.stringify(choice))
  }
  return searchText(...texts)
}

/** Beginnings of a word, as someone who guesses types them: each longer than the one before. */
const beginnings = (word: string) =>
  [3, Math.ceil(word.length * 0.6), word.length]
    .filter((length) => length <= word.length)
    .map((length) => word.slice(0, length))

test.group('Choices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('find by nothing that they do not show', async ({ client, assert }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    const user = await person('admin')
    const paths = await searched(client, user)
    assert.isAbove(paths.length, 12)
    const wrong = new Set<string>()
    let found = 0
    for (const path of paths) {
      const table = tableOf(path.replace('/lookup', ''))
      const [first] = await ask(client, user, path, '')
      if (!first) continue
      const row = await db.from(table).where('id', first.id).firstOrFail()
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' || /search_text|_key$|_at$|_on$/.test(column)) continue
        if (FOUND_BESIDE[path]?.includes(column)) continue
        const word = searchWords(value).at(-1)
        for (const q of word ? beginnings(word) : []) {
          const shown = await shownOf(client, user, path, { id: first.id, q })
          if (shown === null) continue
          found++
          if (!shown.includes(searchText(q))) wrong.add(`${path} by ${column}: ${q}`)
        }
      }
    }
    assert.deepEqual([...wrong], [])
    // numbers and names are found: otherwise nothing was tried
    assert.isAbove(found, 40)
  }).timeout(300_000)

  test('confirm no mobile, address or account that only the list knows', async ({
    client,
    assert,
  }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    const user = await person('admin')
    const wrong = new Set<string>()
    const known = new Set<string>()
    for (const path of await searched(client, user)) {
      const list = path.replace('/lookup', '')
      const table = tableOf(list)
      const [first] = await ask(client, user, path, '')
      if (!first) continue
      const row = await db.from(table).where('id', first.id).firstOrFail()
      if (!('search_text' in row)) continue
      const own = Object.entries(RARE).filter(([column]) => column in row)
      // the search of a list knows more than its choice may confirm, whatever its columns are
      const texts = [...Object.values(RARE), ...own.map(([, value]) => value)]
      await db
        .from(table)
        .where('id', first.id)
        .update({
          ...Object.fromEntries(own),
          search_text: searchText(row.search_text, ...new Set(texts)),
        })
      const listed = await client.get(list).qs({ q: RARE.email }).loginAs(user)
      if (listed.status() === 200 && listed.body().some(({ id }: Choice) => id === first.id))
        known.add(path)
      for (const value of Object.values(RARE))
        for (const word of searchWords(value))
          for (const q of beginnings(word)) {
            const shown = await shownOf(client, user, path, { id: first.id, q })
            if (shown !== null && !shown.includes(searchText(q))) wrong.add(`${path}: ${q}`)
          }
    }
    assert.deepEqual([...wrong], [])
    assert.includeMembers([...known], ['/api/clients/lookup', '/api/vendors/lookup'])
    assert.isAbove(known.size, 8)
  }).timeout(300_000)
})
