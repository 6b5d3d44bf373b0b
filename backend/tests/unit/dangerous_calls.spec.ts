import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const ROOT = app.makePath('..')
const SERVER = ['app', 'bin', 'commands', 'config', 'database', 'providers', 'start']
const PAGES = 'frontend/src'

interface Source {
  path: string
  text: string
}

function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^test\//.test(name))
    .map((name) => ({
      path: `${folder}/${name.replaceAll('\\', '/')}`,
      text: readFileSync(join(ROOT, folder, name), 'utf8'),
    }))
}

const server = SERVER.flatMap((folder) => sourcesBelow(`backend/${folder}`))
const pages = sourcesBelow(PAGES)

const pathsWith = (sources: Source[], call: RegExp) =>
  sources.filter(({ text }) => call.test(text)).map(({ path }) => path)

/** Text that becomes code. */
const CODE = /(?<![.\w])eval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]/
/** A command that a shell takes apart; `spawn`, `fork` and `execFile` hand over each argument as it is. */
const SHELL = /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell: *true/
/** Text that becomes markup. */
const MARKUP = /\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/
const RANDOM = /Math\.random\(/
/** What opens an archive, unpacks what is packed or takes XML apart. */
const UNPACKING =
  /\b(?:yauzl|unzipper|adm-zip|jszip|fflate|node-tar)\b|\bcreate(?:Inflate|Gunzip|Unzip|Brotli|Zstd)|\b(?:inflate|gunzip|unzip|brotliDecompress|zstdDecompress)(?:Raw)?(?:Sync)?\(/
const XML_READING =
  /from '(?:saxes|sax|fast-xml-parser|xml2js|@xmldom\/xmldom|htmlparser2)'|\bDOMParser\b/
const UNCHECKED_TLS = /rejectUnauthorized: *false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/

test.group('Dangerous calls', () => {
  test('nothing makes code of a text, and no command goes through a shell', ({ assert }) => {
    assert.isAbove(server.length, 1000)
    assert.isAbove(pages.length, 1000)
    assert.deepEqual(pathsWith([...server, ...pages], CODE), [])
    assert.deepEqual(pathsWith(server, SHELL), [])
  })

  test('pages write markup in one place, which escapes, and show that of mails in a sandbox', ({
    assert,
  }) => {
    assert.deepEqual(pathsWith(pages, MARKUP), [
      `${PAGES}/features/production/schedules/gantt/chart/marks.ts`,
    ])
    for (const { path, text } of pages.filter((source) => source.text.includes('srcDoc=')))
      assert.include(text, 'sandbox=""', path)
  })

  test('what is random and not to be guessed comes from the system', ({ assert }) => {
    // these spread pauses and pick examples
    assert.sameMembers(pathsWith(server, RANDOM), [
      'backend/app/administration/webhook_deliveries/deliver.ts',
      'backend/app/core/jobs/settle_failure.ts',
      'backend/app/core/outbox/dispatch_events.ts',
      'backend/app/core/unit_of_work/transact.ts',
    ])
  })

  test('hashes are SHA-256, ciphers AES-256-GCM, and certificates are checked', ({ assert }) => {
    const all = server.map(({ text }) => text).join('\n')
    const hashes = [...all.matchAll(/\bcreate(?:Hash|Hmac)\('([^']+)'/g)].map(([, name]) => name)
    assert.isAbove(hashes.length, 20)
    assert.deepEqual([...new Set(hashes)], ['sha256'])
    assert.lengthOf([...all.matchAll(/\bcreate(?:Hash|Hmac)\(/g)], hashes.length)
    assert.sameMembers(pathsWith(server, /createCipheriv\(/), [
      'backend/app/engines/encrypted_files/chunks.ts',
      'backend/app/engines/encrypted_files/header.ts',
      'backend/app/files/shares/seal.ts',
    ])
    const ciphers = [...all.matchAll(/\bconst CIPHER = '([^']+)'/g)].map(([, name]) => name)
    assert.deepEqual([...new Set(ciphers)], ['aes-256-gcm'])
    assert.notMatch(all, /create(?:Cipher|Decipher)iv\((?!CIPHER,)/)
    assert.deepEqual(
      [
        ...new Set(
          [...all.matchAll(/drivers\.(aes\w+|chacha\w+|legacy)\(/g)].map(([, name]) => name)
        ),
      ],
      ['aes256gcm']
    )
    // reads when the portal's own certificate ends, and sends nothing
    assert.deepEqual(pathsWith(server, UNCHECKED_TLS), [
      'backend/app/core/health/certificate_line.ts',
    ])
  })

  test('archives and XML have one reader, which has limits', ({ assert }) => {
    assert.sameMembers(pathsWith(server, UNPACKING), [
      // a copy of the database that the portal has made and checked by its digest
      'backend/app/core/backup/mysql_copy.ts',
      'backend/app/engines/ooxml/zip_archive.ts',
      // pages that the portal has printed itself
      'backend/app/engines/pdf/page_streams.ts',
    ])
    assert.deepEqual(pathsWith(server, XML_READING), ['backend/app/engines/ooxml/xml_items.ts'])
  })

  test('each would be seen', ({ assert }) => {
    for (const [call, text] of [
      [CODE, 'eval(text)'],
      [CODE, 'new Function(text)'],
      [SHELL, "import { exec } from 'node:child_process'"],
      [SHELL, "import { spawn, execSync } from 'node:child_process'"],
      [SHELL, 'spawn(name, args, { shell: true })'],
      [MARKUP, '<p dangerouslySetInnerHTML={{ __html: text }} />'],
      [UNCHECKED_TLS, 'tls: { rejectUnauthorized: false }'],
      [UNPACKING, "import { open } from 'yauzl'"],
      [UNPACKING, 'inflateRawSync(bytes)'],
      [UNPACKING, 'file.pipe(createGunzip())'],
      [XML_READING, "import { XMLParser } from 'fast-xml-parser'"],
    ] as const)
      assert.match(text, call)
    for (const text of ['redis.eval(script)', "import { execFile } from 'node:child_process'"])
      for (const call of [CODE, SHELL]) assert.notMatch(text, call)
  })
})
