import { test } from '@japa/runner'
import { handWrittenAnswers } from '../../scripts/answer_types.mjs'

const PAGE = 'frontend/src/features/shop/page.tsx'

/** The lines of a page that the rule refuses. */
function refused(page: string, others: Record<string, string> = {}) {
  const files: Record<string, string> = { ...others, [PAGE]: page }
  return handWrittenAnswers(PAGE, (path) => files[path] ?? null).map(({ line }) => line)
}

test.group('Types of answers on the pages', () => {
  test('records written by hand are refused', ({ assert }) => {
    assert.deepEqual(refused('interface Shop {\n  can: { update: boolean }\n}'), [1])
    assert.deepEqual(refused('type Shop = { id: number; version: number; name: string }'), [1])
    assert.deepEqual(refused('\nfunction f(shop: { id: 1; can: object }) {}'), [2])
  })

  test('what a component or an action needs of any record is no record', ({ assert }) => {
    assert.deepEqual(refused('interface Acting { id: number; version: number }'), [])
    assert.deepEqual(refused('interface LogProps { id: 1; version: 1; resource: string }'), [])
  })

  test('what is read may be named by the document alone', ({ assert }) => {
    const types = { 'frontend/src/features/shop/shop.ts': "export type Shop = Schema<'Shop'>" }
    const imported = "import { type Shop } from './shop'\n"
    assert.deepEqual(refused("useQuery<Schema<'Shop'>[]>({})"), [])
    assert.deepEqual(refused("http.get<Answer<'shops.index'>>(url)"), [])
    assert.deepEqual(refused('http.get<Blob>(url)'), [])
    assert.deepEqual(refused('function f<T>() { return http.get<T>(url) }'), [])
    assert.deepEqual(refused(`${imported}useRecord<Shop>(SHOPS, id)`, types), [])
    const page = 'interface Page<T> { rows: T[] }\n'
    assert.deepEqual(refused(`${page}useQuery<Page<Schema<'Shop'>>>({})`), [])
    assert.deepEqual(refused(`${page}useQuery<Page<{ name: string }>>({})`), [2])
    assert.deepEqual(refused("type Row = Pick<Schema<'Shop'>, 'id'>\nuseList<Row>({})"), [])
  })

  test('literals and interfaces are refused wherever they are declared', ({ assert }) => {
    const types = { 'frontend/src/features/shop/shop.ts': 'export interface Shop { name: string }' }
    const imported = "import type { Shop as S } from './shop'\n"
    assert.deepEqual(refused('http.get<{ count: number }>(url)'), [1])
    assert.deepEqual(refused('type Count = { count: number }\nuseQuery<Count>({})'), [2])
    assert.deepEqual(refused("useQuery<Schema<'Shop'> & { more: string }>({})"), [1])
    assert.deepEqual(refused(`${imported}useQuery<S[]>({})`, types), [2])
    assert.deepEqual(refused(`${imported}useQuery<Partial<S> | null>({})`, types), [2])
    assert.deepEqual(refused(`${imported}const table = <ResourceTable<S> />`, types), [2])
  })
})
