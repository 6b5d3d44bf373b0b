import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verdict } from './check_files.mjs'
import { ROOT } from './paths.mjs'
import { projectFiles } from './project_files.mjs'

/** Words that no product writer of the trade would put on a screen. */
const UNFIT =
  /\b(anew|whoever|nobody|somebody|papers|handed in|looked after by|(?:is|are) told|tak(?:e|en) back|stands? here)\b/i
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Both languages have the same keys, the same placeholders and no empty text, on both sides. */
export function checkLocales() {
  return verdict(pairs().flatMap(compare))
}

/** Pages keep `locales/en.json` beside `ar.json`; the server keeps a folder per language. */
function pairs() {
  const paths = projectFiles(/(\/locales\/(en|ar)|\/lang\/(en|ar)\/[^/]+)\.json$/)
  const english = paths.map((path) => path.replace(/\/ar(\.json|\/)/, '/en$1'))
  return [...new Set(english)].map((en) => ({ en, ar: en.replace(/\/en(\.json|\/)/, '/ar$1') }))
}

function compare({ en, ar }) {
  const [english, arabic] = [textsOf(en), textsOf(ar)]
  if (!english || !arabic) return [`${english ? ar : en} is missing`]
  return [
    ...absent(english, arabic).map((key) => `${ar}: ${key} is missing`),
    ...absent(arabic, english).map((key) => `${en}: ${key} is missing`),
    ...empty(english).map((key) => `${en}: ${key} is empty`),
    ...empty(arabic).map((key) => `${ar}: ${key} is empty`),
    ...unfit(english).map(([key, word]) => `${en}: ${key} says “${word}”`),
    ...unequal(english, arabic).map((key) => `${ar}: ${key} has other placeholders than English`),
  ]
}

/** @returns {Map<string, string> | null} every text by its dotted key; null without the file */
function textsOf(path) {
  try {
    return new Map(flatten(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new Error(`${path}: ${error.message}`, { cause: error })
  }
}

function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`)
  )
}

/** Plural forms count as one key: Arabic has six, English two. */
function baseOf(key, texts) {
  const base = key.replace(PLURAL, '')
  return texts.has(`${base}_other`) ? base : key
}

function absent(from, texts) {
  const there = new Set([...texts.keys()].map((key) => baseOf(key, texts)))
  return [...new Set([...from.keys()].map((key) => baseOf(key, from)))].filter(
    (key) => !there.has(key)
  )
}

const empty = (texts) => [...texts].filter(([, text]) => !text.trim()).map(([key]) => key)

function unequal(english, arabic) {
  return [...english.keys()].filter((key) => {
    if (baseOf(key, english) !== key || !arabic.has(key)) return false
    return placeholders(english.get(key)) !== placeholders(arabic.get(key))
  })
}

/** The names in `{{name}}`, `{name}` and `{name, plural, …}`; not the texts inside a plural. */
function placeholders(text) {
  const names = [...text.matchAll(/\{\{?\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => name)
  const chosen = [...text.matchAll(/\b(zero|one|two|few|many|other|=\d+)\s*\{([^{}]*)\}/g)]
  const inner = new Set(chosen.map(([, , words]) => words.trim()))
  return [...new Set(names)]
    .filter((name) => !inner.has(name))
    .sort()
    .join()
}

/** Texts in words that readers of the portal would not use, with the first such word. */
function unfit(english) {
  return [...english].flatMap(([key, text]) => {
    const word = UNFIT.exec(text)?.[0]
    return word ? [[key, word]] : []
  })
}
