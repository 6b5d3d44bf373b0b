import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { DELAYS, delayPath, STATUSES, type DelayRow } from './delay'
import { NoticeTag } from './notice-tag'
import { Period } from './period'

const FACTS: Column<DelayRow>[] = [
  {
    key: 'firstOn',
    width: 225,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <Period delay={row} />,
  },
  {
    key: 'responsible',
    filter: { kind: 'choice', list: 'delay-responsibles' },
    render: (row) => <ChoiceText list="delay-responsibles" value={row.responsible} />,
  },
  { key: 'noticeState', width: 190, render: (row) => <NoticeTag delay={row} /> },
  { key: 'lostDays', align: 'end', render: (row) => <Quantity value={row.lostDays} /> },
  { key: 'grantedDays', align: 'end' },
  {
    key: 'cause',
    filter: { kind: 'choice', list: 'delay-causes' },
    render: (row) => <ChoiceText list="delay-causes" value={row.cause} />,
  },
  {
    key: 'projectId',
    render: (row) => (
      <>
        {row.projectCode} · <LocalName name={row.projectName} nameAr={row.projectNameAr} />
      </>
    ),
  },
  { key: 'createdByName', optional: true },
  { key: 'createdAt', optional: true, render: (row) => <InstantText value={row.createdAt} /> },
]

function useColumns(): Column<DelayRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 140,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={delayPath(row)}>{row.number}</Link>,
    },
    { key: 'title', render: (row) => <LocalName name={row.title} nameAr={row.titleAr} /> },
    {
      key: 'status',
      width: 110,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

export default function DelayList() {
  const { t } = useTranslation()
  const mayDecide = useAbility('delays.decide')
  return (
    <ResourceTable<DelayRow>
      resource={DELAYS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={delayPath}
      initialSorters={[{ field: 'firstOn', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${DELAYS}.tabs.all`), params: {} },
        { key: 'open', label: t(`${DELAYS}.open`), params: { lastOn_empty: 'true' } },
        ...(['recorded', 'claimed', 'granted'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: '/production/delays/new',
        ability: 'delays.record',
        label: t(`${DELAYS}.create`),
      }}
      actions={
        <>
          <LinkButton to="/production/delay-claims">
            {t('production.delay_claims.title')}
          </LinkButton>
          {mayDecide ? (
            <LinkButton to="/production/delay-claims/new">
              {t('production.delay_claims.create')}
            </LinkButton>
          ) : null}
        </>
      }
      emptyHint={t(`${DELAYS}.empty`)}
    />
  )
}
