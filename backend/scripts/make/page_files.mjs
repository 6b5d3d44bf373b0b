import { text } from './source.mjs'

/** The files of a plain resource on the pages, by path. */
export function pageFiles(resource) {
  const folder = `frontend/src/features/${resource.domain}/${resource.kebab}`
  return {
    [`${folder}/index.tsx`]: indexOf(resource),
    [`${folder}/pages.tsx`]: pagesOf(resource),
    [`${folder}/locales/en.json`]: localeOf(resource, 'en'),
    [`${folder}/locales/ar.json`]: localeOf(resource, 'ar'),
  }
}

const indexOf = ({ key, kebab, path, icon, read, write, domain, order }) =>
  text(`
    import { ${icon} } from '@ant-design/icons'
    import { definePlainResource } from '../../../kit/plain/define-plain-resource'

    export default definePlainResource({
      name: '${key}',
      endpoint: '${kebab}',
      path: '${path}',
      icon: <${icon} />,
      ability: '${read}',
      write: '${write}',
      department: '${domain}',
      order: ${order},
      pages: () => import('./pages'),
    })`)

const KINDS = { text: 'line', text_ar: 'arabicLine', number: 'wholeNumber' }
const kindOf = ({ type }) => KINDS[type] ?? type

function pagesOf({ key, model, label, fields, searchable, exported }) {
  const kinds = [...new Set(fields.map(kindOf))].sort()
  return text(`
    import type { Schema } from '../../../api/types'
    import { ${kinds.join(', ')} } from '../../../kit/plain/field-kinds'
    import { plainPages } from '../../../kit/plain/plain-pages'

    export const { List, Create, Edit, Show } = plainPages<Schema<'${model}'>>({
      resource: '${key}',
      label: '${label}',
      ${searchable ? 'searchable: true,' : ''}
      ${exported ? 'exportable: true,' : ''}
      fields: {
        ${fields.map(fieldOf).join('\n')}
      },
    })`)
}

function fieldOf(field) {
  const { name, type, max, required, initial, list, lookup } = field
  const isText = type === 'code' || type === 'text' || type === 'text_ar'
  const options = {
    ...(isText && { max }),
    ...(type === 'flag' && { initial }),
    ...(list && { list: `'${list}'` }),
    ...(lookup && { lookup: `'${lookup}'` }),
    ...(required && { required }),
    ...(field.sortable && { sortable: true }),
    ...(field.optional && { optional: true }),
  }
  const members = Object.entries(options).map(([key, value]) => `${key}: ${value}`)
  return `${name}: ${kindOf(field)}(${members.length ? `{ ${members.join(', ')} }` : ''}),`
}

const TITLES = {
  en: ({ en }) => ({
    create: `New ${en.toLowerCase()}`,
    edit: `Edit ${en.toLowerCase()}`,
    empty: `Add the first ${en.toLowerCase()}.`,
  }),
  ar: ({ ar }) => ({ create: `إضافة ${ar}`, edit: `تعديل ${ar}`, empty: `ابدأ بإضافة ${ar}.` }),
}

function localeOf({ domain, name, singular, fields }, language) {
  const labels = Object.fromEntries(fields.map((field) => [field.name, field[language]]))
  const own = { ...TITLES[language](singular), fields: labels }
  return `${JSON.stringify({ [domain]: { [name]: own } }, null, 2)}\n`
}
