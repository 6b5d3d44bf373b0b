import { test } from '@japa/runner'
import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { call } from '../procurement/support.js'
import { person } from '#tests/helpers/users'

const WIDTH = 1400
const HEIGHT = 1000
/** Where the second card lies in the picture. */
const CARD = { x: 650, y: 520, width: 700, height: 420 }

const lines = (x: number, y: number, name: string, email: string) => `
  <text x="${x + 40}" y="${y + 90}" font-size="44">${name}</text>
  <text x="${x + 40}" y="${y + 170}" font-size="30">Project Manager</text>
  <text x="${x + 40}" y="${y + 260}" font-size="30">${email}</text>`

/** Two cards on one sheet of paper of their own colour: no edge tells where one of them lies. */
const sheet = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
    <g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#111">
      ${lines(20, 20, 'Omar Tannous', 'omar@cedar.example')}
      ${lines(CARD.x, CARD.y, 'Rami Haddad', 'rami@pine.example')}
    </g></svg>`)
  )
    .png()
    .toBuffer()

const corners = () => {
  const { x, y, width, height } = CARD
  return [
    { x: x / WIDTH, y: y / HEIGHT },
    { x: (x + width) / WIDTH, y: y / HEIGHT },
    { x: (x + width) / WIDTH, y: (y + height) / HEIGHT },
    { x: x / WIDTH, y: (y + height) / HEIGHT },
  ]
}

test.group('Reading a card again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function scanned(client: any): Promise<number> {
    const response = await client
      .post('/api/business-cards')
      .file('front', await sheet(), { filename: 'sheet.png', contentType: 'image/png' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    response.assertStatus(202)
    return response.body().cardId
  }
  const show = async (client: any, id: number) =>
    (await call(client, 'bdm', 'get', `/api/business-cards/${id}`)).body()

  test('by the corners that a person has set, only what lies between them is read', async ({
    client,
    assert,
  }) => {
    const id = await scanned(client)
    await runDueJobs()
    const first = await show(client, id)
    assert.lengthOf(first.corners, 1)
    const body = { front: corners() }
    const path = `/api/business-cards/${id}/readings`
    const ordered = await call(client, 'bdm', 'post', path, { body, seen: first.version })
    ordered.assertStatus(202)
    assert.equal(ordered.body().cardId, id)
    assert.equal((await show(client, id)).status, 'queued')
    await runDueJobs()
    const card = await show(client, id)
    assert.equal(card.status, 'ready')
    assert.equal(card.fields.email.value, 'rami@pine.example')
    assert.notInclude(card.rawText, 'Omar')
    assert.deepEqual(card.corners, [corners()])
    ;(await call(client, 'bdm', 'post', path, { body, seen: first.version })).assertStatus(412)
  }).timeout(90_000)

  test('corners that cross, lie outside or belong to no picture are refused', async ({
    client,
    assert,
  }) => {
    const id = await scanned(client)
    const path = `/api/business-cards/${id}/readings`
    const ask = (body: Record<string, unknown>, as = 'bdm') =>
      call(client, as, 'post', path, { body, seen: 1 })
    const [a, b, c, d] = corners()
    const crossed = await ask({ front: [a, c, b, d] })
    crossed.assertStatus(422)
    assert.property(crossed.body().errors, 'front')
    ;(await ask({ front: [a, b, { x: 1.2, y: 0.5 }, d] })).assertStatus(422)
    ;(await ask({ front: [a, b, c] })).assertStatus(422)
    ;(await ask({ back: [a, b, c, d] })).assertStatus(422)
    ;(await ask({ front: corners() }, 'bdm.clients')).assertStatus(404)
    ;(await ask({ front: corners() }, 'staff')).assertStatus(403)
    ;(await client.post(path).json({ front: corners() }).withCsrfToken()).assertStatus(401)
    const row = await db.from('business_cards').where('id', id).firstOrFail()
    assert.equal(row.version, 1)
    assert.lengthOf(await db.from('jobs').where('type', 'commercial.read_card'), 1)
  })
})
