import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { builtServer, runBuilt } from '#tests/helpers/built_server'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { LOADER, Site } from './harness/site.js'

const SIGN_IN = '/api/auth/dev-login'

/** Answers of the sign-in without a password, and of the account that it would have opened. */
async function tryDevelopmentSignIn({ origin }: ServerProcess) {
  const jar = new CookieJar(origin)
  await jar.send('GET', '/api/auth/current-user')
  const { status } = await jar.send('POST', SIGN_IN, {})
  return { status, account: (await jar.send('GET', '/api/jobs')).status }
}

test.group('What a server is for', (group) => {
  let site: Site
  let build: string

  group.setup(async () => {
    build = await builtServer()
    site = await Site.open()
    await (await ServerProcess.open(site, { of: 'installed' })).close()
    return () => site.close()
  })

  const started = (folder: string, program: string[], environment: string) =>
    runBuilt(folder, program, { ...site.environment, NODE_ENV: environment, PORT: '0' })

  test('the sign-in of development is not in the build', ({ assert }) => {
    assert.isTrue(existsSync(app.makePath('app/identity/development')))
    const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    assert.isAbove(files.length, 500)
    assert.isEmpty(files.filter((path) => path.includes('identity/development')))
    const code = files.filter((path) => /\.(js|json)$/.test(path))
    const naming = code.filter((path) =>
      /dev-login|DevLogin|dev_login/.test(readFileSync(join(build, path), 'utf8'))
    )
    assert.isEmpty(naming)
  })

  test('NODE_ENV unset or empty: no one signs in without a password', async ({ assert }) => {
    const refused = [
      { env: { NODE_ENV: undefined }, of: 'sources' },
      { env: { NODE_ENV: undefined }, of: 'installed' },
      { env: { NODE_ENV: '' }, of: 'installed' },
    ] as const
    for (const options of refused) {
      const server = await ServerProcess.beside(site, options)
      try {
        assert.deepEqual(await tryDevelopmentSignIn(server), { status: 404, account: 401 })
      } finally {
        await server.close()
      }
    }
  })

  test('with NODE_ENV=development the sources have it', async ({ assert }) => {
    const server = await ServerProcess.beside(site, {
      of: 'sources',
      env: { NODE_ENV: 'development' },
    })
    try {
      assert.deepEqual(await tryDevelopmentSignIn(server), { status: 200, account: 200 })
    } finally {
      await server.close()
    }
  })

  test('an unknown word starts no server, and a build is for production only', ({ assert }) => {
    const sources = [...LOADER, 'bin/server.ts']
    const refused = [
      started(app.makePath(), sources, 'staging'),
      started(app.makePath(), sources, 'Development'),
      started(build, ['bin/server.js'], 'staging'),
      started(build, ['bin/server.js'], 'development'),
      started(build, ['bin/server.js'], 'test'),
    ]
    for (const { code, output } of refused) {
      assert.equal(code, 1, output)
      assert.include(output, 'NODE_ENV')
    }
  })

  test('with demo accounts it listens beyond this machine only where the installation says so', async ({
    assert,
  }) => {
    const beyond = { ...site.environment, NODE_ENV: 'production', PORT: '0', HOST: '0.0.0.0' }
    const refused = runBuilt(build, ['bin/server.js'], beyond)
    assert.equal(refused.code, 1, refused.output)
    assert.include(refused.output, 'DEMO_BEYOND_LOOPBACK=true')
    const server = await ServerProcess.beside(site, {
      env: { HOST: '0.0.0.0', DEMO_BEYOND_LOOPBACK: 'true' },
      of: 'installed',
    })
    try {
      assert.equal((await new CookieJar(server.origin).send('GET', '/health/ready')).status, 200)
    } finally {
      await server.close()
    }
  })
})
