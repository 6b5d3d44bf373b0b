import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { constantOf, listModule, newLists } from './server_files.mjs'

/** Names a new resource where the portal lists what it has. @returns the paths that were changed */
export function register(resource) {
  return [...onTheServer(resource), ...onThePages(resource), ...inWords(resource)]
}

function onTheServer(resource) {
  const { domain, name, read, write, path, searchable } = resource
  return [
    change(
      `backend/app/${domain}/routes.ts`,
      (text) => `${text}import '#${domain}/${name}/routes'\n`
    ),
    change('backend/app/identity/access/pages.ts', (text) =>
      insertBefore(text, "  { path: '/account/preferences'", pageRules(path, read, write))
    ),
    change('backend/app/identity/access/access_table.ts', (text) =>
      insertBefore(text, '} as const satisfies Record<string, Rule>', abilityRules(resource))
    ),
    ...(searchable
      ? [
          change('backend/config/database.ts', (text) =>
            insertBefore(text, '].flatMap((table) =>', `  '${name}',\n`)
          ),
        ]
      : []),
    ...newLists(resource).map((field) =>
      change(`backend/app/${domain}/enums/lists.ts`, (text) => addList(text, field))
    ),
  ]
}

function onThePages({ domain, camel, kebab }) {
  return [
    change('frontend/src/app/resources.ts', (text) =>
      insertBefore(
        insertBefore(text, '].sort(', `  ${camel},\n`),
        '\n/** Every resource of the portal.',
        `import ${camel} from '../features/${domain}/${kebab}'\n`
      )
    ),
  ]
}

function inWords({ key, entity, singular, plural }) {
  const kinds = 'frontend/src/features/administration/audit-logs/locales'
  return ['en', 'ar'].flatMap((language) => [
    changeJson(`frontend/src/locales/${language}.json`, `${key}`, {
      title: plural[language],
      singular: singular[language],
    }),
    changeJson(
      `${kinds}/${language}.json`,
      `administration.audit_logs.kinds.${entity}`,
      singular[language]
    ),
  ])
}

function change(path, edit) {
  const file = join(ROOT, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  return path
}

function insertBefore(text, place, insertion) {
  const at = text.indexOf(place)
  if (at < 0) throw new Error(`nothing begins with ${place.trim()}`)
  return text.slice(0, at) + insertion + text.slice(at)
}

function pageRules(path, read, write) {
  const department = `/${path.split('/')[1]}`
  const rule = (end, ability) =>
    `  { path: '${path}${end}', ability: '${ability}', home: '${department}' },\n`
  return [rule('', read), rule('/new', write), rule('/:id', read), rule('/:id/edit', write)].join(
    ''
  )
}

/** Only abilities that come with a rule are new. */
function abilityRules({ abilities }) {
  const fresh = Object.values(abilities).filter((ability) => typeof ability === 'object')
  return fresh.map(({ name, ...rule }) => `  '${name}': ${JSON.stringify(rule)},\n`).join('')
}

function addList(text, field) {
  const imported = `import { ${constantOf(field)} } from './${listModule(field)}.js'\n`
  const listed = text.replace(/\n\}\s*$/, `\n  '${field.list}': ${constantOf(field)},\n}\n`)
  return insertBefore(listed, '\n/** ', imported)
}

function changeJson(path, key, value) {
  return change(path, (text) => {
    const tree = JSON.parse(text)
    const names = key.split('.')
    const last = names.pop()
    const place = names.reduce((node, part) => (node[part] ??= {}), tree)
    place[last] = value
    return `${JSON.stringify(tree, null, 2)}\n`
  })
}
