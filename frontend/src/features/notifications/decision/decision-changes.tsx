import { Card, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceAtEndpoint } from '../../../kit/define-resource'
import { useValueText } from '../../../kit/show/use-value-text'
import type { ApprovalDecision } from './use-decision'
import styles from './decision.module.css'

type Changes = NonNullable<ApprovalDecision['changes']>

/** What differs from what was last decided on, as far as the viewer may read it. */
export function DecisionChanges({ item }: { item: ApprovalDecision }) {
  const { t } = useTranslation()
  const { changes, resource } = item
  const name = resourceAtEndpoint(resource)?.name ?? ''
  return (
    <Card size="small" title={t('notifications.decision.changes')} className={styles.card}>
      {changes === null ? (
        <Typography.Text type="secondary">{t('notifications.decision.first')}</Typography.Text>
      ) : changes.changes.length === 0 ? (
        <Typography.Text type="secondary">{t('notifications.decision.unchanged')}</Typography.Text>
      ) : (
        <ChangeList resource={name} changes={changes} />
      )}
    </Card>
  )
}

function ChangeList({ resource, changes }: { resource: string; changes: Changes }) {
  const { t } = useTranslation()
  const { fieldOf, textOf } = useValueText(resource)
  return (
    <dl className={styles.changes}>
      {changes.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldOf(field)}</dt>
          <dd>
            <Typography.Text delete type="secondary">
              <span className="visually-hidden">{t('notifications.decision.before')}: </span>
              <bdi>{textOf(field, before, changes)}</bdi>
            </Typography.Text>
            <Typography.Text strong>
              <span className="visually-hidden">{t('notifications.decision.after')}: </span>
              <bdi>{textOf(field, after, changes)}</bdi>
            </Typography.Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
