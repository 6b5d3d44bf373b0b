import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import env from '#start/env'
import { ownEnvironment } from '#tests/helpers/own_environment'

test.group('A run of tests', (group) => {
  group.each.setup(() => {
    const { DATA_DIR, PORT } = process.env
    return () => void Object.assign(process.env, { DATA_DIR, PORT })
  })

  test('has data of its own where none are named, and a port that no one else has', async ({
    assert,
  }) => {
    const runs = { folder: env.get('DATA_DIR'), port: env.get('PORT') }
    Object.assign(process.env, { DATA_DIR: '', PORT: String(runs.port) })
    await ownEnvironment()
    assert.isTrue(existsSync(process.env.DATA_DIR!))
    assert.notEqual(process.env.DATA_DIR, runs.folder)
    assert.notEqual(Number(process.env.PORT), runs.port)
  })

  test('keeps to the data that are named', async ({ assert }) => {
    process.env.DATA_DIR = '/named'
    await ownEnvironment()
    assert.equal(process.env.DATA_DIR, '/named')
  })
})
