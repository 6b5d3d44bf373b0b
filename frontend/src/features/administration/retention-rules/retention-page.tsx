import { useState } from 'react'
import { ClearOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Whole } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordTable } from '../../../kit/table/record-table'
import { useLiveEvent } from '../../../providers/live'
import { SizeText } from '../../../kit/display/size-text'
import { JobButton } from '../backups/job-button'
import { refreshRules, RETENTION, useRules, type RetentionRule } from './retention-rule'
import { RuleDialog } from './rule-dialog'

/** How long what is not needed for ever is kept, kind by kind. */
export default function RetentionPage() {
  const { t } = useTranslation()
  const { data: rules, error, refetch } = useRules()
  useLiveEvent('job', () => void refreshRules())
  if (error) return <LoadFailed page error={error} onRetry={() => void refetch()} />
  if (!rules) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t(`${RETENTION}.title`)}
        subtitle={t(`${RETENTION}.lead`)}
        back={{ to: '/admin', label: t('administration.dashboard.title') }}
        actions={
          <JobButton
            resource={RETENTION}
            ability="retention.manage"
            url="/api/retention-rules/run"
            icon={<ClearOutlined />}
            label={t(`${RETENTION}.run`)}
            text={t(`${RETENTION}.run_text`)}
          />
        }
      />
      <Flex vertical gap="middle">
        <Alert type="info" showIcon message={t(`${RETENTION}.never`)} />
        <Rules rules={rules} />
      </Flex>
    </>
  )
}

function Rules({ rules }: { rules: RetentionRule[] }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<string | null>(null)
  const rule = rules.find(({ kind }) => kind === chosen)
  const title = (name: string) => t(`${RETENTION}.fields.${name}`)
  return (
    <>
      <RecordTable<RetentionRule>
        rowKey="kind"
        size="small"
        pagination={false}
        dataSource={rules}
        columns={[
          { title: title('kind'), render: (_, one) => <Kind rule={one} /> },
          { title: title('keptFor'), render: (_, one) => <Kept days={one.days} /> },
          { title: title('lastRun'), render: (_, one) => <LastRun rule={one} /> },
          { title: title('updatedBy'), render: (_, one) => <ChangedBy rule={one} /> },
          {
            title: '',
            render: (_, one) => (
              <Button
                size="small"
                aria-label={t(`${RETENTION}.change_one`, {
                  name: t(`${RETENTION}.kind.${one.kind}.name`),
                })}
                onClick={() => choose(one.kind)}
              >
                {t(`${RETENTION}.change`)}
              </Button>
            ),
          },
        ]}
      />
      {rule ? <RuleDialog rule={rule} onClose={() => choose(null)} /> : null}
    </>
  )
}

function Kind({ rule: { kind } }: { rule: RetentionRule }) {
  const { t } = useTranslation()
  return (
    <>
      <div>{t(`${RETENTION}.kind.${kind}.name`)}</div>
      <Typography.Text type="secondary">{t(`${RETENTION}.kind.${kind}.text`)}</Typography.Text>
    </>
  )
}

export function Kept({ days }: Pick<RetentionRule, 'days'>) {
  const { t } = useTranslation()
  return days === null ? t(`${RETENTION}.for_ever`) : t(`${RETENTION}.days`, { count: days })
}

function LastRun({ rule: { lastRun } }: { rule: RetentionRule }) {
  const { t } = useTranslation()
  if (!lastRun)
    return <Typography.Text type="secondary">{t(`${RETENTION}.no_run`)}</Typography.Text>
  const { startedAt, endedAt, removed, bytes, left } = lastRun
  return (
    <>
      <div>
        <InstantText value={startedAt} />
        {endedAt ? null : ` ${t(`${RETENTION}.running`)}`}
      </div>
      <div>
        {t(`${RETENTION}.removed`)} <Whole value={removed} />
        {removed ? (
          <>
            {' · '}
            <SizeText bytes={bytes} />
          </>
        ) : null}
      </div>
      {left ? (
        <Typography.Text type="warning">{t(`${RETENTION}.left`, { count: left })}</Typography.Text>
      ) : null}
    </>
  )
}

function ChangedBy({ rule: { updatedAt, updatedBy } }: { rule: RetentionRule }) {
  const { t } = useTranslation()
  if (!updatedAt)
    return <Typography.Text type="secondary">{t(`${RETENTION}.default`)}</Typography.Text>
  return (
    <>
      <div>
        <bdi>{updatedBy?.name}</bdi>
      </div>
      <InstantText value={updatedAt} />
    </>
  )
}
