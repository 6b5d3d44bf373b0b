import { text } from './source.mjs'

/** The files of a plain resource on the server, by path; the formatter completes their style. */
export function serverFiles(resource, migration) {
  const { domain, name } = resource
  const folder = `backend/app/${domain}/${name}`
  return {
    [`backend/database/migrations/${migration}_${domain}_create_${name}.ts`]: migrationOf(resource),
    [`${folder}/${resource.entity}.ts`]: modelOf(resource),
    [`${folder}/resource.ts`]: resourceOf(resource),
    [`${folder}/${name}_controller.ts`]: controllerOf(resource),
    [`${folder}/routes.ts`]: routesOf(resource),
    ...Object.fromEntries(newLists(resource).map((field) => listOf(resource, field))),
  }
}

/** Fields whose list of values does not exist yet. */
export const newLists = ({ fields }) => fields.filter(({ values }) => values)

export const constantOf = ({ list, constant }) =>
  constant ?? list.replaceAll('-', '_').toUpperCase()
export const listModule = ({ list, module }) => module ?? list.replaceAll('-', '_')

const COLUMNS = {
  code: ({ column, max }) => `table.string('${column}', ${max})`,
  text: ({ column, max }) => `table.string('${column}', ${max})`,
  text_ar: ({ column, max }) => `table.string('${column}', ${max})`,
  number: ({ column }) => `table.integer('${column}')`,
  decimal: ({ column }) => `table.bigInteger('${column}')`,
  money: ({ column }) => `table.bigInteger('${column}')`,
  day: ({ column }) => `day(table, '${column.replace(/_on$/, '')}')`,
  choice: ({ column }) => `table.string('${column}', 40)`,
  reference: ({ column, table }) =>
    `table.integer('${column}').unsigned().references('${table}.id')`,
  flag: ({ column, initial }) => `table.boolean('${column}').notNullable().defaultTo(${initial})`,
}

function migrationOf({ name, fields, searchable }) {
  const isListed = ({ type, unique }) => type !== 'text_ar' && !unique
  const indexed = [...fields.filter(isListed).map(({ column }) => column), 'updated_at']
  const columns = fields.map((field) => {
    const presence = field.required ? '.notNullable()' : '.nullable()'
    const unique = field.unique ? `.unique('${name}_${field.column}_unique')` : ''
    return `${COLUMNS[field.type](field)}${field.type === 'flag' ? '' : presence}${unique}`
  })
  const helpers = ['stamps', ...(fields.some(({ type }) => type === 'day') ? ['day'] : [])]
  return text(`
    import { BaseSchema } from '@adonisjs/lucid/schema'
    import { ${helpers.sort().join(', ')} } from '#database/columns'
    ${searchable ? `import { addRowCount, addSearchIndex } from '#database/search_index'` : ''}

    const LISTED = ${JSON.stringify(indexed)}

    export default class extends BaseSchema {
      async up() {
        this.schema.createTable('${name}', (table) => {
          table.increments('id')
          ${columns.join('\n')}
          ${searchable ? `table.text('search_text').notNullable()` : ''}
          stamps(table)
          for (const column of LISTED) table.index([column, 'id'], \`${name}_\${column}_index\`)
        })
        ${searchable ? `addSearchIndex(this, '${name}')\naddRowCount(this, '${name}')` : ''}
      }

      async down() {
        ${searchable ? `this.schema.raw('DROP TABLE IF EXISTS ${name}_fts')` : ''}
        this.schema.dropTable('${name}')
      }
    }`)
}

const modelOf = ({ name, model }) =>
  text(`
    import { ${model}Schema } from '#database/schema'

    export default class ${model} extends ${model}Schema {
      static table = '${name}'
    }`)

const KINDS = { text_ar: 'text', number: 'wholeNumber' }
const kindOf = ({ type }) => KINDS[type] ?? type

function resourceOf(resource) {
  const { domain, name, kebab, entity, camel, plural, read, write, label, fields } = resource
  const kinds = [...new Set(fields.map(kindOf))].sort()
  const lists = fields
    .filter(({ type }) => type === 'choice')
    .map((field) => `import { ${constantOf(field)} } from '#${domain}/enums/${listModule(field)}'`)
  return text(`
    import { ${kinds.join(', ')} } from '#core/resources/fields'
    import { plainResource } from '#core/resources/plain_resource'
    ${[...new Set(lists)].join('\n')}

    export const ${camel} = plainResource({
      endpoint: '${kebab}',
      table: '${name}',
      entity: '${entity}',
      title: ${words(plural)},
      abilities: { read: '${read}', write: '${write}' },
      label: '${label}',
      defaultSort: { field: '${label}', order: 'asc' },
      ${resource.exported ? 'exported: true,' : ''}
      fields: {
        ${fields.map(fieldOf).join('\n')}
      },
    })`)
}

const quoted = (value) => `'${String(value).replaceAll("'", String.raw`\'`)}'`
const words = ({ en, ar }) => `{ en: ${quoted(en)}, ar: ${quoted(ar)} }`

function fieldOf(field) {
  const { name, type, max, required, unique, searchable, initial, table } = field
  const options = {
    ...(max !== undefined && { max }),
    ...(type === 'flag' && { initial }),
    ...(required && { required }),
    ...(unique && { unique }),
    ...(searchable && { search: true }),
    ...(type === 'text_ar' && { listed: false }),
    ...(type === 'choice' && { list: quoted(field.list), values: constantOf(field) }),
    ...(table && { table: quoted(table), name: quoted(field.named ?? 'name') }),
    ...(table && field.namedAr && { nameAr: quoted(field.namedAr) }),
  }
  const members = Object.entries(options).map(([key, value]) => `${key}: ${value}`)
  const argument = members.length ? `, { ${members.join(', ')} }` : ''
  return `${name}: ${kindOf(field)}(${words(field)}${argument}),`
}

const controllerOf = ({ domain, name, camel, model, entity, controller }) =>
  text(`
    import { PlainController } from '#core/resources/plain_controller'
    import ${model} from '#${domain}/${name}/${entity}'
    import { ${camel} } from '#${domain}/${name}/resource'

    export default class ${controller}Controller extends PlainController {
      resource = ${camel}
      model = ${model}
    }`)

const routesOf = ({ domain, camel, controller }) =>
  text(`
    import { controllers } from '#generated/controllers'
    import { registerResource } from '#core/resources/register_resource'
    import { ${camel} } from './resource.js'

    registerResource(${camel}, controllers.${domain}.${camel}.${controller})`)

function listOf({ domain }, field) {
  const values = field.values.map(
    ({ value, en, ar }) =>
      `{ value: ${quoted(value)}, label: ${quoted(en)}, labelAr: ${quoted(ar)} },`
  )
  const path = `backend/app/${domain}/enums/${listModule(field)}.ts`
  return [
    path,
    text(`
      import type { Choice } from './choice.js'

      export const ${constantOf(field)} = [
        ${values.join('\n')}
      ] as const satisfies Choice[]`),
  ]
}
