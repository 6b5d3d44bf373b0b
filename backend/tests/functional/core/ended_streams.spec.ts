import { once } from 'node:events'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { deliver } from '#core/live/bus'
import { liveTimes, openLiveStream } from '#core/live/live_streams'
import { SESSIONS } from '#core/live/messages'
import { sqlInstant } from '#core/database/instants'
import { person } from '#tests/helpers/users'

/** A signed-in session of someone, listening. */
async function listening(client: any, username: string) {
  const user = await person(username)
  ;(await client.get('/api/auth/current-user').loginAs(user)).assertStatus(200)
  const { id: sessionId } = await db
    .from('user_sessions')
    .where('user_id', user.id)
    .orderBy('id', 'desc')
    .firstOrFail()
  const audience = { userId: user.id, sessionId, abilities: new Set<string>() }
  const stream = openLiveStream({ ...audience, language: 'en' })!
  stream.resume()
  return { stream, sessionId: sessionId as number, user }
}

test.group('Live streams of ended sessions', (group) => {
  const usual = { ...liveTimes }
  // no look at the session by itself: only the word of its end can close a stream
  group.each.setup(() => {
    liveTimes.sessionCheck = 3_600_000
    return () => void Object.assign(liveTimes, usual)
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('end at once when an administrator ends the sessions, and no others do', async ({
    client,
    assert,
  }) => {
    const ended = await listening(client, 'engineer')
    const other = await listening(client, 'estimator')
    const closed = once(ended.stream, 'close')
    const response = await client
      .post(`/api/users/${ended.user.id}/end-sessions`)
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('If-Match', `"${ended.user.version}"`)
    response.assertStatus(200)
    await closed
    assert.isFalse(other.stream.destroyed || other.stream.writableEnded)
    other.stream.destroy()
  })

  test('are only described by HEAD, which ends at once', async ({ client, assert }) => {
    const user = await person('engineer')
    const response = await client.head('/api/live').loginAs(user).timeout(5000)
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /^text\/event-stream/)
  })

  test('end at once when the account is disabled', async ({ client, assert }) => {
    const { stream, user } = await listening(client, 'engineer')
    const closed = once(stream, 'close')
    const response = await client
      .post(`/api/users/${user.id}/disable`)
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('If-Match', `"${user.version}"`)
    response.assertStatus(200)
    await closed
    assert.isTrue(stream.destroyed)
  })

  test('end at once on the word of another process', async ({ client, assert }) => {
    const { stream, sessionId, user } = await listening(client, 'engineer')
    await db
      .from('user_sessions')
      .where('id', sessionId)
      .update({ revoked_at: sqlInstant(), revoked_reason: 'ended_by_admin' })
    const closed = once(stream, 'close')
    // as it arrives by the courier
    deliver({ kind: 'stale', copy: SESSIONS, userId: user.id })
    await closed
    assert.isTrue(stream.destroyed)
  })
})
