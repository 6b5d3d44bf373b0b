import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { KEY_PATTERN } from '#core/storage/blob_keys'
import { storeBuffer } from '#core/storage/store_file'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import '#tests/functional/files/upload_route'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { ask, folder, put } from './library.js'
import { tried } from '#tests/helpers/claims'

const STEMS = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/shadow',
  'C:\\boot',
  '\\\\host\\share\\x',
  'file:///etc/passwd',
  'CON',
  'nul',
  'COM1',
  'aux.tar',
  'a\u0000b',
  'a\r\nSet-Cookie: x=1',
  'a\nb',
  'a"b',
  "a'b",
  'a;b',
  'a%2e%2e%2fb',
  'a%0d%0ab',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '=cmd|calc',
  '-rf',
  '~root',
  '.htaccess',
  '...',
  'a\u202efdp.exe',
  'a\u2066b\u2069',
  'a\u200bb',
  'x'.repeat(300),
  'ط'.repeat(300),
  '😀'.repeat(120),
  'e\u0301'.repeat(120),
  'مخطط ١',
  ' ',
  '\t',
  'double.pdf.exe',
  'a.php;.jpg',
  'index.html',
]
const ENDINGS = ['.pdf', '.PDF', '', '.exe', '.html']
const NAMES = STEMS.flatMap((stem) => ENDINGS.map((ending) => stem + ending))

/** One header line without control characters; the plain name in quotes that nothing in it ends. */
const SOUND =
  /^attachment; filename="(?:[\x20\x21\x23-\x5b\x5d-\x7e])*"; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~-]+$/

test.group('Names of files that mean harm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('two hundred of them are stored by id and leave in a sound header', async ({
    client,
    assert,
  }) => {
    assert.isAtLeast(NAMES.length, 200)
    const user = await person('engineer')
    for (const name of NAMES) {
      tried('hostile files')
      const file = await transact(SYSTEM_ACTOR, (uow) =>
        storeBuffer(
          uow,
          { name, mime: 'application/pdf', extension: 'pdf', content: pdf() },
          { ownerType: 'test-records', ownerId: 7 }
        )
      )
      const { storage_key: key } = await db.from('files').where('id', file.id).firstOrFail()
      assert.match(key, KEY_PATTERN)
      const response = await client.get(`/api/files/${file.id}/content`).loginAs(user)
      response.assertStatus(200)
      assert.match(response.header('content-disposition')!, SOUND, JSON.stringify(name))
      response.assertHeader('content-type', 'application/pdf')
      assert.isUndefined(response.header('set-cookie')?.toString().match(/x=1/)?.[0])
    }
  }).timeout(120_000)

  test('uploaded, every one of them is refused or becomes a plain label', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Labels')
    for (const name of STEMS) {
      const response = await put(client, 'engineer', at, `${name}.pdf`, {
        fields: { onClash: 'rename' },
      })
      assert.oneOf(response.status(), [201, 400, 422], JSON.stringify(name))
      if (response.status() !== 201) continue
      const kept: string = response.body().name
      // eslint-disable-next-line no-control-regex
      assert.notMatch(kept, /[/\\\u0000-\u001f\u200b\u202a-\u202e\u2066-\u2069]/, name)
      assert.isAtMost(Buffer.byteLength(kept), 800)
      assert.match(kept, /\.pdf$/i)
    }
    const list = await ask(client, 'engineer', 'get', `/api/files?folderId=${at}&_end=100`)
    assert.match(list.header('content-type')!, /^application\/json/)
  }).timeout(120_000)
})
