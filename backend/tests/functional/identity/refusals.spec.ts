import { test } from '@japa/runner'
import { LoggerFactory } from '@adonisjs/core/factories/logger'
import limiter from '@adonisjs/limiter/services/main'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import loggerConfig from '#config/logger'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import UserDirectoryController from '#identity/users/user_directory_controller'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { person } from '#tests/helpers/users'

interface Line {
  level: number
  msg: string
  [name: string]: unknown
}

const [INFO, WARN, ERROR] = [30, 40, 50]

/** What requests log while the work runs, as it would stand in the log of a portal. */
async function loggedDuring(work: () => Promise<unknown>): Promise<Line[]> {
  const lines: string[] = []
  const holder = logger as unknown as { pino: unknown }
  const { pino: usual } = holder
  const { redact } = loggerConfig.loggers.app
  const kept = new LoggerFactory().merge({ enabled: true, level: 'info', redact })
  holder.pino = kept.pushLogsTo(lines).create().pino
  try {
    await work()
  } finally {
    holder.pino = usual
  }
  // an entry that breaks its line would be no JSON
  return lines.map((line) => JSON.parse(line) as Line)
}

const refusedIn = (lines: Line[]) => lines.find(({ msg }) => msg === 'request refused')!

async function signIn(username: string, password = DEMO_PASSWORD) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  await jar.send('POST', '/api/auth/login', { username, password })
  return jar
}

test.group('What is refused', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a failed sign-in is logged with the account and the way, without what was typed', async ({
    assert,
  }) => {
    const { id } = await person('engineer')
    for (const [username, accountId] of [
      ['engineer', id],
      ['Limestone-and-lime-7', null],
    ] as const) {
      const lines = await loggedDuring(() => signIn(username, 'Wrong-guess-of-mine-1'))
      const noted = lines.find(({ msg }) => msg === 'sign-in refused')!
      assert.containsSubset(noted, { level: WARN, accountId, by: 'password', ip: '127.0.0.1' })
      assert.containsSubset(refusedIn(lines.filter(({ url }) => url === '/api/auth/login')), {
        ...{ level: WARN, status: 401, code: 'INVALID_CREDENTIALS', requestId: noted.requestId },
      })
      assert.notMatch(JSON.stringify(lines), /Wrong-guess|Limestone/)
    }
    const disabled = await loggedDuring(() => signIn('disabled.user'))
    const noted = disabled.find(({ msg }) => msg === 'sign-in refused')!
    assert.equal(noted.accountId, (await person('disabled.user')).id)
  })

  test('what someone may not do is logged with who tried it, from where', async ({ assert }) => {
    const jar = await signIn('staff')
    const { id: userId } = await person('staff')
    const closed = await loggedDuring(() => jar.send('GET', '/api/users'))
    assert.containsSubset(refusedIn(closed), {
      ...{ level: WARN, status: 403, code: 'FORBIDDEN', userId, ip: '127.0.0.1' },
      ...{ method: 'GET', url: '/api/users' },
    })
    const forged = { 'X-XSRF-TOKEN': 'forged' }
    const token = await loggedDuring(() => jar.send('POST', '/api/clients', {}, forged))
    assert.containsSubset(refusedIn(token), { level: WARN, code: 'BAD_CSRF_TOKEN' })
    const site = { 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await loggedDuring(() => jar.send('POST', '/api/clients', {}, site))
    assert.containsSubset(refusedIn(foreign), { level: WARN, code: 'CROSS_SITE' })
    const absent = await loggedDuring(() => jar.send('GET', '/api/vendors/1?iban=SA03'))
    assert.containsSubset(refusedIn(absent), { userId, url: '/api/vendors/1' })
    const ended = await loggedDuring(() => new CookieJar().send('GET', '/api/users'))
    assert.containsSubset(refusedIn(ended), { level: INFO, code: 'SIGNED_OUT', userId: null })
  })

  test('what is wrong in a body, and too many attempts, are logged; addresses with a token are not', async ({
    assert,
  }) => {
    const jar = await signIn('bdm')
    const { id: userId } = await person('bdm')
    const body = { name: 'Najd', isAdmin: true }
    const invalid = await loggedDuring(() => jar.send('POST', '/api/clients', body))
    assert.containsSubset(refusedIn(invalid), { level: INFO, status: 422, code: 'INVALID', userId })
    const guess = () => jar.copy().send('POST', '/api/auth/login', { username: 'x', password: 'y' })
    const guesses = await loggedDuring(async () => {
      for (let i = 0; i < 11; i++) await guess()
    })
    const last = guesses.filter(({ msg }) => msg === 'request refused').at(-1)!
    assert.containsSubset(last, { level: WARN, status: 429, code: 'TOO_MANY_ATTEMPTS' })
    const token = 'A'.repeat(43)
    const feed = await loggedDuring(() => jar.send('GET', `/api/calendar-feeds/${token}`))
    assert.containsSubset(refusedIn(feed), { status: 404, url: '/api/calendar-feeds/:token' })
    assert.notInclude(JSON.stringify(feed), token)
  })

  test('a failure is logged with its cause, one line for each entry, at the time in UTC', async ({
    assert,
    cleanup,
  }) => {
    const { index } = UserDirectoryController.prototype
    cleanup(() => void (UserDirectoryController.prototype.index = index))
    UserDirectoryController.prototype.index = () => {
      throw new Error('a cause\n{"level":30,"msg":"forged"}')
    }
    const jar = await signIn('staff')
    const begun = Date.now()
    const lines = await loggedDuring(() => jar.send('GET', '/api/auth/users'))
    assert.deepEqual(
      lines.map(({ level, msg }) => [level, msg]),
      [[ERROR, 'request failed']]
    )
    const [{ time, err }] = lines as [Line]
    assert.include((err as { message: string }).message, 'a cause')
    assert.isAtLeast(time as number, begun)
    assert.isAtMost(time as number, Date.now())
    const forged = `/api/vendors/${encodeURIComponent('1\n{"msg":"forged"}')}`
    const refused = await loggedDuring(() => jar.send('GET', forged))
    assert.lengthOf(refused, 1)
    assert.equal(refused[0]!.msg, 'request refused')
  })
})
