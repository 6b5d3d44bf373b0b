import { useState } from 'react'
import { Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../api/types'
import { useDebounced } from './use-debounced'

interface RecordsSelectProps {
  id?: string
  /** Path below `/api` that answers `[{ id, label }]`, for example `vendors/lookup`. */
  lookup: string
  value?: number[]
  onChange?: (value: number[]) => void
}

interface Option {
  value: number
  label: string
}

/** Picks several records by searching on the server; those chosen keep their names. */
export function RecordsSelect({ id, lookup, value = [], onChange }: RecordsSelectProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Option[]>([])
  const q = useDebounced(text.trim())
  const { data = [], isFetching } = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}?q=${encodeURIComponent(q)}`],
    placeholderData: keepPreviousData,
  })
  const stored = useStored(lookup, value, chosen)
  const found = data.map(optionOf)
  const kept = [...chosen, ...stored].filter((one) => !found.some(isSame(one)))
  return (
    <Select<number[], Option>
      id={id}
      mode="multiple"
      filterOption={false}
      loading={isFetching}
      placeholder={t('kit.select.search')}
      notFoundContent={isFetching ? t('kit.select.searching') : t('kit.select.nothing')}
      value={value}
      options={[...kept, ...found]}
      onSearch={setText}
      onChange={(ids, options) => {
        setChosen([options].flat().filter((one) => one !== undefined))
        onChange?.(ids)
      }}
      style={{ width: '100%' }}
    />
  )
}

const optionOf = ({ id, label }: LookupOption): Option => ({ value: id, label })
const isSame = (one: Option) => (other: Option) => other.value === one.value

/** Names of records that were chosen before this form was opened. */
function useStored(lookup: string, value: number[], chosen: Option[]): Option[] {
  const unnamed = value.filter((id) => !chosen.some((one) => one.value === id))
  const { data = [] } = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}?${unnamed.map((id) => `id=${id}`).join('&')}`],
    enabled: unnamed.length > 0,
    placeholderData: keepPreviousData,
  })
  return data.map(optionOf).filter((one) => !chosen.some(isSame(one)))
}
