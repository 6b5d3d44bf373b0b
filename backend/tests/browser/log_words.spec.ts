import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'

const PAGES = join(import.meta.dirname, '../../../frontend/src')
const LOGS = 'administration.audit_logs'
/** Keys of a plan by month need no word. */
const MONTH = /^\d{4}-\d{2}$/

type Words = { [key: string]: Words | string }

function merge(into: Words, from: Words) {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') into[key] = value
    else merge((into[key] ??= {}) as Words, value)
  }
  return into
}

/** Whether the pages have a text at one of the addresses. */
function speaker(language: string) {
  const files = globSync(`${PAGES}/**/locales/**/${language}.json`)
  const words = files
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Words)
    .reduce<Words>(merge, {})
  return (...addresses: string[]) =>
    addresses.some((address) => {
      const parts = address.split('.')
      const text = parts.reduce<Words | string | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        words
      )
      return typeof text === 'string'
    })
}

/** Which resource names the fields of a kind of record, as the pages know it. */
async function resourceOfKind(): Promise<Record<string, string>> {
  const module = await import(join(PAGES, 'features/administration/audit-logs/audit-log.ts'))
  return module.RESOURCE_OF_KIND
}

interface Entry {
  entityType: string
  action: string
  changes: { field: string }[]
  requestId: string | null
}

/** What the demo company began with, not what journeys have done since. */
async function wholeLog(): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let start = 0; entries.length === start; start += 100)
    entries.push(
      ...(await found<Entry[]>('admin', `/api/audit-logs?_start=${start}&_end=${start + 100}`))
    )
  return entries.filter(({ requestId }) => requestId === null)
}

test.group('Words of the log', () => {
  for (const language of ['en', 'ar']) {
    test(`whatever the demo company has logged has words in ${language}`, async ({ assert }) => {
      const has = speaker(language)
      const resources = await resourceOfKind()
      const missing = new Set<string>()
      const entries = await wholeLog()
      for (const { entityType: kind, action, changes } of entries) {
        if (!has(`${LOGS}.kinds.${kind}`)) missing.add(`kind ${kind}`)
        if (!has(`${LOGS}.actions.${action}`, `kit.history.action.${action}`)) {
          missing.add(`action ${action} of ${kind}`)
        }
        for (const { field } of changes) {
          if (MONTH.test(field)) continue
          if (!has(`${resources[kind] ?? LOGS}.fields.${field}`, `kit.history.fields.${field}`)) {
            missing.add(`field ${field} of ${kind}`)
          }
        }
      }
      assert.isAbove(entries.length, 100)
      assert.deepEqual([...missing], [], [...missing].join(', '))
    })
  }
})
