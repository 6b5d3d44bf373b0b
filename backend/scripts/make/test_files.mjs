import { text } from './source.mjs'

/** The tests of a plain resource on both sides, by path: the contract that every resource keeps. */
export function testFiles(resource) {
  const { domain, name, kebab } = resource
  return {
    [`backend/tests/functional/${domain}/${name}.spec.ts`]: functionalSpec(resource),
    [`frontend/src/features/${domain}/${kebab}/${kebab}.test.tsx`]: componentTest(resource),
  }
}

const sampleOf = ({ fields }) =>
  Object.fromEntries(
    fields.flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, sample]]))
  )

function functionalSpec(resource) {
  const { kebab, plural } = resource
  const tests = [closedTest, lifeTest, refusalTest, versionTest].map((make) => make(resource))
  return text(`
    import type { ApiClient } from '@japa/api-client'
    import { test } from '@japa/runner'
    import db from '@adonisjs/lucid/services/db'
    import testUtils from '@adonisjs/core/services/test_utils'
    import { person } from '#tests/helpers/users'

    const PATH = '/api/${kebab}'
    const SAMPLE = ${JSON.stringify(sampleOf(resource))}

    type Method = 'get' | 'post' | 'patch' | 'delete'

    async function as(
      client: ApiClient,
      username: string,
      method: Method,
      path: string,
      sent: { body?: object; version?: number } = {}
    ) {
      const request = client[method](path).loginAs(await person(username)).withCsrfToken()
      if (sent.body) request.unsafeJson(sent.body)
      if (sent.version !== undefined) request.header('If-Match', \`"\${sent.version}"\`)
      return request
    }

    test.group('${plural.en}', (group) => {
      group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

      ${tests.join('\n\n')}
    })`)
}

const closedTest =
  () => `test('are closed to guests and to those without the ability', async ({ client }) => {
        const guest = await client.get(PATH)
        guest.assertStatus(401)
        const reading = await as(client, 'staff', 'get', PATH)
        reading.assertStatus(403)
        const writing = await as(client, 'staff', 'post', PATH, { body: SAMPLE })
        writing.assertStatus(403)
      })`

function lifeTest(resource) {
  const { name, entity, label, searchable } = resource
  const search = searchable
    ? `const found = await as(client, 'admin', 'get', \`\${PATH}?q=\${encodeURIComponent(SAMPLE.${searched(resource)})}\`)
       found.assertHeader('x-total-count', '1')`
    : ''
  return `test('are added, found, changed and deleted, with a history', async ({ client, assert }) => {
        const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
        created.assertStatus(201)
        created.assertBodyContains({ ...SAMPLE, version: 1, can: { update: true, delete: true } })
        const { id } = created.body()
        ${search}
        const listed = await as(client, 'admin', 'get', \`\${PATH}?_sort=${label}&_order=asc\`)
        assert.include(listed.body().map((row: { id: number }) => row.id), id)
        const changed = await as(client, 'admin', 'patch', \`\${PATH}/\${id}\`, {
          body: { ${label}: 'T-200' },
          version: 1,
        })
        changed.assertStatus(200)
        changed.assertBodyContains({ ${label}: 'T-200', version: 2 })
        const history = await as(client, 'admin', 'get', \`\${PATH}/\${id}/history\`)
        const actions = history.body().map((entry: { action: string }) => entry.action)
        assert.deepEqual(actions, ['update', 'create'])
        const deleted = await as(client, 'admin', 'delete', \`\${PATH}/\${id}\`, { version: 2 })
        deleted.assertStatus(204)
        assert.isNull(await db.from('${name}').where('id', id).first())
        const audited = await db.from('audit_logs').where({ entity_type: '${entity}', entity_id: String(id) })
        assert.lengthOf(audited, 3)
      })`
}

function refusalTest({ fields }) {
  const required = fields.find((field) => field.required)
  const unique = fields.find((field) => field.unique)
  const taken = unique
    ? `const twice = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
       twice.assertStatus(422)
       assert.property(twice.body().errors, '${unique.name}')`
    : ''
  return `test('are refused with what is wrong, field by field', async ({ client, assert }) => {
        const { ${required.name}: _, ...without } = SAMPLE
        const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
        incomplete.assertStatus(422)
        assert.property(incomplete.body().errors, '${required.name}')
        const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
        unknown.assertStatus(422)
        assert.property(unknown.body().errors, 'other')
        const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
        created.assertStatus(201)
        ${taken}
      })`
}

