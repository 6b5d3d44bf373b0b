import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createConnection, type Connection } from 'mysql2/promise'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { runAce } from '#tests/helpers/built_server'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { onMysql, onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

const run = promisify(execFile)
const PASSWORD = String.raw`it's \ "quoted"`

/** The statements that `docker/mysql/accounts.sh` gives to the database. */
async function statements(env: NodeJS.ProcessEnv): Promise<string> {
  const script = app.makePath('../docker/mysql/accounts.sh')
  const { stdout } = await run('bash', ['-c', `docker_process_sql() { cat; }; . '${script}'`], {
    env: { ...process.env, ...env },
  })
  return stdout
}

test.group('The accounts of the database', (group) => {
  let site: Site
  let root: Connection
  let portal: { MYSQL_USER: string; MYSQL_PASSWORD: string }
  let schema: { MYSQL_USER: string; MYSQL_PASSWORD: string }
  let backup: { MYSQL_BACKUP_USER: string; MYSQL_BACKUP_PASSWORD: string }

  group.setup(async () => {
    if (!onMysql) return () => undefined
    site = await Site.open()
    const { MYSQL_HOST, MYSQL_PORT, MYSQL_USER, MYSQL_PASSWORD } = site.environment
    const server = { host: MYSQL_HOST, port: Number(MYSQL_PORT) }
    const administrator = { ...server, user: MYSQL_USER, password: MYSQL_PASSWORD }
    root = await createConnection({ ...administrator, multipleStatements: true })
    portal = { MYSQL_USER: `portal_${process.pid}`, MYSQL_PASSWORD: PASSWORD }
    schema = { MYSQL_USER: `schema_${process.pid}`, MYSQL_PASSWORD: `${PASSWORD}'` }
    backup = { MYSQL_BACKUP_USER: `backup_${process.pid}`, MYSQL_BACKUP_PASSWORD: PASSWORD }
    const accounts = {
      ...{ ...portal, ...backup },
      MYSQL_DATABASE: site.name,
      MYSQL_SCHEMA_USER: schema.MYSQL_USER,
      MYSQL_SCHEMA_PASSWORD: schema.MYSQL_PASSWORD,
    }
    // the image has given the portal's account everything before the script runs
    await root.query(`CREATE USER '${portal.MYSQL_USER}'@'%' IDENTIFIED BY ?`, [PASSWORD])
    await root.query(`GRANT ALL ON \`${site.name}\`.* TO '${portal.MYSQL_USER}'@'%'`)
    await root.query(await statements(accounts))
    return async () => {
      for (const user of [portal.MYSQL_USER, schema.MYSQL_USER, backup.MYSQL_BACKUP_USER])
        await root.query(`DROP USER '${user}'@'%'`)
      await root.end()
      await site.close()
    }
  })
  group.tap((spec) => spec.skip(!onMysql, 'needs DB_CONNECTION=mysql'))

  const connect = ({ MYSQL_USER: user, MYSQL_PASSWORD: password }: typeof portal) => {
    const { MYSQL_HOST: host, MYSQL_PORT: port } = site.environment
    return createConnection({ host, port: Number(port), user, password, database: site.name })
  }

  const ace = (env: NodeJS.ProcessEnv, ...command: string[]) =>
    runAce(command, { ...site.environment, NODE_ENV: 'production', ...env })

  test('the portal’s account can neither change a table nor undo what protects the log', async ({
    assert,
  }) => {
    const connection = await connect(portal)
    const denied = [
      'DROP TRIGGER audit_logs_no_update',
      'CREATE TRIGGER t BEFORE INSERT ON users FOR EACH ROW SET NEW.full_name = 1',
      'ALTER TABLE audit_logs ADD COLUMN more INT',
      'CREATE TABLE more (id INT)',
      'DROP TABLE audit_seals',
      'TRUNCATE TABLE audit_logs',
      'RENAME TABLE audit_logs TO logs',
      'GRANT ALL ON *.* TO CURRENT_USER',
      'LOCK TABLES audit_logs WRITE',
      'SELECT * FROM mysql.user',
    ]
    for (const statement of denied) {
      const error = await connection.query(statement).catch((thrown) => thrown)
      assert.match(String(error.code), /DENIED/, statement)
    }
    await connection.query(
      "INSERT INTO settings (`key`, value, updated_at) VALUES ('probe', '1', NOW())"
    )
    await connection.query("DELETE FROM settings WHERE `key` = 'probe'")
    await connection.end()
  })

  test('API and worker need no more, and portal:doctor tells the accounts apart', async ({
    assert,
    cleanup,
  }) => {
    const server = await ServerProcess.open(site, { env: portal })
    cleanup(async () => void (await server.close()))
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await jar.send('POST', '/api/auth/login', { username: 'bdm', password: DEMO_PASSWORD })
    const made = await jar.send('POST', '/api/clients', { name: 'Najd Contracting' })
    assert.equal(made.status, 201, server.output)
    const found = await jar.send('GET', '/api/clients?q=najd')
    assert.equal(found.status, 200)
    const worker = onRedis ? await WorkerProcess.start(site, portal) : null
    cleanup(async () => worker?.close())
    const id = await site.order('faults.quick')
    await until('the job is done', async () => (await site.status(id)) === 'completed', {
      explain: () => `${server.output}${worker?.output ?? ''}`,
    })
    await worker?.end()
    await server.end()
    const doctor = async (env: NodeJS.ProcessEnv) => (await ace(env, 'portal:doctor')).output
    assert.match(await doctor(portal), /^ok\s+database account\s+rows only/m)
    assert.match(await doctor(schema), /^warning\s+database account\s+may also .*ALL PRIVILEGES/m)
  }).timeout(120_000)

  test('that of backups copies the data and drills, and changes no row', async ({
    assert,
    cleanup,
  }) => {
    const { MYSQL_BACKUP_USER: MYSQL_USER, MYSQL_BACKUP_PASSWORD: MYSQL_PASSWORD } = backup
    const connection = await connect({ MYSQL_USER, MYSQL_PASSWORD })
    for (const statement of [
      "INSERT INTO settings (`key`, value, updated_at) VALUES ('probe', '1', NOW())",
      "UPDATE users SET full_name = 'x'",
      'DELETE FROM audit_logs',
      'DROP TABLE audit_seals',
      'ALTER TABLE audit_logs ADD COLUMN more INT',
      `CREATE DATABASE ${site.name}_more`,
      'SELECT * FROM mysql.user',
    ]) {
      const error = await connection.query(statement).catch((thrown) => thrown)
      assert.match(String(error.code), /DENIED/, statement)
    }
    await connection.end()
    const env = { ...portal, ...backup }
    const server = await ServerProcess.beside(site, { env: onRedis ? portal : env })
    cleanup(async () => void (await server.close()))
    const worker = onRedis ? await WorkerProcess.start(site, env) : null
    cleanup(async () => worker?.close())
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await jar.send('POST', '/api/auth/login', { username: 'admin', password: DEMO_PASSWORD })
    for (const [path, end] of [
      ['/api/backups', 'complete'],
      ['/api/restore-drills', 'passed'],
    ] as const) {
      const ordered = await jar.send('POST', path)
      assert.equal(ordered.status, 202, server.output)
      const latest = async () => {
        const { body } = await jar.send('GET', path)
        return (body as { state: string }[])[0]?.state
      }
      await until(
        `${path} has ended`,
        async () => [end, 'failed'].includes((await latest()) ?? ''),
        {
          explain: () => `${server.output}${worker?.output ?? ''}`,
          seconds: 120,
        }
      )
      assert.equal(await latest(), end)
    }
  }).timeout(300_000)

  test('the schema’s account migrates, saves and restores', async ({ assert }) => {
    const to = `${site.directory}/copies`
    await ace(schema, 'migration:run', '--force', '--no-schema-generate', '--disable-locks')
    const { output } = await ace(schema, 'portal:backup', `--to=${to}`)
    const [, folder] = /(binaa-\d{8}T\d{6}Z)/.exec(output) ?? []
    assert.exists(folder, output)
    // the site's own connection would be taken for a portal that runs
    await db.manager.close(site.name)
    const restored = await ace(schema, 'portal:restore', `--from=${to}/${folder}`, '--force')
    assert.include(restored.output, 'restored the backup')
    const connection = await connect(portal)
    await connection.query('SELECT id FROM client_names LIMIT 1')
    const error = await connection
      .query('DROP TRIGGER audit_logs_no_update')
      .catch((thrown) => thrown)
    assert.match(String(error.code), /DENIED/)
    await connection.end()
  }).timeout(300_000)
})
