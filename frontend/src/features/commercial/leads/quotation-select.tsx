import { useState } from 'react'
import { Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { OneLine } from '../../../kit/display/one-line'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { useDebounced } from '../../../kit/inputs/use-debounced'

interface QuotationSelectProps {
  id?: string
  /** The number of the quotation. */
  value?: string | null
  onChange?: (value: string | null) => void
}

const MOST = 20

/** Picks a quotation of the pipeline by searching for its number, job or client. */
export function QuotationSelect({ value, onChange, ...rest }: QuotationSelectProps) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data = [], isFetching } = useQuery<Answer<'pipeline.index'>>({
    queryKey: [
      `/api/pipeline?q=${encodeURIComponent(q)}&_start=0&_end=${MOST}&_sort=quotedOn&_order=desc`,
    ],
    placeholderData: keepPreviousData,
  })
  return (
    <Select<string>
      allowClear
      showSearch
      filterOption={false}
      placeholder={t('kit.select.search')}
      {...withoutAriaRequired(rest)}
      loading={isFetching}
      notFoundContent={isFetching ? t('kit.select.searching') : t('kit.select.nothing')}
      value={value ?? undefined}
      options={data.map(({ number, projectName, projectNameAr }) => ({
        value: number,
        label: `${number} · ${nameIn(i18n.language, projectName, projectNameAr) ?? ''}`,
      }))}
      optionRender={({ label }) => <OneLine>{String(label)}</OneLine>}
      onSearch={setText}
      onChange={(number) => onChange?.(number ?? null)}
      style={{ width: '100%' }}
    />
  )
}
