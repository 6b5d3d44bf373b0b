import type { Infer } from '@vinejs/vine/types'
import type { changesValidator } from './validator.js'

/** One change of a request, its members checked one by one but not yet together. */
export type Change = Infer<(typeof changesValidator)['schema']>['changes'][number]
export type ChangeFields = NonNullable<Change['fields']>
