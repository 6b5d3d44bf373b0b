import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { printedCompany } from '#core/printing/printed_company'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'

const seeThrough = () =>
  sharp({
    create: {
      width: 2400,
      height: 600,
      channels: 4,
      background: { r: 15, g: 95, b: 92, alpha: 0.5 },
    },
  })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .png()
    .toBuffer()

test.group('Logo', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an administrator’s upload stands for the firm everywhere', async ({ client, assert }) => {
    const none = await client.get('/api/logo')
    none.assertStatus(404)
    const upload = async () =>
      client
        .post('/api/logo')
        .loginAs(await person('admin'))
        .withCsrfToken()
        .file('logo', await seeThrough(), { filename: 'mark.png' })
    const first = await upload()
    first.assertStatus(200)
    const { logoUrl } = first.body()
    const branding = await client.get('/api/branding')
    assert.equal(branding.body().logoUrl, logoUrl)

    // without a session: the sign-in screen shows it
    const shown = await client.get(logoUrl)
    shown.assertStatus(200)
    shown.assertHeader('content-type', 'image/png')
    const bytes = Buffer.from(shown.body())
    const { width, height, hasAlpha, exif } = await sharp(bytes).metadata()
    assert.deepInclude({ width, height, hasAlpha }, { width: 1200, height: 300, hasAlpha: true })
    assert.isUndefined(exif)
    const printed = await printedCompany()
    assert.equal(printed.logo, `data:image/png;base64,${bytes.toString('base64')}`)

    const second = await upload()
    assert.notEqual(second.body().logoUrl, logoUrl)
    const files = await db.from('files').where('owner_type', 'company_logo')
    assert.lengthOf(files, 1)
  })

  test('it can be taken away again', async ({ client, assert }) => {
    const admin = await person('admin')
    await client
      .post('/api/logo')
      .loginAs(admin)
      .withCsrfToken()
      .file('logo', await seeThrough(), { filename: 'mark.png' })
    const removed = await client.delete('/api/logo').loginAs(admin).withCsrfToken()
    removed.assertStatus(204)
    const gone = await client.get('/api/logo')
    gone.assertStatus(404)
    const branding = await client.get('/api/branding')
    assert.isNull(branding.body().logoUrl)
    assert.isNull((await printedCompany()).logo)
    const logged = await db.from('audit_logs').where('action', 'change_logo')
    assert.lengthOf(logged, 2)
  })

  test('others may look at it but not change it, and only a picture is one', async ({ client }) => {
    const picture = await seeThrough()
    const send = async (username: string, content: Buffer) =>
      client
        .post('/api/logo')
        .loginAs(await person(username))
        .withCsrfToken()
        .file('logo', content, { filename: 'mark.png' })
    const guest = await client.post('/api/logo').withCsrfToken()
    guest.assertStatus(401)
    const staff = await send('staff', picture)
    staff.assertStatus(403)
    const script = await send('admin', Buffer.from('<svg onload="alert(1)"/>'))
    script.assertStatus(422)
  })
})
