import type { Answer, Schema } from '../../../api/types'

export const PROVIDERS = 'administration.identity_providers'
export const LIST = '/admin/identity-providers'

export type IdentityProvider = Schema<'IdentityProvider'>
export type CheckResult = Answer<'identity_providers.test'>['result']

export const providerPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
