import { Space, Steps, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../api/types'
import { InstantText } from './display/date-text'
import { LocalName } from './display/local-name'

export type ApprovalStep = Schema<'Approval'>['steps'][number]

const STEP_STATUS = {
  approved: 'finish',
  rejected: 'error',
  pending: 'process',
} as const

/** Who a step waits for, so that no one waits for a person who may not decide. */
function Deciders({ step: { deciders, escalated } }: { step: ApprovalStep }) {
  const { t } = useTranslation()
  const names = deciders.flatMap(({ name }) => name ?? [])
  if (!names.length)
    return <Typography.Text type="warning">{t('kit.approval.no_approver')}</Typography.Text>
  const text = t(escalated ? 'kit.approval.escalated' : 'kit.approval.deciders', {
    names: names.join(t('kit.approval.separator')),
  })
  return <Typography.Text type="secondary">{text}</Typography.Text>
}

/** Who else was notified since no one had decided for long. */
function EscalationNote({ escalation }: { escalation: ApprovalStep['escalations'][number] }) {
  const { t } = useTranslation()
  const names = escalation.people.flatMap(({ name }) => name ?? [])
  return (
    <Typography.Text type="secondary">
      {t('kit.approval.reminded', { names: names.join(t('kit.approval.separator')) })}{' '}
      <InstantText value={escalation.at} />
    </Typography.Text>
  )
}

/** The ordered steps of an approval: who decided what, when and why. */
export function ApprovalSteps({ steps }: { steps: ApprovalStep[] }) {
  const { t } = useTranslation()
  return (
    <Steps
      direction="vertical"
      size="small"
      items={steps.map((step) => ({
        title: <LocalName name={step.name} nameAr={step.nameAr} />,
        status: STEP_STATUS[step.status as keyof typeof STEP_STATUS] ?? 'wait',
        description: (
          <Space direction="vertical" size={0}>
            <Typography.Text type="secondary">
              {t(`kit.status.${step.status}`, { defaultValue: step.status })}
              {step.decidedBy?.name ? ` · ${step.decidedBy.name}` : ''}{' '}
              {step.onBehalfOf?.name
                ? `${t('kit.delegation.on_behalf', { name: step.onBehalfOf.name })} `
                : ''}
              {step.decidedAt ? <InstantText value={step.decidedAt} /> : null}
            </Typography.Text>
            {/* what the portal notes of a step that fell is a word of the code, its status says it */}
            {step.comment && step.status !== 'voided' ? (
              <Typography.Text>{step.comment}</Typography.Text>
            ) : null}
            {step.status === 'pending' ? <Deciders step={step} /> : null}
            {step.escalations.map((one) => (
              <EscalationNote key={one.reached} escalation={one} />
            ))}
          </Space>
        ),
      }))}
    />
  )
}
