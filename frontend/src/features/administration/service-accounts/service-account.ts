import type { Schema } from '../../../api/types'

export const ACCOUNTS = 'administration.service_accounts'
export const LIST = '/admin/service-accounts'

export type ServiceAccount = Schema<'ServiceAccount'>
export type ServiceToken = Schema<'ServiceToken'>
export type NewServiceToken = Schema<'NewServiceToken'>

export const accountPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
/** Where the tokens of an account are read and made. */
export const tokensOf = ({ id }: { id: number | string }) => `/api/service-accounts/${id}/tokens`
