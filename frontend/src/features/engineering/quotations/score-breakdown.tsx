import { Alert, Flex, Progress, Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import type { ScoreBreakdown } from './score'

type Criterion = ScoreBreakdown['criteria'][number]

const COLOURS: Record<string, string> = {
  go: 'var(--green)',
  review: 'var(--yellow)',
  no_go: 'var(--red)',
}

/** The score, the advice, and what each criterion added to it. */
export function ScoreBreakdownView({ breakdown }: { breakdown: ScoreBreakdown }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const total = Number(breakdown.total)
  const recommendation = breakdown.recommendation.toLowerCase().replace('-', '_')
  return (
    <>
      <Flex align="center" gap="middle" wrap style={{ marginBlockEnd: 12 }}>
        <Progress
          type="circle"
          size={88}
          percent={total}
          strokeColor={COLOURS[recommendation]}
          format={() => formats.number(total, { min: 0, max: 1 })}
          aria-label={t('engineering.quotations.score.total')}
        />
        <div>
          <StatusTag status={breakdown.recommendation} />
          <Typography.Paragraph type="secondary" style={{ marginBlock: 4 }}>
            {t('engineering.quotations.score.rules', { version: breakdown.configVersion })}
          </Typography.Paragraph>
        </div>
      </Flex>
      {breakdown.knockedOut ? (
        <Alert
          type="error"
          showIcon
          message={t('engineering.quotations.score.knocked_out')}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <CriteriaTable criteria={breakdown.criteria} />
    </>
  )
}

function CriteriaTable({ criteria }: { criteria: Criterion[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Table<Criterion>
      size="small"
      rowKey="key"
      pagination={false}
      dataSource={criteria}
      columns={[
        {
          title: t('engineering.quotations.score.criterion'),
          render: (_, row) => <CriterionText criterion={row} />,
        },
        {
          title: t('engineering.quotations.score.level'),
          align: 'end',
          width: 72,
          render: (_, row) => <bdi>{formats.number(row.level)} / 5</bdi>,
        },
        {
          title: t('engineering.quotations.score.points'),
          align: 'end',
          width: 92,
          render: (_, row) => (
            <bdi>
              {formats.number(row.points, { min: 0, max: 2 })} / {formats.number(row.weight)}
            </bdi>
          ),
        },
      ]}
    />
  )
}

function CriterionText({ criterion: row }: { criterion: Criterion }) {
  const { i18n } = useTranslation()
  const isArabic = i18n.language.startsWith('ar')
  return (
    <>
      <div style={{ whiteSpace: 'normal' }}>{isArabic ? row.labelAr : row.label}</div>
      <Typography.Text
        type={row.knockOut ? 'danger' : 'secondary'}
        style={{ fontSize: 12, whiteSpace: 'normal' }}
      >
        {row.reason}
      </Typography.Text>
    </>
  )
}
