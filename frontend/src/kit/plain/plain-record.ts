import type { ReactNode } from 'react'
import type { Row } from '../../api/types'
import { resourceOf } from '../define-resource'
import { nameIn } from '../display/name-in'
import type { PlainField } from './field-kinds'

/** What every record of a plain resource has, beside its fields. */
export interface PlainRecord extends Row {
  id: number
  version: number
}

export interface PlainDescription<R extends PlainRecord> {
  /** Resource name, for example `procurement.site_tools`. */
  resource: string
  /** The field that a record is called by. */
  label: keyof R & string
  /** The server searches by text. */
  searchable?: boolean
  /** What the list is sorted by at first, instead of the label. */
  sort?: { field: string; order: 'asc' | 'desc' }
  exportable?: boolean
  /** Buttons above the list. */
  tools?: ReactNode
  fields: { [Name in keyof R & string]?: PlainField }
  /** What has to be said above its fields. */
  notice?: (record: R) => ReactNode
  /** Tabs of its page beside the fields, called `<resource>.<key>`. */
  tabs?: { key: string; content: (record: R) => ReactNode }[]
}

export const fieldsOf = <R extends PlainRecord>({ fields }: PlainDescription<R>) =>
  Object.entries<PlainField | undefined>(fields).flatMap(([name, field]) =>
    field ? [{ name, field }] : []
  )

export const valuesOf = (record: PlainRecord) => record as unknown as Record<string, unknown>

export const labelOf = <R extends PlainRecord>({ label }: PlainDescription<R>, record: R) =>
  String(record[label] ?? '')

/** What a record is called in the user's language, where its label has an Arabic twin `…Ar`. */
export const titleIn = <R extends PlainRecord>(
  language: string,
  description: PlainDescription<R>,
  record: R
) => {
  const twin = valuesOf(record)[`${description.label}Ar`]
  return nameIn(language, labelOf(description, record), typeof twin === 'string' ? twin : null)
}

export const pathOf = (resource: string, { id }: PlainRecord) =>
  `${resourceOf(resource).path}/${id}`
