import type { ComponentType, ReactNode } from 'react'
import type { Ability } from '../api/types'

export type Department =
  | 'commercial'
  | 'engineering'
  | 'procurement'
  | 'production'
  | 'people'
  | 'finance'
  | 'files'
  | 'administration'

/** Captions within the menu of a department that has many pages, in their order. */
export const MENU_GROUPS = [
  // people
  'firm',
  'time',
  'leave',
  'documents',
  'changes',
  // procurement
  'buying',
  'stock',
  'machines',
  // production
  'plan',
  'planning',
  'site',
  'contract',
  // any
  'reports',
] as const

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page decides its own props
type Page = ComponentType<any>

export interface ResourceRoute {
  path: string
  ability: Ability
  element: Page
}

export interface ResourceDefinition {
  /** `<domain>.<resource>`: the Refine resource, the i18n prefix and the folder name in one. */
  name: string
  /** Path below `/api`, for example `purchase-orders`. */
  endpoint: string
  /** Path of the list page. */
  path: string
  icon: ReactNode
  /** Ability that opens the list page and shows the menu entry. */
  ability: Ability
  department: Department
  routes: ResourceRoute[]
  /** False for one page of choices: the number of its rows is of no use. */
  counted?: boolean
  /** False keeps the resource out of the menu. */
  menu?: boolean
  /** The caption that its menu entry stands below. */
  group?: (typeof MENU_GROUPS)[number]
  /** Place within its group of its department's menu, lowest first. */
  order?: number
}

const placeOf = ({ group, order = 100 }: ResourceDefinition) =>
  (group ? MENU_GROUPS.indexOf(group) : -1) * 1000 + order

/** Sorts as the menu shows them: what has no caption first. */
export const byPlace = (a: ResourceDefinition, b: ResourceDefinition) => placeOf(a) - placeOf(b)

const registry = new Map<string, ResourceDefinition>()

/** Declares a resource once; the router, the menu and the data provider all read this object. */
export function defineResource(definition: ResourceDefinition): ResourceDefinition {
  const complete = { counted: true, menu: true, order: 100, ...definition }
  registry.set(complete.name, complete)
  return complete
}

/** The resource that a declared route such as `/commercial/clients/:id` belongs to. */
export function resourceAtRoute(path: string): ResourceDefinition | undefined {
  return [...registry.values()].find(({ routes }) => routes.some((route) => route.path === path))
}

/** The resource whose records are below `/api/<endpoint>`. */
export function resourceAtEndpoint(endpoint: string): ResourceDefinition | undefined {
  return [...registry.values()].find((one) => one.endpoint === endpoint)
}

/**
 * The declaration of a resource by its name, so that kit components need the name only.
 * Throws when the resource's index was never imported.
 */
export function resourceOf(name: string): ResourceDefinition {
  const definition = registry.get(name)
  if (!definition) throw new Error(`Resource "${name}" is not defined`)
  return definition
}
