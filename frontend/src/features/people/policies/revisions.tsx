import { Collapse, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { POLICIES, type Policy, type PolicyRevision } from './policy'
import { PolicyText } from './policy-text'

/** Every revision with its text, the last first. */
export function Revisions({ policy }: { policy: Policy }) {
  return (
    <Collapse
      items={policy.revisions.map((one) => ({
        key: one.revision,
        label: <Heading one={one} isInForce={one.revision === policy.revision} />,
        children: (
          <Flex vertical gap="small">
            {one.changeNote ? <MixedText>{one.changeNote}</MixedText> : null}
            <PolicyText said={one} />
          </Flex>
        ),
      }))}
    />
  )
}

function Heading({ one, isInForce }: { one: PolicyRevision; isInForce: boolean }) {
  const { t } = useTranslation()
  const { revision, effectiveOn, publishedAt, publishedByName } = one
  return (
    <Flex gap="small" wrap align="center">
      <strong>{t(`${POLICIES}.revision_no`, { revision })}</strong>
      {publishedAt ? null : <StatusTag status="draft" />}
      {isInForce ? <StatusTag status="in_force" /> : null}
      {publishedAt ? (
        <Typography.Text type="secondary">
          {t(`${POLICIES}.fields.effectiveOn`)}: <DateText value={effectiveOn} /> ·{' '}
          {t(`${POLICIES}.fields.publishedAt`)}: <InstantText value={publishedAt} />{' '}
          {publishedByName ? <MixedText>{publishedByName}</MixedText> : null}
        </Typography.Text>
      ) : null}
    </Flex>
  )
}
