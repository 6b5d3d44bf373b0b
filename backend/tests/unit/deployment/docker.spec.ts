import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import SecurityHeadersMiddleware from '#core/http/middleware/security_headers_middleware'

interface Service {
  image: string
  build?: { dockerfile: string; target: string }
  env_file?: string | string[]
  volumes?: string[]
  networks: string[]
  healthcheck?: unknown
  depends_on?: Record<string, { condition: string }>
  command?: string[]
}

const root = app.makePath('..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = () =>
  parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Service>
    networks: Record<string, { internal?: boolean } | null>
    volumes: Record<string, null>
  }

/** The headers that the middleware sets on whatever it sees first. */
async function portalHeaders() {
  const headers: Record<string, string> = {}
  const raw = { setHeader: (name: string, value: string) => (headers[name] = value) }
  const ctx = { request: { id: () => 'x', url: () => '/' }, response: { response: raw } }
  await new SecurityHeadersMiddleware().handle(ctx as unknown as HttpContext, async () => {})
  delete headers['X-Request-Id']
  return headers
}

test.group('Containers', () => {
  test('the compose file names every part and what it waits for', ({ assert }) => {
    const { services } = compose()
    assert.sameMembers(Object.keys(services), [
      'mysql',
      'redis',
      'migrate',
      'console',
      'api',
      'worker',
      'clamav',
      'nginx',
    ])
    for (const { depends_on: needs = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        assert.property(services, name)
        if (condition === 'service_healthy') assert.exists(services[name].healthcheck, name)
      }
    }
  })

  test('every build stage, network, volume and mounted file exists', ({ assert }) => {
    const { services, networks, volumes } = compose()
    for (const service of Object.values(services)) {
      const { dockerfile, target } = service.build ?? {}
      if (dockerfile) assert.match(read(dockerfile), new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      for (const network of service.networks) assert.property(networks, network)
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':')
        if (source.startsWith('.')) assert.isTrue(existsSync(join(root, source)), source)
        else assert.property(volumes, source)
      }
      for (const file of [service.env_file ?? []].flat()) {
        assert.isTrue(existsSync(join(root, `${file}.example`)), file)
      }
    }
  })

  test('whatever prints or reads pictures has no way out by itself', ({ assert }) => {
    const { services, networks } = compose()
    for (const name of ['api', 'worker', 'migrate', 'mysql', 'redis']) {
      assert.isTrue(services[name].networks.every((network) => networks[network]?.internal))
    }
  })

  test('they have one where it is asked for, and nothing else has', ({ assert }) => {
    const { services, networks } = compose()
    const added = parse(read('docker-compose.outside.yml')) as Pick<
      ReturnType<typeof compose>,
      'services'
    >
    assert.sameMembers(Object.keys(added.services), ['api', 'worker'])
    for (const [name, service] of Object.entries(added.services)) {
      assert.deepEqual(Object.keys(service), ['networks'])
      assert.includeMembers(service.networks, services[name].networks)
      for (const network of service.networks) assert.property(networks, network)
    }
  })

  test('what is pulled is pinned by its digest', ({ assert }) => {
    const pulled = [
      ...Object.values(compose().services).flatMap(({ image, build }) => (build ? [] : [image])),
      ...[...read('docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ]
    assert.isAbove(pulled.length, 5)
    for (const image of pulled) assert.match(image, /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  test('nginx sends the same security headers as the portal', async ({ assert }) => {
    const sent = [
      ...read('docker/security_headers.conf').matchAll(/^add_header (\S+) "(.+)" always;$/gm),
    ]
    assert.deepEqual(
      Object.fromEntries(sent.map(([, name, value]) => [name, value])),
      await portalHeaders()
    )
  })

  test('nginx streams live messages and takes uploads of the size the API does', ({ assert }) => {
    const conf = read('docker/portal.conf')
    assert.match(conf, /location = \/api\/live \{\s+proxy_buffering off;/)
    assert.match(conf, /client_max_body_size 45m;/)
    assert.match(read('backend/config/bodyparser.ts'), /limit: '45mb'/)
  })

  test('nginx serves what the build has packed, and speaks HTTP/2 where it has a certificate', ({
    assert,
  }) => {
    const conf = read('docker/nginx.conf')
    const tls = read('docker/tls.conf.example')
    assert.match(conf, /^ {2}gzip_static on;$/m)
    assert.match(conf, /include \/etc\/nginx\/tls\/\*\.conf;/)
    assert.match(tls, /listen (\d+) ssl;\n {2}http2 on;/)
    // both servers do the same
    for (const server of [conf, tls]) assert.include(server, 'include /etc/nginx/portal.conf;')
    assert.include(read('docker/Dockerfile'), 'COPY docker/portal.conf')
    const { services } = parse(read('docker-compose.tls.yml')) as {
      services: { nginx: { ports: string[]; volumes: string[] } }
    }
    const [, port] = /listen (\d+) ssl/.exec(tls)!
    assert.isTrue(services.nginx.ports.every((mapping) => mapping.endsWith(`:${port}`)))
    assert.deepEqual(services.nginx.volumes, ['./docker/tls:/etc/nginx/tls:ro'])
  })

  test('nginx states the true address of a caller, and limits what one may take', ({ assert }) => {
    const [nginx, portal] = [read('docker/nginx.conf'), read('docker/portal.conf')]
    assert.include(portal, 'proxy_set_header X-Forwarded-For $remote_addr;')
    assert.notInclude(portal, '$proxy_add_x_forwarded_for')
    assert.match(read('docker-compose.yml'), /TRUSTED_PROXIES: uniquelocal/)
    for (const [, kind, zone] of portal.matchAll(/limit_(req|conn) (?:zone=)?(\w+)/g))
      assert.match(nginx, new RegExp(`limit_${kind}_zone \\$binary_remote_addr zone=${zone}:`))
    assert.match(portal, /location \^~ \/api\/ \{\s+limit_req zone=requests burst=\d+ nodelay;/)
    assert.match(portal, /error_page 429 = @too_many;/)
    assert.match(portal, /location @too_many \{[^}]+Retry-After[^}]+"code":"TOO_MANY_REQUESTS"/)
    for (const time of ['client_header_timeout', 'send_timeout']) assert.include(nginx, time)
    assert.include(portal, 'client_body_timeout')
  })

  test('pages come with HSTS over TLS, in UTF-8, by strong ciphers alone', ({ assert }) => {
    const [nginx, headers] = [read('docker/nginx.conf'), read('docker/security_headers.conf')]
    assert.include(headers, 'add_header Strict-Transport-Security $hsts always;')
    assert.match(
      nginx,
      /map "\$scheme \$http_x_forwarded_proto" \$hsts \{\s+~https "max-age=31536000; includeSubDomains";/
    )
    assert.match(nginx, /^ {2}charset utf-8;$/m)
    const tls = read('docker/tls.conf.example')
    assert.match(tls, /ssl_protocols TLSv1\.2 TLSv1\.3;/)
    const [, ciphers] = /ssl_ciphers (\S+);/.exec(tls)!
    for (const cipher of ciphers.split(':'))
      assert.match(cipher, /^ECDHE-(ECDSA|RSA)-(AES\d{3}-GCM|CHACHA20-POLY1305)/)
  })

  test('what nginx answers by itself carries the headers too', ({ assert }) => {
    const locations = read('docker/portal.conf').match(/^location [^{]+\{[^}]+\}/gm)!
    assert.isAbove(locations.length, 8)
    for (const location of locations.filter((one) => !one.includes('proxy_pass')))
      assert.include(location, 'include /etc/nginx/security_headers.conf;')
  })

  test('the log of nginx has no query and no address of a calendar feed', ({ assert }) => {
    const nginx = read('docker/nginx.conf')
    const [, format] = /log_format portal '([^']+)'/.exec(nginx)!
    assert.include(format, '$logged_uri')
    assert.notMatch(format, /\$(args|request|request_uri|query_string|http_\w+)\b/)
    assert.match(nginx, /map \$uri \$logged_uri \{\s+~\^\/api\/calendar-feeds\/ /)
  })

  test('the password of the schema reaches nothing that answers requests or runs jobs', ({
    assert,
  }) => {
    const { services } = compose()
    const knowing = Object.keys(services).filter((name) =>
      [services[name].env_file ?? []].flat().includes('docker/schema.env')
    )
    assert.sameMembers(knowing, ['mysql', 'migrate', 'console'])
    const copying = Object.keys(services).filter((name) =>
      [services[name].env_file ?? []].flat().includes('docker/backup.env')
    )
    assert.sameMembers(copying, ['mysql', 'worker'])
  })

  test('the database acknowledges a write only once it is on the disk', ({ assert }) => {
    const conf = read('docker/mysql/binaa.cnf')
    for (const line of [
      'innodb_flush_log_at_trx_commit = 1',
      'sync_binlog = 1',
      'innodb_rollback_on_timeout = ON',
      'innodb_lock_wait_timeout = 5',
      'log_bin_trust_function_creators = ON',
    ]) {
      assert.include(conf.split('\n'), line)
    }
  })

  test('Redis keeps its queue over a restart and never drops a key', ({ assert }) => {
    const command = compose().services.redis.command!.join(' ')
    assert.include(command, '--appendonly yes')
    assert.include(command, '--maxmemory-policy noeviction')
  })
})
