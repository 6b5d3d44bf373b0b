import type { ComponentType } from 'react'
import type { Ability } from '../../api/types'
import { defineResource, type ResourceDefinition, type ResourceRoute } from '../define-resource'
import { lazyPage } from '../lazy-page'
import type { PlainPages } from './plain-pages'

interface PlainDefinition extends Omit<ResourceDefinition, 'routes'> {
  /** Ability that creates, changes and deletes. */
  write: Ability
  /** The module with the four pages; they are loaded together. */
  pages: () => Promise<PlainPages>
  /** Pages beside the four. */
  further?: ResourceRoute[]
}

/** Declares a resource whose pages follow from its fields: list, new, one record, edit. */
export function definePlainResource({
  write,
  pages,
  further = [],
  ...definition
}: PlainDefinition) {
  const { path, ability } = definition
  const page = (name: keyof PlainPages): ComponentType =>
    lazyPage(async () => ({ default: (await pages())[name] }))
  return defineResource({
    ...definition,
    routes: [
      { path, ability, element: page('List') },
      { path: `${path}/new`, ability: write, element: page('Create') },
      { path: `${path}/:id`, ability, element: page('Show') },
      { path: `${path}/:id/edit`, ability: write, element: page('Edit') },
      ...further,
    ],
  })
}
