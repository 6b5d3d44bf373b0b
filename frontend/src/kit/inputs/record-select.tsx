import { useState } from 'react'
import { Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../api/types'
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
  const { data = [], isFetching } = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}?q=${encodeURIComponent(q)}`],
    placeholderData: keepPreviousData,
  })
  const isListed = data.some((option) => option.id === selected?.id)
  const rows = selected && !isListed && q === '' ? [selected as LookupOption, ...data] : data
  return (
    <Select<number>
      allowClear
      placeholder={t('kit.select.search')}
      {...props}
      showSearch
      filterOption={false}
      loading={isFetching}
      notFoundContent={isFetching ? t('kit.select.searching') : t('kit.select.nothing')}
      value={value ?? undefined}
      options={rows.map(({ id, label }) => ({ value: id, label }))}
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
