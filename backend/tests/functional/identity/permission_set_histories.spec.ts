import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { seededRandom } from '#database/seeders/random'
import { loadSettings } from '#core/settings/settings'
import { checkPermissions } from '#database/integrity/permissions'
import { ABILITIES, abilitiesFor, isAdmin } from '#identity/access/access'
import { PERMISSIONS } from '#identity/access/permissions'
import type { Rule } from '#identity/access/rule'
import { isDeciding } from '#identity/delegations/delegated_abilities'
import { accessSettings } from '#identity/shared/access_settings'
import User from '#identity/shared/user'
import { person } from '#tests/helpers/users'
import { lastHeld, planned, send, setOf } from './permission_set_support.js'

const PEOPLE = ['admin', 'staff', 'foreman', 'auditor', 'buyer', 'bdm']
const STEPS = 60

/** What no administrator gives alone. */
function guarded(user: User): string[] {
  const abilities = abilitiesFor(user, accessSettings).filter(
    (ability) => (ABILITIES[ability] as Rule).strict || isDeciding(ability)
  )
  return [...abilities, ...(isAdmin(user) ? ['administration'] : [])]
}

const guardedOfAll = async () => new Map((await User.all()).map((one) => [one.id, guarded(one)]))

test.group('Random changes of sets and permissions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  for (const seed of [1, 2, 3])
    test(`give no one alone what needs a second person (${seed})`, async ({ client, assert }) => {
      const walk = await Walk.begin(client, seed)
      let before = await guardedOfAll()
      const statuses = new Set<number>()
      for (let step = 0; step < STEPS; step++) {
        const { status, text } = await walk.step()
        statuses.add(status)
        const after = await guardedOfAll()
        for (const [id, abilities] of after) {
          const had = before.get(id) ?? []
          assert.deepEqual(
            abilities.filter((one) => !had.includes(one)),
            [],
            `${step}: ${text}`
          )
        }
        before = after
      }
      assert.deepEqual((await checkPermissions()).problems, [])
      // the walk was neither all refusals nor all harmless
      assert.includeMembers([...statuses], [200, 202])
    }).timeout(180_000)

  test('a confirmed change gives what it named to those it named, and no one else', async ({
    client,
    assert,
  }) => {
    const walk = await Walk.begin(client, 7)
    let confirmed = 0
    for (let step = 0; step < STEPS; step++) {
      await walk.step()
      const held = await lastHeld(client)
      if (held?.status !== 'pending') continue
      const before = await guardedOfAll()
      const path = `/api/held-changes/${held.id}/confirm`
      ;(await send(client, 'post', path, { body: {} })).assertStatus(403)
      const answer = await send(client, 'post', path, { as: 'general.manager', body: {} })
      if (answer.status() === 200) confirmed++
      const members = held.changes.find(
        ({ field }: { field: string }) => field === 'members'
      )?.after
      const named = held.concerned
        ? [held.concerned.id]
        : await Promise.all((members ?? []).map(async (name: string) => (await person(name)).id))
      for (const [id, abilities] of await guardedOfAll()) {
        const gained = abilities.filter((one) => !before.get(id)!.includes(one))
        if (gained.length) assert.include(named, id, JSON.stringify(held))
      }
      assert.deepEqual((await checkPermissions()).problems, [])
    }
    assert.isAbove(confirmed, 0)
  }).timeout(180_000)
})

/** An administrator who tries everything that gives someone something. */
class Walk {
  readonly #setIds: number[] = []

  private constructor(
    private readonly client: ApiClient,
    private readonly random: () => number,
    private readonly ids: number[]
  ) {}

  static async begin(client: ApiClient, seed: number) {
    const users = await Promise.all(PEOPLE.map((name) => person(name)))
    const walk = new Walk(
      client,
      seededRandom(seed).next,
      users.map(({ id }) => id)
    )
    for (let at = 0; at < 3; at++)
      walk.#setIds.push((await setOf(client, `Set ${at}`, walk.#names())).id)
    return walk
  }

  async step(): Promise<{ status: number; text: string }> {
    const kind = Math.floor(this.random() * 4)
    if (kind === 0) return this.#changeSet()
    if (kind === 1) return this.#changeUser()
    return this.#applyToMany()
  }

  async #changeSet() {
    const path = `/api/permission-sets/${this.#one(this.#setIds)}`
    const { version } = (await send(this.client, 'get', path)).body()
    const body = {
      ...(this.random() < 0.7 && { permissions: this.#names() }),
      ...(this.random() < 0.5 && { active: this.random() < 0.5 }),
    }
    return this.#send('patch', path, body, version)
  }

  async #changeUser() {
    const path = `/api/users/${this.#one(this.ids)}`
    const { version } = (await send(this.client, 'get', path)).body()
    const granted = this.#names()
    const body = {
      permissions: Object.fromEntries(granted.map((name) => [name, true])),
      ...(this.random() < 0.5 && {
        deniedPermissions: this.#names().filter((name) => !granted.includes(name)),
      }),
      ...(this.random() < 0.5 && { permissionSetIds: [this.#one(this.#setIds)] }),
    }
    return this.#send('patch', path, body, version)
  }

  async #applyToMany() {
    const userIds = [...new Set([this.#one(this.ids), this.#one(this.ids)])]
    const way = this.#one([
      { addSets: [this.#one(this.#setIds)] },
      { removeSets: [this.#one(this.#setIds)] },
      { grant: this.#names() },
      { deny: this.#names() },
      { clear: this.#names() },
      { copyFrom: this.#one(this.ids) },
    ])
    const change = { userIds, ...way }
    const { preview } = await planned(this.client, change)
    return this.#send('post', '/api/permission-matrix/apply', { ...change, preview })
  }

  async #send(method: 'patch' | 'post', path: string, body: object, version?: number) {
    const status = (await send(this.client, method, path, { body, version })).status()
    return { status, text: `${method} ${path} ${JSON.stringify(body)}` }
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)]!
  }

  /** A few permissions, often one that decides. */
  #names(): string[] {
    const some = [this.#one(PERMISSIONS), this.#one(PERMISSIONS)]
    const strong = this.#one(['quotation_approver', 'procurement', 'admin', 'hrManage'])
    return [...new Set(this.random() < 0.5 ? [...some, strong] : some)]
  }
}