const versionTest = ({
  label,
}) => `test('are changed in the version that was read only', async ({ client }) => {
        const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
        const path = \`\${PATH}/\${created.body().id}\`
        const blind = await as(client, 'admin', 'patch', path, { body: { ${label}: 'T-300' } })
        blind.assertStatus(428)
        const stale = await as(client, 'admin', 'patch', path, { body: { ${label}: 'T-300' }, version: 7 })
        stale.assertStatus(412)
        const kept = await as(client, 'admin', 'delete', path, { version: 7 })
        kept.assertStatus(412)
      })`

const searched = ({ fields }) => fields.find(({ searchable }) => searchable).name

/** A record as the server answers it, for the pages. */
function recordOf(resource) {
  const { fields } = resource
  const values = Object.fromEntries(fields.map(({ name, sample }) => [name, sample ?? null]))
  return { id: 1, version: 3, ...values, can: { update: true, delete: true } }
}

function componentTest(resource) {
  const { path } = resource
  const record = recordOf(resource)
  const tests = [listTest, changeTest, deletionTest].map((make) => make(resource))
  return text(`
    import { screen, waitFor } from '@testing-library/react'
    import userEvent from '@testing-library/user-event'
    import { expect, test } from 'vitest'
    import { renderResource } from '../../../kit/testing/render-resource'
    import { calls } from '../../../test/fake-api'
    import definition from './index'
    import { Edit, List, Show } from './pages'

    const PATH = '${path}'
    const RECORD = ${JSON.stringify(record)}

    ${tests.join('\n\n')}`)
}

/** What a record is called by in the tests. */
const calledBy = ({ fields, label }) => fields.find(({ name }) => name === label)

function listTest(resource) {
  const { kebab, singular, write } = resource
  const { sample } = calledBy(resource)
  return `test('the list links to the record and offers a new one to those who may add it', async () => {
      renderResource(definition, {
        path: PATH,
        at: PATH,
        element: <List />,
        abilities: ['${write}'],
        answers: { 'GET /api/${kebab}': { body: [RECORD], headers: { 'x-total-count': '1' } } },
      })
      expect(await screen.findByRole('link', { name: '${sample}' })).toHaveAttribute(
        'href',
        \`\${PATH}/1\`
      )
      expect(screen.getByRole('link', { name: /New ${singular.en.toLowerCase()}/ })).toBeVisible()
    })`
}

function changeTest(resource) {
  const { kebab, label } = resource
  const { sample, en } = calledBy(resource)
  return `test('a change is saved on the version that was read', async () => {
      renderResource(definition, {
        path: \`\${PATH}/:id/edit\`,
        at: \`\${PATH}/1/edit\`,
        element: <Edit />,
        answers: {
          'GET /api/${kebab}/1': { body: RECORD },
          'PATCH /api/${kebab}/1': (body) => {
            expect(body).toMatchObject({ ${label}: 'T-200' })
            return { body: { ...RECORD, ${label}: 'T-200', version: 4 } }
          },
        },
      })
      const field = await screen.findByLabelText('${en}')
      await waitFor(() => expect(field).toHaveValue('${sample}'))
      await userEvent.clear(field)
      await userEvent.type(field, 'T-200')
      await userEvent.click(screen.getByRole('button', { name: /Save/ }))
      await waitFor(() => {
        const sent = calls.find(({ method }) => method === 'patch')
        expect(sent?.headers.get('If-Match')).toBe('"3"')
      })
    })`
}

function deletionTest(resource) {
  const { kebab } = resource
  const { sample } = calledBy(resource)
  return `test('a record is deleted after a confirmation that names it', async () => {
      renderResource(definition, {
        path: \`\${PATH}/:id\`,
        at: \`\${PATH}/1\`,
        element: <Show />,
        answers: {
          'GET /api/${kebab}/1': { body: RECORD },
          'DELETE /api/${kebab}/1': { status: 204 },
        },
      })
      await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
      expect(await screen.findByText('Delete ${sample}?')).toBeVisible()
      expect(calls.some(({ method }) => method === 'delete')).toBe(false)
    })`
}
