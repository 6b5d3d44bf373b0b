import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { KNOWN_BODIES } from './bodies.js'
import { Caller } from './caller.js'
import { fieldPlan, type Schema } from './field_plan.js'
import { assertAnswer } from './expectations.js'
import { BODIES, EXTRA_MEMBERS, MUTATIONS, withMember } from './mutations.js'
import { learnTables, storedRows } from './stored_rows.js'
import { Targets } from './targets.js'
import { inTurn } from '../../../scripts/turns.mjs'

/** These would end the session that the test speaks through. */
const SIGNING = new Set(['/api/auth/logout', '/api/auth/dev-login'])
/** A counted sign-in would soon be refused whatever it sends. */
const COUNTED = /login$/

interface Route {
  pattern: string
  method: string
}

function writingRoutes(): Route[] {
  const all = Object.values(router.toJSON()).flat()
  return all
    .filter(({ pattern }) => pattern.startsWith('/api') && !SIGNING.has(pattern))
    .flatMap(({ pattern, methods }) => methods.map((method) => ({ pattern, method })))
    .filter(({ method }) => ['POST', 'PATCH', 'PUT'].includes(method))
}

test.group('Bad input, every writing route', (group) => {
  let caller: Caller
  let targets: Targets

  group.setup(learnTables)
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    await limiter.clear()
    caller = await Caller.signedIn('admin', DEMO_PASSWORD)
    targets = await Targets.make(caller)
  })
  /** What is stored, as it was last counted; null after a request that may have changed it. */
  let stored: string | null = null

  group.each.setup(async () => {
    stored = null
    await limiter.clear()
  })

  /** Sends one body and checks the answer; a refusal must have written nothing. */
  async function probe(
    assert: any,
    route: Route,
    name: string,
    body: string,
    type = 'application/json'
  ) {
    if (COUNTED.test(route.pattern)) await limiter.clear()
    const before = stored ?? (await storedRows())
    stored = null
    const answer = await caller.send({
      method: route.method,
      path: targets.path(route.pattern),
      body,
      headers: { 'Content-Type': type, 'If-Match': `"${targets.version(route.pattern)}"` },
    })
    const shown = `${route.method} ${route.pattern}, ${name}`
    assertAnswer(assert, answer, shown)
    if (answer.status >= 400) {
      stored = await storedRows()
      assert.equal(stored, before, `${shown} wrote`)
    } else targets.seen(route.pattern, answer.body)
    return answer
  }

  const knownOf = ({ method, pattern }: Route) => {
    const known = KNOWN_BODIES[`${method} ${pattern}`]
    if (!known) return { validator: { toJSONSchema: () => ({}) }, valid: {} }
    const valid = 'vendorId' in known.valid ? { vendorId: targets.records.vendors.id } : {}
    return { ...known, valid: { ...known.valid, ...valid } }
  }

  test('bodies that are none are refused, or taken for empty', async ({ assert }) => {
    for (const route of inTurn(writingRoutes(), 5)) {
      for (const [name, { body, type }] of Object.entries(BODIES)) {
        await probe(assert, route, name, body, type)
      }
    }
  }).timeout(300_000)

  test('members that no one requested are refused by name', async ({ assert }) => {
    for (const route of inTurn(writingRoutes(), 5, 1)) {
      if (!KNOWN_BODIES[`${route.method} ${route.pattern}`]) continue
      const { valid, validator } = knownOf(route)
      const requested = (validator.toJSONSchema() as { properties?: object }).properties ?? {}
      for (const [name, raw] of Object.entries(EXTRA_MEMBERS)) {
        if (Object.hasOwn(requested, name)) continue
        const answer = await probe(assert, route, `with ${name}`, withMember(valid, [name], raw))
        // the simple sign-in is switched off and says no more than that it is not there
        assert.include(
          [404, 409, 422],
          answer.status,
          `${route.method} ${route.pattern} with ${name}`
        )
        if (answer.status === 422) assert.include(Object.keys(answer.body.errors), name)
      }
    }
  }).timeout(300_000)

  for (const key of inTurn(Object.keys(KNOWN_BODIES), 4)) {
    test(`every field of ${key}`, async ({ assert }) => {
      const [method, pattern] = key.split(' ')
      const { valid, validator } = knownOf({ method, pattern })
      for (const { path, mutations } of fieldPlan(validator.toJSONSchema() as Schema)) {
        for (const name of mutations) {
          const body = withMember(valid, path, MUTATIONS[name])
          await probe(assert, { method, pattern }, `${path.join('.')} is ${name}`, body)
        }
      }
    }).timeout(300_000)
  }
})
