import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { tried } from '#tests/helpers/claims'
import { newFileKey } from '#tests/helpers/file_encryption'
import { Installation } from './installation.js'

const WORD = 'qizilbash: عقد التوريد'

test.group('portal:encrypt-files and backups', (group) => {
  let source: Installation
  let target: Installation
  let backups: string
  const paths: string[] = []
  const [first, second] = [newFileKey(), newFileKey()]
  const on = { FILES_ENCRYPTION: 'on', FILES_KEY: first.text }
  const off = { FILES_ENCRYPTION: 'off', FILES_KEY: first.text }
  const rotated = { FILES_ENCRYPTION: 'on', FILES_KEY: second.text, FILES_KEY_OLD: first.text }
  const newest = async () => join(backups, (await readdir(backups)).sort().at(-1)!)
  const restore = async (more: NodeJS.ProcessEnv, ...flags: string[]) =>
    target.ace(['portal:restore', `--from=${await newest()}`, ...flags], more)
  const encrypted = async (portal = source) => {
    const found = await Promise.all(
      paths.map(async (path) => readFile(path.replace(source.data, portal.data)))
    )
    return found.filter((bytes) => !bytes.includes(WORD)).length
  }

  group.setup(async () => {
    backups = await mkdtemp(join(tmpdir(), 'binaa-backups-'))
    source = await Installation.make()
    target = await Installation.make()
    await source.ace(['migration:run', '--force'])
    await source.ace(['portal:setup', '--username=owner'])
    for (let i = 0; i < 3; i++) paths.push(await source.storeFile(`${WORD} ${i}`))
  })
  group.teardown(async () => {
    await source.remove()
    await target.remove()
    await rm(backups, { recursive: true, force: true })
  })
  group.each.timeout(600_000)

  test('a key that is none, or is used twice, stops the start', async ({ assert }) => {
    const list = (more: NodeJS.ProcessEnv) => source.ace(['portal:encrypt-files'], more)
    const none = await list({ FILES_ENCRYPTION: 'on' })
    assert.notEqual(none.code, 0)
    assert.include(none.output, 'FILES_ENCRYPTION=on needs FILES_KEY')
    const short = await list({ ...on, FILES_KEY: 'short' })
    assert.notEqual(short.code, 0)
    assert.include(short.output, '32 bytes in base64')
    const off = await list({})
    assert.equal(off.code, 1)
    assert.include(off.output, 'set FILES_ENCRYPTION=on')
    assert.equal(await encrypted(), 0)
  })

  test('encrypts what is there, and the portal proves it with its key alone', async ({
    assert,
  }) => {
    const warned = await source.ace(['portal:doctor'], on)
    assert.match(warned.output, /^warning\s+file encryption\s+on, 0 of 3 files encrypted/m)
    const run = await source.ace(['portal:encrypt-files'], on)
    assert.equal(run.code, 0, run.output)
    assert.include(run.output, '3 files')
    assert.equal(await encrypted(), 3)
    const sound = await source.ace(['portal:verify'], on)
    assert.equal(sound.code, 0, sound.output)
    assert.notInclude(run.output + sound.output, first.text)
    const doctor = await source.ace(['portal:doctor'], {})
    assert.match(
      doctor.output,
      new RegExp(`^failed\\s+keys of files\\s+3 need the key ${first.key.id}`, 'm')
    )
    const keyless = await source.ace(['portal:verify'], {})
    assert.equal(keyless.code, 1)
    assert.include(keyless.output, `it needs the key ${first.key.id}`)
  })

  test('a backup has them as they are, and is refused without their key before anything changes', async ({
    assert,
  }) => {
    const made = await source.ace(['portal:backup', `--to=${backups}`, '--with-keys'], on)
    assert.equal(made.code, 0, made.output)
    const manifest = await readFile(join(await newest(), 'manifest.json'), 'utf8')
    assert.deepEqual(JSON.parse(manifest).fileKeys, [first.key.id])
    for (const { path } of JSON.parse(manifest).entries)
      assert.isFalse((await readFile(join(await newest(), path))).includes(WORD), path)
    assert.notInclude(manifest, first.text)
    tried('restores')
    const keyless = await restore({})
    assert.equal(keyless.code, 1)
    assert.include(keyless.output, `need the key ${first.key.id}; FILES_KEY isn't set here`)
    tried('restores')
    const wrong = await restore({ ...on, FILES_KEY: second.text })
    assert.equal(wrong.code, 1)
    assert.include(wrong.output, `FILES_KEY here is ${second.key.id}`)
    assert.notInclude(await readdir(target.data), 'files')
    tried('restores')
    const restored = await restore(on)
    assert.equal(restored.code, 0, restored.output)
    assert.include(restored.output, 'all checks passed')
    assert.equal(await encrypted(target), 3)
    const rows = await target.query((client) => client.from('encrypted_files'))
    assert.sameMembers(
      rows.map(({ key_id: id }) => id),
      [first.key.id, first.key.id, first.key.id]
    )
  })

  test('a new key takes over, and files come back into the clear', async ({ assert }) => {
    const rewrapped = await source.ace(['portal:encrypt-files', '--rewrap'], rotated)
    assert.equal(rewrapped.code, 0, rewrapped.output)
    assert.include(rewrapped.output, '3 files')
    const alone = { FILES_ENCRYPTION: 'on', FILES_KEY: second.text }
    assert.equal((await source.ace(['portal:verify'], alone)).code, 0)
    const old = await source.ace(['portal:encrypt-files', '--decrypt'], off)
    assert.equal(old.code, 1)
    assert.include(old.output, "3 files need a key that isn't set")
    assert.equal(await encrypted(), 3)
    const [path] = paths
    const bytes = await readFile(path!)
    bytes[bytes.length - 1]! ^= 1
    await writeFile(path!, bytes)
    const back = { ...alone, FILES_ENCRYPTION: 'off' }
    const partly = await source.ace(['portal:encrypt-files', '--decrypt'], back)
    assert.equal(partly.code, 1)
    assert.include(partly.output, '1 files are damaged')
    assert.equal(await encrypted(), 1)
    const fault = await source.ace(['portal:verify'], back)
    assert.include(fault.output, 'its bytes were changed')
    bytes[bytes.length - 1]! ^= 1
    await writeFile(path!, bytes)
    const rest = await source.ace(['portal:encrypt-files', '--decrypt'], back)
    assert.equal(rest.code, 0, rest.output)
    assert.equal(await encrypted(), 0)
    // no key is needed any more
    assert.equal((await source.ace(['portal:verify'], {})).code, 0)
  })
})
