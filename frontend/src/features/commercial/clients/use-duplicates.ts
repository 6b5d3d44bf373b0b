import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import type { ClientDetail, Duplicate } from './client'

const COMPARED = ['name', 'company', 'email', 'mobile', 'phone', 'website'] as const

/** Clients similar to the one being entered, loaded when typing pauses. */
export function useDuplicates(
  values: Partial<ClientDetail> | undefined,
  excludeId?: number
): Duplicate[] {
  const search = new URLSearchParams()
  for (const field of COMPARED) {
    const text = values?.[field]?.trim()
    if (text && text.length > 2) search.set(field, text)
  }
  for (const point of values?.contactPoints ?? [])
    if (point?.value && point.value.length > 2) search.append('further', point.value)
  const isEmpty = search.size === 0
  if (excludeId !== undefined) search.set('excludeId', String(excludeId))
  const settled = useDebounced(isEmpty ? '' : search.toString(), 600)
  const { data } = useQuery<Duplicate[]>({
    queryKey: [`/api/clients/duplicates?${settled}`],
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    // A hint only: a failure of this check must not get in the way of the form.
    retry: false,
  })
  return settled === '' ? [] : (data ?? [])
}
