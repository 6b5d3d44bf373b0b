import { useState } from 'react'
import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, useScenarioActions, type Scenario } from './schedule-scenarios'

interface DecisionProps {
  plan: SchedulePlan
  scenario: Scenario
}

/** Accepts a plan, or takes it back; where that is refused the dialog says why and stays open. */
export function Decision({ plan, scenario }: DecisionProps) {
  const { t } = useTranslation()
  const { decide } = useScenarioActions(plan.schedule.projectId)
  const [refusal, setRefusal] = useState<unknown>(null)
  const isAccepted = scenario.status === 'accepted'
  if (!isAccepted && (scenario.status !== 'done' || !scenario.moved)) return null
  const step = isAccepted ? 'undo' : 'accept'
  const run = async () => {
    setRefusal(null)
    try {
      await decide(scenario, isAccepted)
    } catch (error) {
      setRefusal(error)
      throw error
    }
  }
  return (
    <ConfirmAction
      type={isAccepted ? 'default' : 'primary'}
      label={t(`${SCENARIOS}.${step}`)}
      title={t(`${SCENARIOS}.${step}_title`)}
      content={
        <Flex vertical gap="small">
          <span>{t(`${SCENARIOS}.${step}_text`, { count: scenario.moved })}</span>
          {refusal ? <Refusal error={refusal} /> : null}
        </Flex>
      }
      confirmLabel={t(`${SCENARIOS}.${step}`)}
      onConfirm={run}
    />
  )
}

interface Changed {
  kind: string
  text: string
}

/** What has changed since the plan was computed, in the words of the server. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const changes = changesOf(error)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={messageOf(error, t('kit.try_again'))}
      description={
        changes.length ? (
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {changes.map(({ text }) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        ) : undefined
      }
    />
  )
}

function changesOf(error: unknown): Changed[] {
  const data = error instanceof HttpError ? (error.data as { changes?: Changed[] } | null) : null
  return data?.changes ?? []
}
