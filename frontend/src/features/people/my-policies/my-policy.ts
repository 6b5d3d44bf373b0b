import type { Schema } from '../../../api/types'

export const MY_POLICIES = 'people.my_policies'

export type MyPolicyRow = Schema<'MyPolicyRow'>
export type MyPolicy = Schema<'MyPolicy'>

export const myPolicyPath = ({ id }: { id: number }): string => `/hr/my-policies/${id}`
