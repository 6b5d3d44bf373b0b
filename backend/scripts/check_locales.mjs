import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verdict } from './check_files.mjs'
import { ROOT } from './paths.mjs'
import { projectFiles } from './project_files.mjs'

/** Words that no product writer of the trade would put on a screen, a document or in a message. */
const UNFIT = new RegExp(
  String.raw`\b(${[
    // people and time in an old voice
    'anew|whoever|nobody|somebody|meanwhile|no longer awaited|at the moment',
    '(?:is|are) told|looked after by|stands? here|wants? to be',
    // what has a term of the trade
    'papers|handed in|tak(?:e|en) back|call(?:ed)? off|held back|carriage|upkeep|dearer',
    'offers? until|holds until|by age|set out|taken over by|to pay now|days there',
    // screens say can't, and name a type
    'cannot|could not be|does not|do not|is not|are not|(?:this|which) kind of|switched off',
  ].join('|')})\b`,
  'i'
)
/** One spelling and one term in Arabic: the vendor, documents, passcode, filters, and the tanween. */
const UNFIT_ARABIC =
  /(?<!\p{L})(?:[ولبف]?ال|لل)?مورد(?!ّ)(?:ين|ون)?(?!\p{L})|وثائق|المرشحات|رمز الدخول|بطاقة أعمال|متعثر|\p{L}ًا/u
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Both languages have the same keys, the same placeholders and fit words, on both sides. */
export function checkLocales() {
  return verdict([...pairs().flatMap(compare), ...labels()])
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
    ...unfit(english, UNFIT).map(([key, word]) => `${en}: ${key} says “${word}”`),
    ...unfit(arabic, UNFIT_ARABIC).map(([key, word]) => `${ar}: ${key} says “${word}”`),
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

/** Texts with a word that does not belong there, with the first such word. */
function unfit(texts, words) {
  return [...texts].flatMap(([key, text]) => {
    const word = words.exec(text)?.[0]
    return word ? [[key, word]] : []
  })
}

/** Labels of PDFs, exports and notifications stand in the code, as `en: '…', ar: '…'`. */
function labels() {
  return projectFiles(/^backend\/app\/.*\.ts$/).flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    const found = [...source.matchAll(/\b(en|ar): (['`])(.+?)\2/g)]
    return found.flatMap(([, language, , text]) => {
      const word = (language === 'en' ? UNFIT : UNFIT_ARABIC).exec(text)?.[0]
      return word ? [`${path}: “${text}” says “${word}”`] : []
    })
  })
}
