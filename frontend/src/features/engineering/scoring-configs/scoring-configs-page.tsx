import { useState } from 'react'
import { Card, Col, Flex, Row } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { useAbility } from '../../../providers/access'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { BackTestCard } from './back-test-card'
import { SCORING, type Rules, type ScoringConfig } from './scoring-config'
import { CriteriaTable } from './criteria-table'
import { RulesFooter } from './rules-footer'
import { TrialCard } from './trial-card'
import { VersionsCard } from './versions-card'

function useConfigs() {
  return useQuery({
    queryKey: ['scoring-configs'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const url = '/api/scoring-configs?_start=0&_end=50'
      return (await http.get<ScoringConfig[]>(url, { signal })).data
    },
  })
}

interface TrialsProps {
  rules: Rules
  configs: ScoringConfig[]
}

/** What the rules on screen would change, and the versions before them. */
function Trials({ rules, configs }: TrialsProps) {
  return (
    <Flex vertical gap="middle">
      <TrialCard rules={rules} />
      <BackTestCard rules={rules} />
      <VersionsCard configs={configs} />
    </Flex>
  )
}

/** The go/no-go rules: weights, levels, bands, tried on real quotations before they are saved. */
export default function ScoringConfigsPage() {
  const { t } = useTranslation()
  const mayChange = useAbility('scoring.manage')
  const query = useConfigs()
  const [draft, setDraft] = useState<Rules | null>(null)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const active = query.data?.find((config) => config.active)
  if (!query.data || !active) return <PageSkeleton rows={12} />
  const rules: Rules = draft ?? { criteria: active.criteria, bands: active.bands }
  const discard = () => setDraft(null)
  const saved = () => {
    discard()
    void query.refetch()
  }
  return (
    <>
      <PageHeader
        title={t(`${SCORING}.title`)}
        subtitle={t(`${SCORING}.in_force`, { version: active.configVersion })}
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={14}>
          <Card size="small" title={t(`${SCORING}.criteria`)}>
            <Flex vertical gap="middle">
              <CriteriaTable rules={rules} disabled={!mayChange} onChange={setDraft} />
              <RulesFooter
                {...{ rules, mayChange, onChange: setDraft, onDiscard: discard, onSaved: saved }}
                isChanged={draft !== null}
              />
            </Flex>
          </Card>
        </Col>
        <Col xs={24} xl={10}>
          <Trials rules={rules} configs={query.data} />
        </Col>
      </Row>
    </>
  )
}
