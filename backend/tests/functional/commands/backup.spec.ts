import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Installation } from './installation.js'
import { tried } from '#tests/helpers/claims'

const usernames = (portal: Installation) =>
  portal.query(async (client) =>
    (await client.from('users').select('username')).map((row) => row.username)
  )

test.group('Backup and restore', (group) => {
  let source: Installation
  let target: Installation
  let backups: string
  let file: string
  const folder = async () => join(backups, (await readdir(backups)).sort().at(-1)!)
  const restore = async (portal: Installation, ...flags: string[]) => {
    tried('restores')
    return portal.ace(['portal:restore', `--from=${await folder()}`, ...flags])
  }

  group.setup(async () => {
    backups = await mkdtemp(join(tmpdir(), 'binaa-backups-'))
    source = await Installation.make()
    target = await Installation.make()
    await source.ace(['migration:run', '--force'])
    await source.ace(['portal:setup', '--username=owner'])
    file = await source.storeFile('عقد التوريد')
  })
  group.teardown(async () => {
    await source.remove()
    await target.remove()
    await rm(backups, { recursive: true, force: true })
  })
  group.each.timeout(300_000)

  test('a backup of a portal in use holds its database, its files and no key', async ({
    assert,
  }) => {
    const { code, output } = await source.query(async (client) => {
      await client.from('users').first()
      return source.ace(['portal:backup', `--to=${backups}`])
    })
    assert.equal(code, 0, output)
    assert.include(output, 'database and 1 files')
    const manifest = JSON.parse(await readFile(join(await folder(), 'manifest.json'), 'utf8'))
    assert.lengthOf(manifest.entries, 2)
    assert.notInclude(JSON.stringify(manifest), await readFile(join(source.data, 'bank.key')))
    assert.deepEqual((await readdir(await folder())).includes('keys'), false)
    const [noted, ...others] = await source.query((client) => client.from('backups'))
    assert.include(await folder(), noted.folder)
    assert.deepInclude(noted, { files: 1 })
    assert.isAbove(noted.bytes, 1000)
    assert.lengthOf(others, 0)
  })

  test('without the key of its bank fields it is refused, both keys named', async ({ assert }) => {
    const { code, output } = await restore(target)
    assert.equal(code, 1)
    assert.match(output, /need the key [0-9a-f]{16}; BANK_KEY here is [0-9a-f]{16}/)
  })

  test('with its keys an empty portal is filled and proves its promises', async ({ assert }) => {
    const made = await source.ace(['portal:backup', `--to=${backups}`, '--with-keys', '--keep=1'])
    assert.equal(made.code, 0, made.output)
    assert.lengthOf(await readdir(backups), 1)
    const { code, output } = await restore(target)
    assert.equal(code, 0, output)
    assert.include(output, 'all checks passed')
    assert.deepEqual(await usernames(target), ['owner'])
    const copy = file.replace(source.data, target.data)
    assert.equal(await readFile(copy, 'utf8'), 'عقد التوريد')
    const kept = (portal: Installation) => readFile(join(portal.data, 'bank.key'), 'utf8')
    assert.equal(await kept(target), await kept(source))
  })

  test('the signed heads come back with the log that they tell of', async ({ assert }) => {
    await source.ace(['portal:verify'])
    await source.signHead()
    const made = await source.ace(['portal:backup', `--to=${backups}`, '--with-keys', '--keep=1'])
    assert.equal(made.code, 0, made.output)
    const heads = (portal: Installation) =>
      readFile(join(portal.data, 'audit', 'audit-heads.jsonl'), 'utf8')
    const kept = await heads(source)
    // the portal goes on: its newest head tells of rows that the backup does not have
    const later = kept.replaceAll('"count":', '"count":9')
    await mkdir(join(target.data, 'audit'), { recursive: true })
    await writeFile(join(target.data, 'audit', 'audit-heads.jsonl'), later)
    const { code, output } = await restore(target, '--force')
    assert.equal(code, 0, output)
    assert.equal(await heads(target), kept)
    const aside = (await readdir(join(target.data, 'audit'))).filter((name) => /until/.test(name))
    assert.lengthOf(aside, 1)
    assert.equal(await readFile(join(target.data, 'audit', aside[0]), 'utf8'), later)
  })

  test('data that is there is only replaced by force, and not while it is used', async ({
    assert,
  }) => {
    await target.query((client) => client.from('users').update({ username: 'changed' }))
    const refused = await restore(target)
    assert.equal(refused.code, 1)
    assert.include(refused.output, '--force to replace it')
    const used = await target.query(async (client) => {
      await client.from('users').first()
      return restore(target, '--force')
    })
    assert.equal(used.code, 1)
    assert.match(used.output, /stop the portal|stop it/)
    assert.deepEqual(await usernames(target), ['changed'])
    const forced = await restore(target, '--force')
    assert.equal(forced.code, 0, forced.output)
    assert.deepEqual(await usernames(target), ['owner'])
  })

  test('a damaged, cut or changed backup is found before anything is touched', async ({
    assert,
  }) => {
    const sound = await folder()
    const copy = JSON.parse(await readFile(join(sound, 'manifest.json'), 'utf8')).entries[0].path
    const broken = join(backups, 'broken')
    const spoil = async (path: string, change: (bytes: Buffer) => Buffer) => {
      await rm(broken, { recursive: true, force: true })
      await cp(sound, broken, { recursive: true })
      await writeFile(join(broken, path), change(await readFile(join(broken, path))))
      return target.ace(['portal:restore', `--from=${broken}`, '--force'])
    }
    const flipped = (bytes: Buffer) => {
      bytes[bytes.length >> 1] ^= 1
      return bytes
    }
    const damaged = await spoil(copy, flipped)
    assert.include(damaged.output, `${copy} is damaged`)
    const cut = await spoil(copy, (bytes) => bytes.subarray(0, -100))
    assert.match(cut.output, /has \d+ bytes instead of/)
    const changed = await spoil('manifest.json', (bytes) =>
      Buffer.from(bytes.toString().replace('"format": 1,', '"format": 1, "portal": "9",'))
    )
    assert.include(changed.output, 'manifest.json has been changed')
    assert.deepEqual([damaged.code, cut.code, changed.code], [1, 1, 1])
    assert.deepEqual(await usernames(target), ['owner'])
  })
})
