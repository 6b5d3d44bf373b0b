import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isoInstant, sqlInstant } from '#core/database/instants'
import { closeLiveStreams, liveTimes, openLiveStream, type Audience } from '#core/live/live_streams'
import { publishLive } from '#core/live/publish_live'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'
import env from '#start/env'

const audience = (userId: number, more: Partial<Audience> = {}): Audience => ({
  userId,
  sessionId: 0,
  abilities: new Set<string>(),
  language: 'en',
  ...more,
})

function open(to: Audience) {
  const stream = openLiveStream(to)!
  const heard = { text: '' }
  stream.on('data', (chunk) => (heard.text += chunk))
  return { stream, heard }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

const address = () => `http://${env.get('HOST')}:${env.get('PORT')}`

/** A browser as far as cookies go: signs in and listens. */
async function signIn(username: string) {
  const jar = new Map<string, string>()
  const call = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie }
    const response = await fetch(address() + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      jar.set(name, value)
    }
    return response
  }
  await call('/api/auth/current-user')
  const answer = await call('/api/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN')!),
    },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  const { id: userId } = (await answer.json()) as { id: number }
  const newest = await db
    .from('user_sessions')
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .first()
  return { userId, sessionId: newest.id as number, listen: (query = '') => listen(call, query) }
}

/** @returns reads until the text has come or the connection has ended */
async function listen(call: (path: string) => Promise<Response>, query: string) {
  const response = await call(`/api/live${query}`)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`no event stream but ${response.status}`)
  }
  const chunks = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return async (wanted: string) => {
    let text = ''
    while (!text.includes(wanted)) {
      const { value, done } = await chunks.read()
      if (done) break
      text += value
    }
    return text
  }
}

test.group('Live messages', (group) => {
  const { sessionCheck } = liveTimes
  group.each.setup(() => limiter.clear())
  group.each.teardown(async () => {
    liveTimes.sessionCheck = sessionCheck
    closeLiveStreams()
    await settled()
  })

  test('reach only the person they are for', async ({ assert }) => {
    const [one, two] = [open(audience(1)), open(audience(2))]
    publishLive({ event: 'job', userId: 1, data: { job: { id: 'x' } } })
    await settled()
    assert.include(one.heard.text, 'event: job\ndata: {"job":{"id":"x"}}\n\n')
    assert.notInclude(two.heard.text, 'event: job')
  })

  test('for everybody reach only those who hold the ability', async ({ assert }) => {
    const allowed = open(audience(1, { abilities: new Set(['clients.view']) }))
    const other = open(audience(2))
    publishLive({ event: 'record', ability: 'clients.view', data: { resource: 'clients', id: 5 } })
    await settled()
    assert.include(allowed.heard.text, 'event: record')
    assert.notInclude(other.heard.text, 'event: record')
  })

  test('come in the language of the reader', async ({ assert }) => {
    const viewer = open(audience(1, { language: 'ar' }))
    publishLive({ event: 'job', userId: 1, data: { title: 'Export' }, dataAr: { title: 'تصدير' } })
    await settled()
    assert.include(viewer.heard.text, 'تصدير')
  })

  test('come in the language that the page names, whatever the browser prefers', async ({
    client,
    assert,
  }) => {
    const browser = await signIn('engineer')
    const read = await browser.listen('?language=ar')
    const data = { job: { title: 'Export' } }
    publishLive({ event: 'job', userId: browser.userId, data, dataAr: { job: { title: 'تصدير' } } })
    assert.include(await read('"job"'), 'تصدير')
    const refused = await client.get('/api/live?language=fr').loginAs(await person('engineer'))
    refused.assertStatus(422)
    assert.property(refused.body().errors, 'language')
  })

  test('have at most five listeners per person', ({ assert }) => {
    const streams = Array.from({ length: 6 }, () => openLiveStream(audience(7)))
    assert.lengthOf(streams.filter(Boolean), 5)
    assert.isNotNull(openLiveStream(audience(8)))
  })

  test('arrive over HTTP, and opening the connection is no activity', async ({ assert }) => {
    const browser = await signIn('engineer')
    const quiet = sqlInstant(-300)
    await db.from('user_sessions').where('id', browser.sessionId).update({ last_seen_at: quiet })
    const read = await browser.listen()
    publishLive({ event: 'job', userId: browser.userId, data: { job: { id: 'over-http' } } })
    assert.include(await read('over-http'), 'event: job')
    const session = await db.from('user_sessions').where('id', browser.sessionId).first()
    assert.equal(isoInstant(session.last_seen_at), isoInstant(quiet))
  })

  test('end with the session', async ({ assert }) => {
    liveTimes.sessionCheck = 20
    const browser = await signIn('estimator')
    const read = await browser.listen()
    await db
      .from('user_sessions')
      .where('id', browser.sessionId)
      .update({ revoked_at: sqlInstant() })
    assert.notInclude(await read('never sent'), 'never sent')
  })

  test('are refused to a guest', async ({ client }) => {
    const response = await client.get('/api/live')
    response.assertStatus(401)
  })
})
