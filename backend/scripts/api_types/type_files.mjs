import { readOperations, readSchemas } from './read_types.mjs'

const REFERENCE = /components\["schemas"\]\["(\w+)"\]/g

/**
 * Parts the types of a whole API: a file for each record, by the noun that its name begins with, and a file of
 * operations for each noun (the first folder of a path: `/api/vendors/{id}/ratings` is of the vendors). A noun
 * whose routes are of several resources is a folder of them. Each folder has an index.
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
  return [...files, ...indexes, ['records/index', indexOf('Schemas', nouns.keys(), all)]]
}

function operationFiles(operations) {
  const nouns = Map.groupBy(operations, ({ noun }) => noun)
  const all = '/** What each route takes and answers, by its name. */'
  return [
    ...[...nouns].flatMap(([noun, own]) => filesOfNoun(noun, own)),
    ['operations/index', indexOf('Operations', nouns.keys(), all)],
  ]
}

/** The routes of a noun: one file, or a folder with a file for each of its resources. */
function filesOfNoun(noun, operations) {
  const resources = Map.groupBy(operations, ({ name }) => name.split('.')[0].replaceAll('_', '-'))
  if (resources.size === 1)
    return [[`operations/${noun}`, textOfOperations(operations, '../records')]]
  return [
    ...[...resources].map(([resource, own]) => [
      `operations/${noun}/${resource}`,
      textOfOperations(own, '../../records'),
    ]),
    [`operations/${noun}/index`, indexOf('Operations', resources.keys())],
  ]
}

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

/** An interface of all that the files or folders beside it hold. */
function indexOf(name, paths, comment = '') {
  const sorted = [...paths].sort()
  const imports = sorted.map((path) => `import type * as ${alias(path)} from './${path}'`)
  const bases = sorted.map((path) => `${alias(path)}.${name}`)
  return `${imports.join('\n')}\n\n${comment}\nexport interface ${name} extends ${bases.join(', ')} {}`
}

const importOf = (name, path) => `import type { ${name} } from '${path}'`

/** In capitals: a noun such as `import` is a word of the language. */
const alias = (path) => path.replaceAll(/(?:^|[-.])(\w)/g, (_, letter) => letter.toUpperCase())

const kebab = (name) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** The noun that the name of a record begins with: `VendorRating` is of `vendor`. */
const nounOf = (name) => kebab(name).split('-')[0]

const pathOf = (name) => `${nounOf(name)}/${kebab(name)}`
