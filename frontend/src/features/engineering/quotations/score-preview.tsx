import { Alert, Card, Form, Skeleton, type FormInstance } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isDecimal } from '@binaa/backend/decimal'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { Empty } from '../../../kit/empty'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { SCORED_FIELDS, type ScoreBreakdown } from './score'
import { ScoreBreakdownView } from './score-breakdown'

type Scored = Partial<Record<(typeof SCORED_FIELDS)[number], string | null>>

/** Only what the score looks at, and an area only once it is a number. */
function scoredPart(values: Scored | undefined): Scored {
  const part: Scored = {}
  for (const field of SCORED_FIELDS) {
    const value = values?.[field]
    if (value && (field !== 'areaSqm' || isDecimal(value))) part[field] = value
  }
  return part
}

const NOTHING = '{}'

/** Before anything is known about the project there is no advice to give. */
function NotScored() {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t('engineering.quotations.score.title')}>
      <Empty
        title={t('engineering.quotations.score.none')}
        hint={t('engineering.quotations.score.none_hint')}
      />
    </Card>
  )
}

/** The score as it would be now, computed by the server while the form is filled. */
export function ScorePreview({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const values = Form.useWatch([], form) as Scored | undefined
  const body = useDebounced(JSON.stringify(scoredPart(values)), 400)
  const { data, error } = useQuery({
    queryKey: ['score-preview', body],
    queryFn: async ({ signal }) => {
      const { data: breakdown } = await http.post<ScoreBreakdown>(
        '/api/scoring-configs/preview',
        JSON.parse(body) as Scored,
        { signal }
      )
      return breakdown
    },
    enabled: body !== NOTHING,
    placeholderData: keepPreviousData,
  })
  if (body === NOTHING) return <NotScored />
  return (
    <Card size="small" title={t('engineering.quotations.score.title')}>
      {error ? (
        <Alert type="warning" showIcon message={messageOf(error, t('kit.load_failed'))} />
      ) : null}
      {data ? (
        <ScoreBreakdownView breakdown={data} />
      ) : error ? null : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Card>
  )
}
