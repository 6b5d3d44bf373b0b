import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse, parseAllDocuments } from 'yaml'
import app from '@adonisjs/core/services/app'

interface Container {
  image: string
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  securityContext: Record<string, unknown>
  readinessProbe?: { httpGet: { path: string } }
  livenessProbe?: { httpGet: { path: string } }
  resources?: { limits: { memory: string } }
  volumeMounts: { name: string }[]
}

interface Thing {
  kind: string
  metadata: { name: string }
  spec: any
}

const root = app.makePath('..')
const folder = join(root, 'docker/kubernetes')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const kustomization = () => parse(read('kustomization.yaml'))
const things = (): Thing[] =>
  kustomization().resources.flatMap((name: string) =>
    parseAllDocuments(read(name)).map((document) => document.toJS())
  )
const pods = () => things().filter(({ spec }) => spec.template)

test.group('Kubernetes', () => {
  test('every file that is named exists, and the images are those that the compose file builds', ({
    assert,
  }) => {
    const { resources, images, configMapGenerator, secretGenerator } = kustomization()
    for (const name of resources) assert.isTrue(existsSync(join(folder, name)), name)
    for (const { files = [] } of configMapGenerator)
      for (const name of files) assert.isTrue(existsSync(join(folder, name)), name)
    // filled in by the firm, from the examples beside the compose file, and never committed
    for (const name of secretGenerator.flatMap((one: { envs: string[] }) => one.envs))
      assert.isTrue(existsSync(join(root, 'docker', `${name}.example`)), name)
    assert.include(readFileSync(join(root, '.gitignore'), 'utf8'), 'docker/kubernetes/*.env')
    const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true })
    const built = Object.values<any>(compose.services).flatMap((service) =>
      service.build ? [service.image] : []
    )
    assert.sameMembers(
      images.map(({ name }: { name: string }) => name),
      [...new Set(built)]
    )
    for (const { spec } of pods())
      for (const { image } of spec.template.spec.containers) assert.include(built, image)
  })

  test('every setting is one that the portal reads', ({ assert }) => {
    const known = [
      readFileSync(app.makePath('start/env.ts'), 'utf8'),
      readFileSync(app.makePath('config/queue.ts'), 'utf8'),
    ].join('\n')
    const portal = kustomization().configMapGenerator.find((one: any) => one.name === 'portal')
    for (const line of portal.literals) assert.include(known, line.split('=')[0])
  })

  test('nothing runs as root, writes beside its volumes or takes all memory', ({ assert }) => {
    for (const { metadata, spec } of pods()) {
      const { securityContext, containers, volumes } = spec.template.spec
      assert.isTrue(securityContext.runAsNonRoot, metadata.name)
      for (const container of containers as Container[]) {
        assert.containsSubset(container.securityContext, {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        if (metadata.name !== 'migrate') assert.exists(container.resources?.limits.memory)
        const known = volumes.map(({ name }: { name: string }) => name)
        for (const { name } of container.volumeMounts) assert.include(known, name)
      }
    }
  })

  test('the password of the schema reaches only what changes the tables, that of backups the workers', ({
    assert,
  }) => {
    const knowing = (secret: string) =>
      pods()
        .filter(({ spec }) =>
          (spec.template.spec.containers as Container[]).some(({ envFrom = [] }) =>
            envFrom.some(({ secretRef }) => secretRef?.name === secret)
          )
        )
        .map(({ metadata }) => metadata.name)
    assert.deepEqual(knowing('schema'), ['migrate'])
    assert.deepEqual(knowing('backup'), ['worker'])
  })

  test('a new version is put in without a moment in which none is ready', ({ assert }) => {
    const deployments = things().filter(({ kind }) => kind === 'Deployment')
    assert.lengthOf(deployments, 3)
    for (const { spec } of deployments) {
      assert.isAtLeast(spec.replicas, 2)
      assert.equal(spec.strategy.rollingUpdate.maxUnavailable, 0)
    }
    const api = deployments.find(({ metadata }) => metadata.name === 'api')!
    const [container] = api.spec.template.spec.containers as Container[]
    assert.equal(container.readinessProbe!.httpGet.path, '/health/ready')
    // nginx leaves one that refused alone for two seconds
    const nginx = readFileSync(join(root, 'docker/nginx.conf'), 'utf8')
    const [, pause] = /fail_timeout=(\d+)s/.exec(nginx)!
    assert.isAbove(api.spec.minReadySeconds, Number(pause))
  })
})
