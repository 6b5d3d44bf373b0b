import { glob, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { translatorIn } from '#core/base/language'
import { bookSources } from '#core/books/facts'
import type { BreakReason } from '#core/audit/verify_audit'
import type { Damage } from '#engines/encrypted_files/failures'
import { checkTitle } from '#database/integrity/check'
import { INTEGRITY_CHECKS } from '#database/integrity/index'

type Texts = { [name: string]: string | Texts }

async function textsOf(language: 'en' | 'ar', file: string): Promise<Map<string, string>> {
  const path = app.languageFilesPath(language, `${file}.json`)
  const flat = (texts: Texts, prefix: string): [string, string][] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[prefix + name, text]] : flat(text, `${prefix}${name}.`)
    )
  return new Map(flat(JSON.parse(await readFile(path, 'utf8')), `${file}.`))
}

async function sourcesOf(pattern: string): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(pattern, { cwd: app.makePath() }))
    texts.push(await readFile(app.makePath(path), 'utf8'))
  return texts.join('\n')
}

/** Names that a call is given in the sources; what is put together has any word in its gap. */
function namesIn(source: string, call: string): RegExp[] {
  const found = source.matchAll(new RegExp(`\\b(?:${call})\\(\\s*(['\`])([^'\`]+)\\1`, 'g'))
  return [...found].map(([, , name]) => new RegExp(`^${name!.replace(/\$\{[^}]+\}/g, '\\w+')}$`))
}

/** Those that no text has, and texts that nothing states. */
function unmatched(names: RegExp[], texts: string[]) {
  return [
    ...names.filter((name) => !texts.some((text) => name.test(text))).map(String),
    ...texts.filter((text) => !names.some((name) => name.test(text))),
  ]
}

const under = (texts: Map<string, string>, group: string) =>
  [...texts.keys()].filter((key) => key.startsWith(group)).map((key) => key.slice(group.length))

const BREAKS: Record<BreakReason, true> = {
  ...{ edited: true, missing: true, relinked: true, recomputed: true },
  ...{ cut: true, inserted: true, forged: true, repeated: true },
}
const DAMAGE: Record<Damage, true> = {
  ...{ header_cut: true, header_version: true, header_size: true, header_changed: true },
  ...{ longer: true, cut: true, bytes_changed: true, other_contents: true, replaced: true },
}

test.group('Findings of the console commands', () => {
  for (const file of ['integrity', 'doctor'])
    test(`of ${file} are written in both languages, for any number`, async ({ assert }) => {
      const [english, arabic] = [await textsOf('en', file), await textsOf('ar', file)]
      assert.sameMembers([...arabic.keys()], [...english.keys()])
      for (const [key, text] of english) {
        const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!)
        for (const count of [0, 1, 2, 3, 11, 100]) {
          const params = Object.fromEntries(names.map((name) => [name, count]))
          for (const language of ['en', 'ar'] as const) {
            const shown = translatorIn(language)(key, params)
            assert.notMatch(shown, /[{}]|translation missing/, key)
          }
          if (key.startsWith('integrity.faults.') || key.startsWith('integrity.notes.'))
            assert.match(translatorIn('ar')(key, params), /\p{Script=Arabic}/u, key)
        }
      }
    })

  test('of portal:verify have a text each, and no text is left over', async ({ assert }) => {
    const texts = await textsOf('en', 'integrity')
    const source = await sourcesOf('database/integrity/*.ts')
    const settings = ['setting_differs', 'setting_differs_hidden', 'differs_hidden', 'differs']
    const faults = namesIn(source, 'fault').concat(settings.map((name) => new RegExp(`^${name}$`)))
    faults.push(/^(approval|rejection)_unlogged$/)
    assert.deepEqual(unmatched(faults, under(texts, 'integrity.faults.')), [])
    assert.deepEqual(unmatched(namesIn(source, 'note'), under(texts, 'integrity.notes.')), [])
    const checks = INTEGRITY_CHECKS.map((check) => checkTitle(check).key)
    assert.sameMembers(
      checks,
      [...texts.keys()].filter((key) => key.includes('.checks.'))
    )
    assert.sameMembers(under(texts, 'integrity.breaks.'), Object.keys(BREAKS))
    assert.sameMembers(under(texts, 'integrity.damage.'), Object.keys(DAMAGE))
  })

  test('of portal:verify name every kind of record that they are about', async ({ assert }) => {
    const kinds = under(await textsOf('en', 'integrity'), 'integrity.kinds.')
    const decidable = await sourcesOf('app/*/decidable.ts')
    const recorded = await sourcesOf('database/integrity/recorded.ts')
    const named = [
      ...[...decidable.matchAll(/documentType: '(\w+)'/g)].map(([, kind]) => kind!),
      ...[...recorded.matchAll(/entityType: '(\w+)'/g)].map(([, kind]) => kind!),
      ...[...recorded.matchAll(/(?:amounts|states)\('\w+', '(\w+)'/g)].map(([, kind]) => kind!),
      ...bookSources().map(({ kind }) => kind),
    ]
    assert.isAbove(named.length, 30)
    assert.includeMembers(kinds, named)
  })

  test('of portal:doctor have a text each, and no text is left over', async ({ assert }) => {
    const texts = await textsOf('en', 'doctor')
    const source = await sourcesOf('app/core/doctor/*.ts')
    const settings = [...source.matchAll(/^ {4}name: '(\w+)'/gm)].map(([, name]) => name!)
    const names = namesIn(source, 'judged|known').concat(settings.map((name) => new RegExp(name)))
    const findings = [...texts.keys()].filter((key) => key.endsWith('.what'))
    assert.deepEqual(
      unmatched(
        names,
        findings.map((key) => key.split('.')[1]!)
      ),
      []
    )
    assert.sameMembers(
      under(texts, 'doctor.parts.').map(String),
      [...source.matchAll(/probed\('(\w+)'/g)].map(([, part]) => part!)
    )
  })
})
