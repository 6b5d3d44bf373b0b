import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { PlainForm } from './plain-form'
import { PlainList } from './plain-list'
import type { PlainDescription, PlainRecord } from './plain-record'
import { PlainShow } from './plain-show'

export type PlainPages = Record<'List' | 'Create' | 'Edit' | 'Show', ComponentType>

/** The four pages of a plain resource, from its fields. */
export function plainPages<R extends PlainRecord>(description: PlainDescription<R>): PlainPages {
  return {
    List: () => <PlainList {...description} />,
    Create: () => <PlainForm {...description} />,
    Edit: function Edit() {
      return <PlainForm {...description} id={Number(useParams().id)} />
    },
    Show: () => <PlainShow {...description} />,
  }
}
