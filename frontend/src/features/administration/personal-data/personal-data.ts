import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'

export const PERSONAL_DATA = 'administration.personal_data'

export type PersonalData = Schema<'PersonalData'>
export type PersonalArea = PersonalData['areas'][number]

export type Erasure = Schema<'PersonalDataErasure'>
export type ErasedArea = Erasure['areas'][number]

export const KINDS = [
  ...(['user', 'employee', 'client', 'vendor', 'business_card'] as const),
] satisfies PersonalData['kind'][]
export type Kind = (typeof KINDS)[number]

export const pathOf = (kind: Kind, id: number) => `/api/personal-data/${kind}/${id}`

/** Each look is logged: it is asked for once, when someone is chosen. */
export const usePersonalData = (kind: Kind, id: number) =>
  useQuery<PersonalData>({
    queryKey: [pathOf(kind, id)],
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** What an erasure would do; read again once one was requested. */
export const useErasure = (kind: Kind, id: number) =>
  useQuery<Erasure>({
    queryKey: [`${pathOf(kind, id)}/erasure`],
    refetchOnWindowFocus: false,
    retry: false,
  })
