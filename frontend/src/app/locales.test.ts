import { describe, expect, it } from 'vitest'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<{ default: Tree }>('../**/locales/*.json', { eager: true })
const PLURAL = /_(zero|one|two|few|many|other)$/

function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`)
  )
}

function textOf(tree: Tree, key: string): string {
  return key.split('.').reduce<string | Tree>((node, part) => (node as Tree)[part]!, tree) as string
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/{{\s*\w+/g))].sort()
}

/** A name such as `at_least_one` is no plural form: those come with an `_other`. */
function pluralBase(key: string, keys: string[]): string | null {
  const base = key.replace(PLURAL, '')
  return base !== key && keys.includes(`${base}_other`) ? base : null
}

/** Plural forms count as one key: Arabic has six, English two. */
function withoutPlurals(keys: string[]): string[] {
  return [...new Set(keys.map((key) => pluralBase(key, keys) ?? key))].sort()
}

function pluralsIn(keys: string[]): string[] {
  return [...new Set(keys.flatMap((key) => pluralBase(key, keys) ?? []))]
}

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/(en|ar)\.json$/, '')))]

describe.each(folders)('%s', (folder) => {
  const en = files[`${folder}/en.json`]?.default
  const ar = files[`${folder}/ar.json`]?.default

  it('has the same keys in English and Arabic', () => {
    expect(withoutPlurals(keysOf(ar!))).toEqual(withoutPlurals(keysOf(en!)))
  })

  it('has all six Arabic plural forms', () => {
    const missing = pluralsIn(keysOf(en!)).flatMap((key) =>
      ['zero', 'one', 'two', 'few', 'many', 'other']
        .map((form) => `${key}_${form}`)
        .filter((form) => !keysOf(ar!).includes(form))
    )
    expect(missing).toEqual([])
  })

  it('uses the same placeholders', () => {
    const english = keysOf(en!)
    const shared = english.filter((key) => pluralBase(key, english) === null)
    const different = shared.filter(
      (key) => placeholders(textOf(en!, key)).join() !== placeholders(textOf(ar!, key)).join()
    )
    expect(different).toEqual([])
  })

  it('has no empty text', () => {
    for (const tree of [en!, ar!]) {
      expect(keysOf(tree).filter((key) => textOf(tree, key).trim() === '')).toEqual([])
    }
  })
})

it('defines every key in one file only', () => {
  for (const language of ['en', 'ar']) {
    const all = Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .flatMap(([, file]) => keysOf(file.default))
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
  }
})
