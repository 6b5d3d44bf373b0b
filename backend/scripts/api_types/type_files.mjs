import { readOperations, readSchemas } from './read_types.mjs'

const REFERENCE = /components\["schemas"\]\["(\w+)"\]/g

/**
 * Parts the types of a whole API: a file for each record, by the noun that its name begins with, and a file of
 * operations for each noun (the first folder of a path: `/api/vendors/{id}/ratings` is of the vendors). A noun
 * whose routes are of several resources is a folder of them, and so are nouns that begin with one word. Each folder
 * has an index.
 * @param {string} types as `openapi-typescript` prints them
 * @returns {Record<string, string>} texts of files by their paths, without `.ts`
 */
export function typeFiles(types) {
  return Object.fromEntries([
    ...recordFiles(readSchemas(types)),
    ...operationFiles(readOperations(types)),
    [
      'index',
      "export type { Schemas } from './records'\nexport type { Operations } from './operations'",
    ],
  ])
}

function recordFiles(schemas) {
  const nouns = Map.groupBy(Object.keys(schemas), nounOf)
  const files = Object.entries(schemas).map(([name, type]) => [
    `records/${pathOf(name)}`,
    withImports(`export type ${name} = ${type}`, { from: '..', except: name }),
  ])
  const indexes = [...nouns].map(([noun, names]) => [`records/${noun}/index`, indexOfNames(names)])
  const all = '/** Records by their names in the document. */'
  return [...files, ...indexes, ...wholeIndex('records', 'Schemas', nouns.keys(), all)]
}

function operationFiles(operations) {
  const nouns = Map.groupBy(operations, ({ noun }) => noun)
  const groups = Map.groupBy(nouns.keys(), firstWordOf)
  const all = '/** What each route takes and answers, by its name. */'
  return [
    ...[...groups].flatMap(([word, names]) => filesOfGroup(word, names, nouns)),
    ...wholeIndex('operations', 'Operations', [...groups].map(placeOfGroup), all),
  ]
}

/** Nouns that begin with one word: a folder, or the one noun alone. */
function filesOfGroup(word, names, nouns) {
  if (names.length === 1) return filesOfNoun(`operations/${names[0]}`, nouns.get(names[0]))
  return [
    ...names.flatMap((noun) => filesOfNoun(`operations/${word}/${noun}`, nouns.get(noun))),
    [`operations/${word}/index`, indexOf('Operations', names)],
  ]
}

const placeOfGroup = ([word, names]) => (names.length === 1 ? names[0] : word)

/** The routes of a noun: one file, or a folder with a file for each of its resources. */
function filesOfNoun(path, operations) {
  const resources = Map.groupBy(operations, ({ name }) => name.split('.')[0].replaceAll('_', '-'))
  if (resources.size === 1) return [[path, textOfOperations(operations, recordsFrom(path))]]
  return [
    ...[...resources].map(([resource, own]) => [
      `${path}/${resource}`,
      textOfOperations(own, recordsFrom(`${path}/${resource}`)),
    ]),
    [`${path}/index`, indexOf('Operations', resources.keys())],
  ]
}

const recordsFrom = (path) => `${'../'.repeat(path.split('/').length - 1)}records`

const textOfOperations = (operations, from) =>
  withImports(`export interface Operations { ${operations.map(textOf).join('\n')} }`, { from })

function textOf({ name, body, answer }) {
  const members = [body && `body: ${body}`, answer && `answer: ${answer}`].filter(Boolean)
  return `'${name}': { ${members.join('; ')} }`
}

/** Writes records by their names, and imports those that the text is not itself. */
function withImports(text, { from, except }) {
  const names = new Set([...text.matchAll(REFERENCE)].map(([, name]) => name))
  names.delete(except)
  const imports = [...names].sort().map((name) => importOf(name, `${from}/${pathOf(name)}`))
  return [imports.join('\n'), text.replaceAll(REFERENCE, '$1')].join('\n\n')
}

function indexOfNames(names) {
  const imports = names.map((name) => importOf(name, `./${kebab(name)}`))
  const members = names.map((name) => `${name}: ${name}`)
  return `${imports.join('\n')}\n\nexport interface Schemas { ${members.join('\n')} }`
}

/** An index of everything, in parts by first letters: it grows with the portal. */
function wholeIndex(folder, name, paths, comment) {
  const letters = Map.groupBy(paths, (path) => path[0])
  return [
    ...[...letters].map(([letter, own]) => [
      `${folder}/letters/${letter}`,
      indexOf(name, own, '', '../'),
    ]),
    [`${folder}/index`, indexOf(name, letters.keys(), comment, './letters/')],
  ]
}

/** An interface of all that the files or folders beside it hold, or those in another place. */
function indexOf(name, paths, comment = '', place = './') {
  const sorted = [...paths].sort()
  const imports = sorted.map((path) => `import type * as ${alias(path)} from '${place}${path}'`)
  const bases = sorted.map((path) => `${alias(path)}.${name}`)
  return `${imports.join('\n')}\n\n${comment}\nexport interface ${name} extends ${bases.join(', ')} {}`
}

const importOf = (name, path) => `import type { ${name} } from '${path}'`

/** In capitals: a noun such as `import` is a word of the language. */
const alias = (path) => path.replaceAll(/(?:^|[-.])(\w)/g, (_, letter) => letter.toUpperCase())

const kebab = (name) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** The noun that the name of a record begins with: `VendorRating` is of `vendor`. */
const nounOf = (name) => firstWordOf(kebab(name))

/** A letter alone, as in `e-invoices`, is no word. */
const firstWordOf = (name) => name.match(/^(?:\w-)?\w+/)[0]

const pathOf = (name) => `${nounOf(name)}/${kebab(name)}`
