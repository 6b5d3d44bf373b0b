import { useState } from 'react'
import { Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../api/types'
import { OneLine } from '../display/one-line'
import { withoutAriaRequired } from './plain-select'
import { useDebounced } from './use-debounced'

interface RecordSelectProps {
  id?: string
  /** Path below `/api` that answers `[{ id, label }]`, for example `clients/lookup`. */
  lookup: string
  value?: number | null
  onChange?: (value: number | null, option?: LookupOption) => void
  /** The record shown before any search, so that a stored id has its name at once. */
  selected?: { id: number; label: string } | null
  disabled?: boolean
  placeholder?: string
  allowClear?: boolean
  status?: 'error'
  'aria-label'?: string
}

/** Picks one record by searching on the server; ten thousand records cost no more than ten. */
export function RecordSelect({ lookup, value, onChange, selected, ...rest }: RecordSelectProps) {
  const props = withoutAriaRequired(rest)
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const {
    data = [],
    isFetching,
    isLoading,
  } = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}?q=${encodeURIComponent(q)}`],
    placeholderData: keepPreviousData,
  })
  const { known, isAsking } = useChosen(lookup, value, { selected, data, isLoading })
  const isListed = data.some((option) => option.id === known?.id)
  const rows = known && !isListed && q === '' ? [known, ...data] : data
  return (
    <Select<number>
      allowClear
      placeholder={t('kit.select.search')}
      {...props}
      showSearch
      filterOption={false}
      loading={isFetching || isAsking}
      notFoundContent={isFetching ? t('kit.select.searching') : t('kit.select.nothing')}
      // not shown until its name is known: a bare number means nothing
      value={(isAsking ? null : value) ?? undefined}
      options={rows.map(({ id, label }) => ({ value: id, label }))}
      optionRender={({ label }) => <OneLine>{String(label)}</OneLine>}
      labelRender={({ label }) => <OneLine>{String(label ?? '')}</OneLine>}
      onSearch={setText}
      onChange={(id) =>
        onChange?.(
          id ?? null,
          rows.find((row) => row.id === id)
        )
      }
      style={{ width: '100%' }}
    />
  )
}

interface Known {
  selected?: { id: number; label: string } | null
  data: LookupOption[]
  isLoading: boolean
}

/** The chosen record with its name; one that no page of the lookup has shown is loaded by its id. */
function useChosen(lookup: string, value: number | null | undefined, known: Known) {
  const { selected, data, isLoading } = known
  const given = selected?.id === value ? (selected as LookupOption) : undefined
  const listed = given ?? data.find(({ id }) => id === value)
  const isWanted = typeof value === 'number' && !listed
  const byId = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}?id=${value}`],
    enabled: isWanted && !isLoading,
  })
  const found = listed ?? byId.data?.find(({ id }) => id === value)
  // what is gone keeps its number, so that no one takes the field for empty
  const gone = isWanted && byId.isFetched && !found ? { id: value, label: `#${value}` } : undefined
  return { known: found ?? gone, isAsking: isWanted && (isLoading || byId.isLoading) }
}
