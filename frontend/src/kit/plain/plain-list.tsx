import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { resourceOf } from '../define-resource'
import { ResourceTable } from '../table/resource-table'
import type { Column } from '../table/types'
import { fieldsOf, labelOf, pathOf, valuesOf } from './plain-record'
import type { PlainDescription, PlainRecord } from './plain-record'

/** The list of a plain resource, a column for each field; names stand once, in the user's language. */
export function PlainList<R extends PlainRecord>(description: PlainDescription<R>) {
  const { resource, label, searchable = false, exportable = false, tools } = description
  const { sort = { field: label, order: 'asc' as const } } = description
  const { t } = useTranslation()
  const { path, routes } = resourceOf(resource)
  const create = routes.find((route) => route.path === `${path}/new`)
  return (
    <ResourceTable<R>
      resource={resource}
      columns={columnsOf(description)}
      searchable={searchable}
      exportable={exportable}
      actions={tools}
      labelOf={(row) => labelOf(description, row)}
      pathOf={(row) => pathOf(resource, row)}
      initialSorters={[sort]}
      create={create && { ...create, label: t(`${resource}.create`) }}
      emptyHint={t(`${resource}.empty`)}
    />
  )
}

function columnsOf<R extends PlainRecord>(description: PlainDescription<R>): Column<R>[] {
  const { resource, label } = description
  const fields = fieldsOf(description)
  const names = new Set(fields.map(({ name }) => name))
  return fields
    .filter(({ field }) => !field.unlisted)
    .filter(({ name }) => !(name.endsWith('Ar') && names.has(name.slice(0, -2))))
    .map(({ name, field: { sortable, optional, filter, align, show } }) => ({
      key: name,
      ...{ sortable, optional, filter, align },
      render: (row) => {
        const value = show(valuesOf(row), name)
        return name === label ? <Link to={pathOf(resource, row)}>{value}</Link> : value
      },
    }))
}
