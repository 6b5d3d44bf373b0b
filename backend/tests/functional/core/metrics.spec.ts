import { readFileSync } from 'node:fs'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { parse } from 'yaml'
import metricsConfig from '#config/metrics'
import { sqlInstant } from '#core/database/instants'
import { registry } from '#core/metrics/registry'
import '#core/metrics/gauges'

const TOKEN = 'a-token-of-some-thirty-characters'

const read = (client: ApiClient, token = TOKEN) =>
  client.get('/metrics').header('authorization', `Bearer ${token}`)

/** A figure as Prometheus reads it. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1]
  )

const MONITORING = app.makePath('../docker/monitoring')

test.group('Metrics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    metricsConfig.token = TOKEN
    return () => {
      metricsConfig.token = null
    }
  })

  test('are there only by their own token, and not at all without one', async ({ client }) => {
    ;(await client.get('/metrics')).assertStatus(401)
    ;(await read(client, 'another')).assertStatus(401)
    ;(await read(client)).assertStatus(200)
    metricsConfig.token = null
    ;(await read(client)).assertStatus(404)
    ;(await read(client, '')).assertStatus(404)
  })

  test('count requests by route, never by what someone types', async ({ client, assert }) => {
    registry.resetMetrics()
    await client.get('/api/vendors/123456')
    await client.get('/api/nothing/of/that/name')
    const text = (await read(client)).text()
    assert.match(
      text,
      /portal_http_request_seconds_count\{method="GET",route="\/api\/vendors\/:id",status="401"\} 1/
    )
    assert.match(text, /route="none",status="404"/)
    assert.notInclude(text, '123456')
    assert.notInclude(text, 'that/name')
  })

  test('say what waits', async ({ client, assert }) => {
    const before = (await read(client)).text()
    const jobs = 'portal_jobs{status="queued"}'
    await db.table('jobs').insert({
      ...{ id: 'metrics-test', type: 'export', title: 'Export', payload: '{}', status: 'queued' },
      ...{ progress: 0, attempts: 0, max_attempts: 1, stalls: 0 },
      ...{ available_at: sqlInstant(-700), created_at: sqlInstant(-700) },
    })
    const after = (await read(client)).text()
    assert.equal(valueOf(after, jobs), valueOf(before, jobs) + 1)
    assert.isAtLeast(valueOf(after, 'portal_job_oldest_seconds'), 699)
    assert.isAbove(valueOf(after, 'portal_disk_free_bytes'), 0)
    assert.isAbove(valueOf(after, 'process_resident_memory_bytes'), 0)
  })

  test('are all that the dashboard and the alerts name', async ({ assert }) => {
    const known = new Set(
      (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]
      )
    )
    const dashboard = JSON.parse(readFileSync(`${MONITORING}/grafana-dashboard.json`, 'utf8'))
    const alerts = parse(readFileSync(`${MONITORING}/alerts.yml`, 'utf8'))
    const expressions: string[] = [
      ...dashboard.panels.flatMap((panel: any) => panel.targets.map((one: any) => one.expr)),
      ...alerts.groups.flatMap((one: any) => one.rules.map((rule: any) => rule.expr)),
    ]
    assert.isAbove(expressions.length, 20)
    const named = expressions.flatMap(
      (expression) => expression.match(/\b(?:portal|process|nodejs)_\w+/g) ?? []
    )
    const unknown = [...new Set(named)].filter((name) => !known.has(name))
    assert.deepEqual(unknown, [])
  })
})
