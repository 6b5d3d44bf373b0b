import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { seededRandom } from '#database/seeders/random'
import { checkPermissions } from '#database/integrity/permissions'
import { digestOf, readHoldings } from '#identity/access_review_items/read_holdings'
import { PERMISSIONS } from '#identity/access/permissions'
import { abilitiesFor } from '#identity/access/access'
import AccessReviewItem from '#identity/shared/access_review_item'
import { accessSettings } from '#identity/shared/access_settings'
import User from '#identity/shared/user'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import {
  complete,
  confirmRest,
  decide,
  itemsOf,
  openReview,
  type Item,
} from './access_review_support.js'
import { apply, setOf } from './permission_set_support.js'

const REVIEWERS = ['admin', 'general.manager', 'staff', 'foreman']
const STEPS = 70

const abilitiesOfAll = async () =>
  new Map(
    (await User.query().whereNull('disabled_at')).map((user) => [
      user.id,
      new Set<string>(abilitiesFor(user, accessSettings)),
    ])
  )

test.group('Random decisions of access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  for (const seed of [1, 2, 3])
    test(`give no one anything, and no one decides on themselves (${seed})`, async ({
      client,
      assert,
    }) => {
      tried('properties', STEPS)
      const { next: random } = seededRandom(seed)
      const one = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!
      await randomAccounts(client, one, random)
      const { id } = await openReview(client)
      const statuses = new Set<number>()
      for (let step = 0; step < STEPS; step++) {
        const before = await abilitiesOfAll()
        const as = one(REVIEWERS)
        const item = one(await itemsOf(client, id))
        const answer = await randomDecision(client, { as, item, one, random })
        statuses.add(answer.status())
        for (const [userId, abilities] of await abilitiesOfAll())
          assert.isTrue(abilities.isSubsetOf(before.get(userId)!), `${step}: ${item.user.username}`)
        await limiter.clear()
      }
      assert.includeMembers([...statuses], [200, 403])
      for (const { decidedBy, userId } of await AccessReviewItem.query().where('reviewId', id))
        assert.notEqual(decidedBy, userId)
      await finish(client, id)
      await assertHeld(assert, id)
      assert.deepEqual((await checkPermissions()).problems, [])
    }).timeout(240_000)
})

/** Two more administrators, sets with members, grants and denials. */
async function randomAccounts(
  client: ApiClient,
  one: <Thing>(things: readonly Thing[]) => Thing,
  random: () => number
) {
  const users = await User.query().whereNull('disabled_at').whereNot('username', 'admin')
  for (const username of REVIEWERS.slice(2))
    await User.query().where({ username }).update({ role: 'admin' })
  for (let at = 0; at < 3; at++) {
    const set = await setOf(client, `Set ${at}`, [...new Set([one(PERMISSIONS), one(PERMISSIONS)])])
    const userIds = users.filter(() => random() < 0.3).map(({ id }) => id)
    if (userIds.length)
      await apply(client, { userIds, addSets: [set.id], deny: [one(PERMISSIONS)] })
  }
  const userIds = users.filter(() => random() < 0.3).map(({ id }) => id)
  if (userIds.length) await apply(client, { userIds, grant: [one(PERMISSIONS)] })
}

interface Chance {
  as: string
  item: Item
  one: <Thing>(things: readonly Thing[]) => Thing
  random: () => number
}

function randomDecision(client: ApiClient, { as, item, one, random }: Chance) {
  const kind = random()
  if (kind < 0.3) return decide(client, item, 'confirm', { as })
  if (kind < 0.4) return decide(client, item, 'reopen', { as })
  const { sets, granted } = item.holds
  const body = {
    ...(sets.length && { removeSets: [one<any>(sets).id] }),
    ...(granted.length && random() < 0.7 && { removeGrants: [one<string>(granted)] }),
    ...(item.holds.role !== 'staff' && random() < 0.3 && { removeRole: true }),
    ...(random() < 0.15 && { disable: true }),
    reason: 'Random walk',
  }
  return decide(client, item, 'change', { as, body })
}

/** Decides on what is left, looking again at what has changed. */
async function finish(client: ApiClient, reviewId: number) {
  for (const item of await itemsOf(client, reviewId)) {
    const as = item.user.username === 'admin' ? 'general.manager' : 'admin'
    if (item.changedSince) (await decide(client, item, 'reopen', { as })).assertStatus(200)
  }
  await confirmRest(client, reviewId)
  ;(await complete(client, reviewId)).assertStatus(200)
}

/** What the review says of each account is what it holds. */
async function assertHeld(assert: any, reviewId: number) {
  const items = await AccessReviewItem.query().where('reviewId', reviewId)
  const users = await User.all()
  const holdings = await readHoldings(db.connection(), users)
  assert.isAbove(items.length, 10)
  for (const item of items) {
    const now = holdings.get(item.userId)!
    assert.equal(digestOf(item.latest), digestOf(now), item.username)
    const removal = item.removal
    if (item.state !== 'changed' || !removal) continue
    const setIds = now.sets.map(({ id }) => id)
    assert.isFalse(removal.sets.some(({ id }) => setIds.includes(id)))
    assert.isFalse(removal.grants.some((name) => now.granted.includes(name)))
    if (removal.disable) assert.isTrue(now.disabled)
    if (removal.role) assert.equal(now.role, 'staff')
  }
}
