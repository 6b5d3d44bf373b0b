import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { documentedRoutes, type ListedRoute } from '#core/openapi/document'
import { describedRoutes } from '#core/openapi/registry'
import { ABILITIES } from '#identity/access/access'
import { UPLOADS } from '#tests/functional/files/upload_route'
import { Contract } from './contract.js'

const routes = () =>
  documentedRoutes(Object.values(router.toJSON()).flat() as unknown as ListedRoute[])
const asPath = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}')

/** Every value below a member of that name, anywhere. */
function* everywhere(value: unknown, name: string): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    if (key === name) yield member
    yield* everywhere(member, name)
  }
}

test.group('The description of the interface', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for who is signed in', async ({ client }) => {
    const guest = await client.get('/api/openapi.json')
    guest.assertStatus(401)
    guest.assertBodyContains({ code: 'SIGNED_OUT' })
  })

  test('names every route of the router and no other', async ({ client, assert }) => {
    const { document } = await Contract.read(client)
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
    )
    const known = routes().map(({ method, pattern }) => `${method} ${asPath(pattern)}`)
    assert.sameMembers(listed, known)
    assert.isAbove(listed.length, 60)
  })

  test('every route is described, and nothing that is none', ({ assert }) => {
    const known = routes()
      // the tests of uploads bring one of their own
      .filter(({ pattern }) => pattern !== UPLOADS)
      .map(({ method, pattern }) => `${method} ${pattern}`)
    const described = describedRoutes()
    assert.deepEqual(
      known.filter((route) => !described.includes(route)),
      [],
      'not described'
    )
    assert.deepEqual(
      described.filter((route) => !known.includes(route)),
      [],
      'no route'
    )
  })

  test('every operation says what it does, who may, and what it answers', async ({
    client,
    assert,
  }) => {
    const { document } = await Contract.read(client)
    const names = new Set<string>()
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const at = `${method} ${path}`
        assert.isAtLeast(operation.summary.length, 5, at)
        const ability = operation['x-ability']
        assert.isTrue(
          ability === 'public' || Object.hasOwn(ABILITIES, ability),
          `${at}: ${ability}`
        )
        assert.lengthOf(
          Object.keys(operation.responses).filter((status) => status.startsWith('2')),
          1,
          at
        )
        if (ability !== 'public')
          assert.containsSubset(Object.keys(operation.responses), ['401', '403'], at)
        assert.isFalse(names.has(operation.operationId), `${operation.operationId} is there twice`)
        names.add(operation.operationId)
        const given = (operation.parameters ?? []).filter((it: any) => it.in === 'path')
        const requested = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        assert.sameMembers(
          given.map((it: any) => it.name),
          requested,
          at
        )
      }
    }
  })

  test('what it refers to is there, and is a schema', async ({ client, assert }) => {
    const contract = await Contract.read(client)
    const { document } = contract
    const references = new Set([...everywhere(document, '$ref')] as string[])
    assert.isAbove(references.size, 30)
    for (const reference of references) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce((at: any, name) => at?.[name], document)
      assert.isObject(target, reference)
    }
    for (const name of Object.keys(document.components.schemas))
      contract.compile('components', 'schemas', name)
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const [media] = Object.keys(requestBody?.content ?? {})
        if (media)
          contract.compile('paths', path, method, 'requestBody', 'content', media, 'schema')
      }
    }
  })

  test('a list says what it can be requested', async ({ client, assert }) => {
    const { document } = await Contract.read(client)
    const { parameters, responses } = document.paths['/api/quotations'].get
    const names = parameters.map((it: any) => it.name ?? it.$ref.split('/').at(-1))
    for (const name of [
      'Start',
      'End',
      '_sort',
      'Order',
      'Search',
      'id',
      'status',
      'quotedOn_gte',
      'total_lte',
      'city_like',
    ]) {
      assert.include(names, name)
    }
    assert.notInclude(names, 'status_gte')
    const total = parameters.find((it: any) => it.name === 'total')
    assert.equal(total['x-ability'], 'quotations.prices')
    assert.property(responses['200'].headers, 'X-Total-Count')
  })

  test('a change carries its version, a job is reported as such, a form has its files', async ({
    client,
    assert,
  }) => {
    const { document } = await Contract.read(client)
    const change = document.paths['/api/clients/{id}'].patch
    assert.deepInclude(change.parameters, { $ref: '#/components/parameters/IfMatch' })
    assert.containsSubset(Object.keys(change.responses), ['200', '404', '409', '412', '422', '428'])
    const started = document.paths['/api/exports'].post
    assert.deepInclude(started.parameters, { $ref: '#/components/parameters/IdempotencyKey' })
    assert.deepEqual(started.responses['202'].content['application/json'].schema, {
      $ref: '#/components/schemas/Job',
    })
    const form =
      document.paths['/api/vendors/{id}/documents'].post.requestBody.content['multipart/form-data']
        .schema
    assert.sameMembers(form.required, ['documentType', 'file'])
  })
})
