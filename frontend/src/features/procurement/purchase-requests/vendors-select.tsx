import { useState } from 'react'
import { Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../../api/types'
import { useDebounced } from '../../../kit/inputs/use-debounced'

interface VendorsSelectProps {
  id?: string
  value?: number[]
  onChange?: (value: number[]) => void
}

/** Picks several vendors by searching on the server; those chosen keep their names. */
export function VendorsSelect({ id, value = [], onChange }: VendorsSelectProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ value: number; label: string }[]>([])
  const q = useDebounced(text.trim())
  const { data = [], isFetching } = useQuery<LookupOption[]>({
    queryKey: [`/api/vendors/lookup?q=${encodeURIComponent(q)}`],
    placeholderData: keepPreviousData,
  })
  const found = data.map((option) => ({ value: option.id, label: option.label }))
  const kept = chosen.filter((option) => !found.some((other) => other.value === option.value))
  return (
    <Select<number[], { value: number; label: string }>
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
