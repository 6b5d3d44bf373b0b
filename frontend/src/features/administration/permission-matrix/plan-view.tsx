import { Alert, List, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { SCROLLABLE } from '../../../kit/scrollable'
import { USERS } from '../users/user'
import { MATRIX, type Plan } from './permission-matrix'
import { useSets } from './use-sets'

type Planned = Plan['changes'][number]

/** What a change would do, person by person. */
export function PlanView({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const held = plan.changes.filter((one) => one.held).length
  return (
    <>
      <Alert
        type={held ? 'warning' : 'info'}
        showIcon
        message={t(`${MATRIX}.summary`, { count: plan.changes.length, rest: plan.unchanged })}
        description={
          <>
            {held ? <div>{t(`${MATRIX}.summary_held`, { count: held })}</div> : null}
            {plan.changes.length ? <div>{t(`${MATRIX}.signed_out`)}</div> : null}
          </>
        }
        style={{ marginBlockEnd: 12 }}
      />
      <div
        role="region"
        aria-label={t(`${MATRIX}.preview_title`)}
        {...SCROLLABLE}
        style={{ maxBlockSize: 380, overflowY: 'auto' }}
      >
        <List<Planned>
          size="small"
          dataSource={plan.changes}
          renderItem={(one) => <PlannedItem key={one.user.id} planned={one} />}
        />
      </div>
    </>
  )
}

function PlannedItem({ planned }: { planned: Planned }) {
  const { t } = useTranslation()
  const { user, held } = planned
  return (
    <List.Item>
      <div>
        <Typography.Text strong>
          <LocalName name={user.name} nameAr={user.nameAr} />
        </Typography.Text>{' '}
        {held ? <Tag color="gold">{t(`${MATRIX}.held`)}</Tag> : null}
        <PlanLines planned={planned} />
      </div>
    </List.Item>
  )
}

function PlanLines({ planned }: { planned: Planned }) {
  const { t } = useTranslation()
  const { nameOf } = useSets()
  const comma = t('kit.history.comma')
  const permissions = (names: readonly string[]) =>
    names.map((name) => t(`${USERS}.permission.${name}`)).join(comma)
  const lines = [
    ['gained', permissions(planned.gained)],
    ['lost', permissions(planned.lost)],
    ['setsAdded', planned.setsAdded.map(nameOf).join(comma)],
    ['setsRemoved', planned.setsRemoved.map(nameOf).join(comma)],
    ['denied', permissions(planned.denied)],
    ['allowedAgain', permissions(planned.allowedAgain)],
  ].filter(([, text]) => text)
  if (!lines.length) return <div>{t(`${MATRIX}.plan.source_only`)}</div>
  return lines.map(([key, text]) => (
    <div key={key}>
      {t(`${MATRIX}.plan.${key}`)}: <bdi>{text}</bdi>
    </div>
  ))
}
