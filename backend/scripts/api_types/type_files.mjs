import { readOperations, readSchemas } from './read_types.mjs'

const REFERENCE = /components\["schemas"\]\["(\w+)"\]/g

/**
 * Parts the types of a whole API: a file for each record, a file of operations for each noun (the
 * first folder of a path: `/api/vendors/{id}/ratings` is of the vendors), and an index of each.
 * @param {string} types as `openapi-typescript` prints them
 * @returns {Record<string, string>} texts of files by their paths, without `.ts`
 */
export function typeFiles(types) {
  const records = Object.entries(readSchemas(types))
  const operations = Map.groupBy(readOperations(types), ({ noun }) => noun)
  const nouns = [...operations.keys()].sort()
  return Object.fromEntries([
    ...records.map(([name, type]) => [
      `records/${kebab(name)}`,
      withImports(`export type ${name} = ${type}`, { from: '.', except: name }),
    ]),
    ['records/index', indexOfRecords(records.map(([name]) => name))],
    ...nouns.map((noun) => [
      `operations/${noun}`,
      withImports(
        `export interface Operations { ${operations.get(noun).map(textOf).join('\n')} }`,
        {
          from: '../records',
        }
      ),
    ]),
    ['operations/index', indexOfOperations(nouns)],
    [
      'index',
      "export type { Schemas } from './records'\nexport type { Operations } from './operations'",
    ],
  ])
}

function textOf({ name, body, answer }) {
  const members = [body && `body: ${body}`, answer && `answer: ${answer}`].filter(Boolean)
  return `'${name}': { ${members.join('; ')} }`
}

/** Writes records by their names, and imports those that the text is not itself. */
function withImports(text, { from, except }) {
  const names = new Set([...text.matchAll(REFERENCE)].map(([, name]) => name))
  names.delete(except)
  const imports = [...names].sort().map((name) => importOf(name, `${from}/${kebab(name)}`))
  return [imports.join('\n'), text.replaceAll(REFERENCE, '$1')].join('\n\n')
}

function indexOfRecords(names) {
  const imports = names.map((name) => importOf(name, `./${kebab(name)}`))
  const members = names.map((name) => `${name}: ${name}`)
  return `${imports.join('\n')}

/** Records by their names in the document. */
export interface Schemas { ${members.join('\n')} }`
}

function indexOfOperations(nouns) {
  const alias = (noun) => noun.replaceAll(/[-.](\w)/g, (_, letter) => letter.toUpperCase())
  const imports = nouns.map((noun) => `import type * as ${alias(noun)} from './${noun}'`)
  return `${imports.join('\n')}

/** What each route takes and answers, by its name. */
export interface Operations extends ${nouns.map((noun) => `${alias(noun)}.Operations`).join(', ')} {}`
}

const importOf = (name, path) => `import type { ${name} } from '${path}'`

const kebab = (name) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
