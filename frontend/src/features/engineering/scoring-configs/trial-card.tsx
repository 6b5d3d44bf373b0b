import { useState } from 'react'
import { Alert, Card, Flex, Select, Statistic } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer, Schema } from '../../../api/types'
import { StatusTag } from '../../../kit/display/status-tag'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { SCORING, type Rules } from './scoring-config'
import { useTrial } from './use-trial'

type Trial = Answer<'scoring_trials.store'>
type Scored = Trial['now']

function useQuotationSearch() {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data: rows = [] } = useQuery({
    queryKey: ['scoring-quotations', q],
    queryFn: async ({ signal }) => {
      const url = `/api/quotations?_start=0&_end=20&_sort=id&_order=desc${q ? `&q=${encodeURIComponent(q)}` : ''}`
      return (await http.get<Schema<'Quotation'>[]>(url, { signal })).data
    },
  })
  return { rows, setText }
}

/** One real quotation by the rules in force and by those on the screen. */
export function TrialCard({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const [id, setId] = useState<number | null>(null)
  const { rows, setText } = useQuotationSearch()
  const trial = useTrial<Trial>('trial', rules, id === null ? null : { quotationId: id })
  return (
    <Card size="small" title={t(`${SCORING}.trial`)}>
      <Flex vertical gap="middle">
        <Select
          showSearch
          filterOption={false}
          aria-label={t(`${SCORING}.quotation`)}
          placeholder={t(`${SCORING}.quotation`)}
          value={id}
          onSearch={setText}
          onChange={setId}
          options={rows.map((row) => ({
            value: row.id,
            label: `${row.number} · ${row.projectName}`,
          }))}
        />
        {trial.error ? (
          <Alert type="warning" showIcon message={messageOf(trial.error, t('kit.load_failed'))} />
        ) : null}
        {trial.data ? (
          <Flex gap="large">
            <ScoredTotal title={t(`${SCORING}.by_force`)} {...trial.data.now} />
            <ScoredTotal title={t(`${SCORING}.by_draft`)} {...trial.data.requested} />
          </Flex>
        ) : null}
      </Flex>
    </Card>
  )
}

function ScoredTotal({ title, total, recommendation }: Scored & { title: string }) {
  const formats = useFormats()
  return (
    <div>
      <Statistic title={title} value={formats.number(total, { min: 1, max: 1 })} />
      <StatusTag status={recommendation} />
    </div>
  )
}
