import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListChoice } from '../../api/types'
import { nameIn } from '../display/name-in'

export interface ChoiceOption {
  value: string
  label: string
}

/** The text of a choice in the requested language. */
function labelOf(choice: ListChoice, language: string): string {
  return nameIn(language, choice.label, choice.labelAr)
}

/** All dropdown lists of the portal in one call for a visit: they change with a new version only. */
function useLists() {
  return useQuery<Record<string, ListChoice[]>>({
    queryKey: ['/api/lists'],
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** Whether the texts of stored values are still to come. */
export function useListsArePending(): boolean {
  return useLists().isPending
}

/**
 * Options of one list in the requested language. Retired values are offered only when `keep` names
 * them, so that an old record still shows what it holds.
 */
export function useChoices(list: string, keep: string[] = []) {
  const { i18n } = useTranslation()
  const { data, isLoading } = useLists()
  const kept = keep.join('\n')
  // The same array until list or language change, so that tables of columns can depend on it.
  const options = useMemo(
    () =>
      (data?.[list] ?? [])
        .filter((choice) => choice.active || kept.split('\n').includes(choice.value))
        .map((choice) => ({ value: choice.value, label: labelOf(choice, i18n.language) })),
    [data, list, i18n.language, kept]
  )
  return { options, isLoading }
}

/** Turns a stored value of a list into its text; into nothing while the texts are still to come. */
export function useChoiceLabel(list: string): (value: string | null | undefined) => string {
  const { i18n } = useTranslation()
  const { data, isPending } = useLists()
  return (value) => {
    if (!value || isPending) return ''
    const choice = data?.[list]?.find((candidate) => candidate.value === value)
    return choice ? labelOf(choice, i18n.language) : value
  }
}

/** Whether a list is the one a field takes its values from, judged by their names. */
function isListOf(list: string, field: string): boolean {
  const name = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [name, `${name}s`].some((ending) => list === ending || list.endsWith(`-${ending}`))
}

/** The text of a field's stored value where only the field's name is known, as in a history. */
export function useAnyChoiceLabel(): (field: string, value: string) => string {
  const { i18n } = useTranslation()
  const { data = {}, isPending } = useLists()
  return (field, value) => {
    if (isPending) return ''
    const choice = Object.entries(data)
      .filter(([list]) => isListOf(list, field))
      .flatMap(([, choices]) => choices)
      .find((candidate) => candidate.value === value)
    return choice ? labelOf(choice, i18n.language) : value
  }
}
