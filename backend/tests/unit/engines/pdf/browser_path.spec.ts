import { test } from '@japa/runner'
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledPackage } from '#engines/pdf/bundled_chromium'
import { findBrowser, systemPaths } from '#engines/pdf/browser_path'
import { privateDirectory } from '#engines/pdf/private_directory'
import { PdfRenderer } from '#engines/pdf/renderer'
import { pdfFacts } from './pdf_text.js'

const bundledEntry = bundledPackage()

test.group('PDF | finding the browser', (group) => {
  let folder: string

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pdf-browser-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  async function program(name: string, text: string): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, text)
    await chmod(path, 0o755)
    return path
  }

  test('CHROMIUM_PATH wins; a wrong one is an error, not a fallback', async ({ assert }) => {
    const path = await program('my-chromium', '#!/bin/sh\n')
    const found = await findBrowser({ dataDir: folder, env: { CHROMIUM_PATH: path } })
    assert.equal(found.executablePath, path)
    assert.equal(found.source, 'environment')
    await assert.rejects(
      () => findBrowser({ dataDir: folder, env: { CHROMIUM_PATH: join(folder, 'absent') } }),
      /CHROMIUM_PATH is set to/
    )
  })

  test('finds a browser on the PATH and passes over the snap shim', async ({ assert }) => {
    const bin = join(folder, 'bin')
    await mkdir(bin)
    await program('bin/chromium', '#!/bin/sh\nexec /snap/bin/chromium "$@"\n')
    const chrome = await program('bin/google-chrome-stable', '#!/bin/sh\n')
    const paths = systemPaths('linux', { PATH: bin })
    assert.include(paths, chrome)
    const found = await findBrowser({ dataDir: folder, env: { PATH: bin }, sources: ['system'] })
    assert.notEqual(found.executablePath, join(bin, 'chromium'))
  }).skip(process.platform === 'win32')

  test('looks only at absolute folders and knows the usual places elsewhere', ({ assert }) => {
    assert.isTrue(systemPaths('linux', { PATH: ':.:bin' }).every((path) => path.startsWith('/')))
    assert.match(systemPaths('darwin', {})[0], /^\/Applications\/.*\.app/)
    assert.deepEqual(systemPaths('win32', {}), [])
    assert.isNotEmpty(systemPaths('win32', { PROGRAMFILES: 'C:\\Program Files' }))
  })

  test('the browser inherits none of the secrets of this process', async ({ assert }) => {
    const path = await program('my-chromium', '#!/bin/sh\n')
    const env = { CHROMIUM_PATH: path, APP_KEY: 'secret', DB_PASSWORD: 'secret', LANG: 'C' }
    const found = await findBrowser({ dataDir: folder, env })
    assert.notInclude(JSON.stringify(found.env), 'secret')
    assert.equal(found.env.LANG, 'C')
    assert.isTrue(found.env.HOME.startsWith(folder))
  })

  test('says how to get a browser where there is none', async ({ assert }) => {
    await assert.rejects(
      () => findBrowser({ dataDir: folder, env: {}, sources: ['bundled'], bundledEntry: null }),
      /No Chromium found\. Install chromium/
    )
  })

  test('a private directory is closed to others and is no link', async ({ assert }) => {
    const open = join(folder, 'open')
    await mkdir(open)
    await chmod(open, 0o755)
    await privateDirectory(open)
    assert.equal((await stat(open)).mode & 0o777, 0o700)
    await symlink(open, join(folder, 'link'))
    await assert.rejects(() => privateDirectory(join(folder, 'link')), /must be a real directory/)
  }).skip(process.platform === 'win32')

  test('a browser that does not start says why', async ({ assert }) => {
    const path = await program(
      'broken',
      '#!/bin/sh\necho "libnss3.so: cannot open" >&2\nexit 127\n'
    )
    const locate = () => findBrowser({ dataDir: folder, env: { CHROMIUM_PATH: path } })
    const renderer = new PdfRenderer({ locate })
    await assert.rejects(() => renderer.render('<p>x</p>'), /does not start: .*libnss3\.so/)
    await renderer.close()
  }).skip(process.platform === 'win32')

  test('the bundled browser unpacks once into a private place and prints', async ({ assert }) => {
    const locate = () =>
      findBrowser({ dataDir: folder, env: { PATH: process.env.PATH }, sources: ['bundled'] })
    const [first, second] = await Promise.all([locate(), locate()])
    assert.equal(first.executablePath, second.executablePath)
    assert.isTrue(first.executablePath.startsWith(join(folder, 'chromium')))
    assert.equal((await stat(join(first.executablePath, '..'))).mode & 0o777, 0o700)
    const renderer = new PdfRenderer({ locate })
    const facts = await pdfFacts(
      await renderer.render('<p>مرحبا Binaa</p>', { lang: 'ar', dir: 'rtl' })
    )
    await renderer.close()
    assert.isTrue(facts.fonts.every((font) => font.embedded))
    assert.include(facts.text[0], 'مرحبا')
  })
    .skip(bundledEntry === null, 'the optional package is not installed on this machine')
    .timeout(60_000)
})
