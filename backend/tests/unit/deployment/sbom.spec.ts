import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const root = app.makePath('..')
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

interface Sbom {
  bomFormat: string
  components: { name: string; version: string; purl: string }[]
}

test.group('The list of what the portal consists of', () => {
  test('npm run sbom names every package that runs, in its version', ({ assert }) => {
    const [command] = (json('package.json').scripts.sbom as string).split(' > ')
    const [program, ...args] = command!.split(' ')
    const out = execFileSync(program!, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    const { bomFormat, components } = JSON.parse(out) as Sbom
    assert.equal(bomFormat, 'CycloneDX')
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
    const { packages } = json('package-lock.json')
    for (const folder of ['backend', 'frontend'])
      for (const name of Object.keys(json(`${folder}/package.json`).dependencies)) {
        const own = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
        assert.isTrue(named.has(`${name}@${own.version}`), `${name}@${own.version}`)
      }
    for (const { name, purl } of components) assert.match(purl, /^pkg:npm\//, name)
  }).timeout(60_000)
})
